//go:build !linux

package drive

import "time"

func fineTimer() {}

func sleep(d time.Duration) { time.Sleep(d) }
