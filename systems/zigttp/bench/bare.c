/* The measure of throughput: a bare epoll server with keep-alive that answers a constant. It looks for the
 * end of each head and for nothing else. One thread, like one worker of zigttp. */
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static const char answer[] = "HTTP/1.1 200 OK\r\ndate: Sat, 21 Nov 2026 10:24:17 GMT\r\n"
                             "content-type: text/plain;charset=UTF-8\r\ncontent-length: 6\r\n\r\n100000";

int main(int count, char **arguments) {
    if (count != 2) return 2;
    int one = 1;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    int poll = epoll_create1(EPOLL_CLOEXEC);
    struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(arguments[1]))};
    name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener};
    if (listener < 0 || poll < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) < 0) return 1;
    if (setsockopt(listener, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) < 0) return 1;
    if (bind(listener, (struct sockaddr *)&name, sizeof name) < 0 || listen(listener, 1024) < 0) return 1;
    if (epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event) < 0) return 1;
    for (;;) {
        struct epoll_event events[64];
        int ready = epoll_wait(poll, events, 64, -1);
        for (int i = 0; i < ready; i++) {
            int fd = events[i].data.fd;
            if (fd == listener) {
                int client = accept4(listener, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC);
                event.events = EPOLLIN;
                event.data.fd = client;
                if (client >= 0 && epoll_ctl(poll, EPOLL_CTL_ADD, client, &event) < 0) close(client);
                continue;
            }
            char request[4096];
            ssize_t length = recv(fd, request, sizeof request, 0);
            if (length < 4 || memcmp(request + length - 4, "\r\n\r\n", 4) != 0) {
                close(fd);
            } else if (send(fd, answer, sizeof answer - 1, MSG_NOSIGNAL) != sizeof answer - 1) {
                close(fd);
            }
        }
    }
}
