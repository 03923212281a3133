//go:build !linux

package engine

import "os"

func fdatasync(file *os.File) error { return file.Sync() }
