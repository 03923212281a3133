"""A real PostgreSQL server on a temporary cluster: no port, an ordinary user, gone when it is stopped."""
