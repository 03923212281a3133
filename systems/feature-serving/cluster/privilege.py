"""PostgreSQL refuses to run as root. Where this program does, the server becomes `nobody`.

It keeps one capability, to pass folders that only root may enter (the cache is below root's home);
everything it writes is its own.
"""

from __future__ import annotations

import os
import pwd
import shutil
from pathlib import Path

from .binaries import ClusterError

_CAPABILITIES = "-all,+dac_override"


def server_user() -> pwd.struct_passwd | None:
    """The user that the server runs as; None: as this process does."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def as_server_user(argv: list[str]) -> list[str]:
    """The command, wrapped where this process is root.

    Raises ClusterError where util-linux's setpriv is missing.
    """
    user = server_user()
    if user is None:
        return argv
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        raise ClusterError("PostgreSQL refuses root, and setpriv (util-linux) is not installed: run as another user")
    return [
        setpriv,
        f"--reuid={user.pw_uid}",
        f"--regid={user.pw_gid}",
        "--clear-groups",
        f"--inh-caps={_CAPABILITIES}",
        f"--ambient-caps={_CAPABILITIES}",
        # Without it access(2) looks at an ordinary user's rights, without the capability (capabilities(7)).
        "--securebits=+no_setuid_fixup",
        *argv,
    ]


def hand_over(folder: Path) -> None:
    """Makes a folder and all in it the server's."""
    user = server_user()
    if user is None:
        return
    os.chown(folder, user.pw_uid, user.pw_gid)
    for parent, folders, files in os.walk(folder):
        for name in folders + files:
            os.chown(os.path.join(parent, name), user.pw_uid, user.pw_gid, follow_symlinks=False)
