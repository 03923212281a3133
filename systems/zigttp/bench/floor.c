/* The floor: the least that a process can do between its start and its first answer on a socket. It accepts
 * and answers a constant, one client after the other. */
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static const char answer[] = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 26\r\n\r\n"
                             "{\"requestCount\":1,\"is\":\"\"}";

int main(int count, char **arguments) {
    if (count != 2) return 2;
    int one = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(arguments[1]))};
    name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) < 0) return 1;
    if (bind(fd, (struct sockaddr *)&name, sizeof name) < 0 || listen(fd, 16) < 0) return 1;
    for (;;) {
        char request[4096];
        int client = accept(fd, 0, 0);
        if (client < 0) return 1;
        if (read(client, request, sizeof request) > 0 && write(client, answer, sizeof answer - 1) < 0) return 1;
        close(client);
    }
}
