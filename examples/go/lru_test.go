package lru

import "testing"

const most = 4096

func filled() *Cache {
	cache := New(most)
	for key := uint64(0); key < most; key++ {
		cache.Put(key, key*key)
	}
	return cache
}

func TestForgetsTheOldest(t *testing.T) {
	cache := filled()
	cache.Get(0)
	cache.Put(most, 1)
	if _, ok := cache.Get(1); ok {
		t.Error("1 was used least recently and is still there")
	}
	if value, ok := cache.Get(0); !ok || value != 0 {
		t.Error("0 was used and is gone")
	}
}

func BenchmarkGet(b *testing.B) {
	cache := filled()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		cache.Get(uint64(i) * 7919 % most)
	}
}

func BenchmarkPut(b *testing.B) {
	cache := filled()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		cache.Put(uint64(i), uint64(i))
	}
}
