package drive

import (
	"syscall"
	"time"
)

// prSetTimerslack is PR_SET_TIMERSLACK of prctl(2): the default slack of 50 µs is more than an operation takes.
const prSetTimerslack = 29

func fineTimer() {
	// A kernel that refuses leaves the slack as it was; Lag then shows it.
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, prSetTimerslack, 1, 0)
}

func sleep(d time.Duration) {
	request := syscall.NsecToTimespec(int64(d))
	_ = syscall.Nanosleep(&request, nil) // its only error is an early wake-up, and the caller looks at the clock
}
