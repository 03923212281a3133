package wire

import (
	"fmt"
	"strings"
)

// SocketPath turns an endpoint ("unix:/path", "unix:///path" or a bare path)
// into the path of a Unix socket.
func SocketPath(endpoint string) (string, error) {
	path := endpoint
	if rest, ok := strings.CutPrefix(endpoint, "unix:"); ok {
		path = rest
		if p, ok := strings.CutPrefix(rest, "//"); ok {
			path = p
		}
	} else if strings.HasPrefix(endpoint, "tcp:") {
		return "", fmt.Errorf("endpoint %q: docdb listens on a Unix socket only (unix:/path)", endpoint)
	}
	if path == "" {
		return "", fmt.Errorf("endpoint %q: no socket path (expected unix:/path or a path)", endpoint)
	}
	// sun_path of unix(7) holds 108 bytes with its terminating zero.
	if len(path) > 107 {
		return "", fmt.Errorf("endpoint %q: a socket path of %d bytes, at most 107 fit (unix(7))", endpoint, len(path))
	}
	return path, nil
}
