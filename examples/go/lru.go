// Package lru is a cache that forgets what was used least recently.
package lru

import "container/list"

type entry struct {
	key, value uint64
}

// Cache holds at most a number of entries. It is not safe for concurrent use.
type Cache struct {
	most    int
	order   *list.List
	entries map[uint64]*list.Element
}

// New makes a cache of at most that many entries.
func New(most int) *Cache {
	return &Cache{most: most, order: list.New(), entries: make(map[uint64]*list.Element, most)}
}

// Get returns the value of a key, which is then the one used last.
func (c *Cache) Get(key uint64) (uint64, bool) {
	element, ok := c.entries[key]
	if !ok {
		return 0, false
	}
	c.order.MoveToFront(element)
	return element.Value.(*entry).value, true
}

// Put sets the value of a key, and forgets the key used least recently where there is no room.
func (c *Cache) Put(key, value uint64) {
	if element, ok := c.entries[key]; ok {
		element.Value.(*entry).value = value
		c.order.MoveToFront(element)
		return
	}
	if c.order.Len() >= c.most {
		oldest := c.order.Back()
		c.order.Remove(oldest)
		delete(c.entries, oldest.Value.(*entry).key)
	}
	c.entries[key] = c.order.PushFront(&entry{key, value})
}
