"""Online feature serving from PostgreSQL: entities x tables by text hash key."""
