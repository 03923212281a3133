"""The operating system's page cache: dropped file by file, as any user may, and looked at afterwards."""

from __future__ import annotations

import ctypes
import mmap
import os
from collections.abc import Iterable
from pathlib import Path

_PAGE = mmap.PAGESIZE
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
_libc.mincore.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p]


def drop(files: Iterable[Path]) -> None:
    """Drops the files' pages (posix_fadvise DONTNEED). Only clean pages go, so each is synced first."""
    for file in files:
        descriptor = os.open(file, os.O_RDONLY)
        try:
            os.fdatasync(descriptor)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        finally:
            os.close(descriptor)


def resident_share(files: Iterable[Path]) -> float:
    """Share of the files' pages that are in memory, 0 to 1 (mincore)."""
    pages = resident = 0
    for file in files:
        size = file.stat().st_size
        if size == 0:
            continue
        count = -(-size // _PAGE)
        descriptor = os.open(file, os.O_RDONLY)
        try:
            address = _libc.mmap(None, size, mmap.PROT_READ, mmap.MAP_SHARED, descriptor, 0)
            if address == ctypes.c_void_p(-1).value:
                raise OSError(ctypes.get_errno(), "mmap", str(file))
            flags = ctypes.create_string_buffer(count)
            seen = _libc.mincore(address, size, flags)
            error = ctypes.get_errno()
            _libc.munmap(address, size)
            if seen != 0:
                raise OSError(error, "mincore", str(file))
        finally:
            os.close(descriptor)
        pages += count
        resident += sum(flag & 1 for flag in flags.raw)
    return resident / pages if pages else 0.0
