/* The last means against a handler that does not come back: QuickJS asks its interrupt handler between
 * operations, and some operations take seconds (a BigInt of a million bits as text). A timer signal of this
 * thread then leaves the call by siglongjmp. What QuickJS was doing is lost, so that the caller must drop its
 * whole heap and nothing less. In C, because sigsetjmp returns twice. */
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { tick_ns = 20 * 1000 * 1000, idle_ticks_at_most = 50, signal_number = SIGALRM, notify_thread = 4 };

/* struct sigevent as the kernel has it; libcs name its thread differently. */
struct thread_event {
    union sigval value;
    int number, notify, thread;
    char rest[64 - sizeof(union sigval) - 3 * sizeof(int)];
};

static _Thread_local struct {
    sigjmp_buf place;
    volatile sig_atomic_t inside, armed, created, idle_ticks;
    volatile uint64_t deadline_ns;
    const volatile bool *busy;
    int timer;
} guard;

static void set_timer(long every_ns) {
    struct itimerspec period = {{0, every_ns}, {0, every_ns}};
    syscall(SYS_timer_settime, guard.timer, 0, &period, 0);
    guard.armed = every_ns != 0;
}

static void on_tick(int number) {
    (void)number;
    if (!guard.inside) {
        /* Nothing to watch for a second: no more signals until the next call. */
        if (++guard.idle_ticks > idle_ticks_at_most) set_timer(0);
        return;
    }
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    uint64_t now = (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
    /* In the middle of what must be done whole: the next tick will do. */
    if (now < guard.deadline_ns || *guard.busy) return;
    guard.inside = 0;
    siglongjmp(guard.place, 1);
}

static bool make_timer(void) {
    struct sigaction action = {.sa_handler = on_tick, .sa_flags = SA_RESTART | SA_NODEFER};
    struct thread_event event = {.number = signal_number, .notify = notify_thread, .thread = (int)syscall(SYS_gettid)};
    if (sigaction(signal_number, &action, 0) != 0) return false;
    guard.created = syscall(SYS_timer_create, CLOCK_MONOTONIC, &event, &guard.timer) == 0;
    return guard.created;
}

/* Calls, and is true when the call came back before `deadline_ns`, or somewhat later by itself. While *busy,
 * it is not left. */
bool zigttp_guarded(void (*call)(void *), void *state, uint64_t deadline_ns, const volatile bool *busy) {
    if (!guard.created && !make_timer()) {
        call(state); /* without a timer the interrupt handler has to do */
        return true;
    }
    guard.deadline_ns = deadline_ns;
    guard.busy = busy;
    if (sigsetjmp(guard.place, 0) != 0) return false;
    guard.inside = 1;
    guard.idle_ticks = 0;
    if (!guard.armed) set_timer(tick_ns);
    call(state);
    guard.inside = 0;
    return true;
}
