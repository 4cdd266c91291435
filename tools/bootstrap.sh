#!/usr/bin/env bash
# Makes a fresh machine ready: finds what is missing, installs it where it may, then .venv and the package.
#   tools/bootstrap.sh run|test|deb
# Exit 0: ready. Exit 2: something is missing that needs an administrator; the one line to type is printed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
purpose="${1:-test}"
PATH="$PATH:/usr/sbin:/sbin"

say() { printf '%s\n' "$*" >&2; }

# --- a Python that is new enough ---------------------------------------------------------------------------------
find_python() {
    local candidate
    for candidate in "${PTCG_PYTHON:-}" python3 python3.13 python3.12 python3.11 python3.14; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
}

# --- what is missing from the system, as Debian package names ------------------------------------------------------
# library file : package. Looked up by file, so that packages renamed in Ubuntu 24.04 (…t64) are recognised.
offscreen_libraries='libglib-2.0.so.0:libglib2.0-0 libEGL.so.1:libegl1 libGL.so.1:libgl1
    libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3 libfontconfig.so.1:libfontconfig1'
window_libraries='libxcb-cursor.so.0:libxcb-cursor0 libxkbcommon-x11.so.0:libxkbcommon-x11-0
    libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0'

missing_packages() {
    local known entry
    known="$(ldconfig -p)"
    for entry in $offscreen_libraries $window_libraries; do
        grep -qF "${entry%%:*} " <<<"$known" || echo "${entry##*:}"
    done
    if [ "$purpose" = test ]; then
        command -v Xvfb >/dev/null && command -v xvfb-run >/dev/null || echo xvfb
        command -v xauth >/dev/null || echo xauth
    fi
    if [ "$purpose" = deb ]; then
        command -v dpkg-deb >/dev/null || echo dpkg
        command -v objdump >/dev/null || echo binutils
    fi
    if [ -z "$python" ]; then
        echo PYTHON
    elif [ ! -x .venv/bin/python ] && ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    fi
}

# The name this release knows: Ubuntu 24.04 and Debian 13 add t64 to some; Ubuntu 22.04 has 3.11 beside its 3.10.
name_here() {
    if [ "$1" = PYTHON ]; then
        case "$(apt-cache policy python3 | sed -n 's/ *Candidate: //p')" in
            3.[0-9].* | 3.10.*) echo 'python3.11 python3.11-venv' ;;
            *) echo 'python3 python3-venv' ;;
        esac
    elif apt-cache show "$1" >/dev/null 2>&1; then
        echo "$1"
    elif apt-cache show "${1}t64" >/dev/null 2>&1; then
        echo "${1}t64"
    else
        echo "$1"
    fi
}

install_packages() {
    local sudo=() names=() package
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
            sudo=(sudo -n)
        else
            for package in $1; do names+=($(name_here "$package")); done
            say "These packages are missing. Please type this line, then try again:"
            say "  sudo apt-get install -y --no-install-recommends ${names[*]}"
            exit 2
        fi
    fi
    say "Installing system packages: $(tr '\n' ' ' <<<"$1")"
    ${sudo[@]+"${sudo[@]}"} apt-get update -qq || say "The package list could not be refreshed; trying with the old one."
    for package in $1; do names+=($(name_here "$package")); done
    if ! ${sudo[@]+"${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends "${names[@]}" >/dev/null; then
        say "apt-get could not install them. Please type this line, then try again:"
        say "  sudo apt-get install -y --no-install-recommends ${names[*]}"
        exit 2
    fi
}

python="$(find_python)"
if [ "$(uname)" = Linux ]; then
    missing="$(missing_packages)"
    if [ -n "$missing" ]; then
        if ! command -v apt-get >/dev/null; then
            say "These libraries are missing (Debian names); please install them with your system's package tool:"
            say "  $(tr '\n' ' ' <<<"$missing")"
            exit 2
        fi
        install_packages "$missing"
        python="$(find_python)"
    fi
fi
if [ -z "$python" ]; then
    say "Python 3.11 or newer is needed and was not found."
    exit 2
fi

# --- .venv, only when something changed --------------------------------------------------------------------------
if [ -d .venv ] && ! .venv/bin/python -c '' 2>/dev/null; then
    say "The folder .venv belongs to a Python that is gone; making it anew."
    rm -rf .venv
fi
if [ ! -d .venv ]; then
    "$python" -m venv .venv
fi
stamp=.venv/installed-for
wanted="$(cksum <pyproject.toml) $(.venv/bin/python -V) $PWD"
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$wanted" ]; then
    say "Installing the program and its tools into .venv (the first time takes a few minutes)…"
    # No build isolation: an isolated build would fetch Qt a second time only to compile translations.
    .venv/bin/python -m pip install --quiet --disable-pip-version-check hatchling editables >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e '.[dev]' >&2
    printf '%s' "$wanted" >"$stamp"
fi
