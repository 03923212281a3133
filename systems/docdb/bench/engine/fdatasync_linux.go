package engine

import (
	"os"
	"syscall"
)

func fdatasync(file *os.File) error { return syscall.Fdatasync(int(file.Fd())) }
