package engine

// WaitingWrites is how many writes wait for the next commit.
func (db *Database) WaitingWrites() int {
	db.queue.mu.Lock()
	defer db.queue.mu.Unlock()
	return len(db.queue.writes)
}
