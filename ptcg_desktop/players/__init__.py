"""Who decides without a person: players that see only views."""
