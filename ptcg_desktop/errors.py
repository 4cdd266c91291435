"""The one error type that is shown to people as a sentence.

Three kinds of failure exist (docs/architecture.md): a `KnownError` (environment or file: say it, go on), an illegal
action (a rules answer, `engine.IllegalAction`) and everything else, which is a bug.
"""

from __future__ import annotations


class KnownError(Exception):
    """Something outside the program is wrong and the person can do something about it.

    Attributes:
        code: Stable dotted id of the message, e.g. `"archive.truncated"`; data/words/errors.toml has its sentence.
        params: Values for the sentence, language-free (paths, numbers, names).
    """

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        details = ", ".join(f"{key}={value}" for key, value in params.items())
        super().__init__(f"{code}: {details}" if details else code)
