package wire_test

import (
	"bytes"
	"errors"
	"testing"

	"docdb/internal/wire"
)

func TestRequestRoundTrip(t *testing.T) {
	frame := wire.AppendRequest(nil, 7, wire.OpCreate, "db1", "id-1", []byte(`{"a":1}`))
	r, err := wire.DecodeRequest(frame[wire.LengthBytes:])
	if err != nil || r.RequestID != 7 || r.Op != wire.OpCreate || string(r.Database) != "db1" || string(r.ID) != "id-1" || string(r.Body) != `{"a":1}` {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestResponseRoundTrip(t *testing.T) {
	phases := wire.Phases{QueueNs: 1, LockNs: 2, WalNs: 3, SyncNs: 4, ApplyNs: 5}
	frame := append(wire.AppendResponseHeader(nil, 9, wire.StatusDamaged, phases, 3), "why"...)
	r, err := wire.DecodeResponse(frame[wire.LengthBytes:])
	if err != nil || r.RequestID != 9 || r.Status != wire.StatusDamaged || r.Phases != phases || string(r.Body) != "why" {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestSocketPath(t *testing.T) {
	tests := map[string]string{
		"unix:/run/d.sock": "/run/d.sock", "unix:///run/d.sock": "/run/d.sock", "/run/d.sock": "/run/d.sock", "d.sock": "d.sock",
		"": "", "unix:": "", "tcp:127.0.0.1:1": "", "unix:/" + string(bytes.Repeat([]byte("x"), 107)): "",
	}
	for endpoint, want := range tests {
		if got, err := wire.SocketPath(endpoint); got != want || (err == nil) != (want != "") {
			if want == "" && err != nil {
				continue
			}
			t.Errorf("%q: %q, %v", endpoint, got, err)
		}
	}
}

func FuzzDecodeRequest(f *testing.F) {
	f.Add(wire.AppendRequest(nil, 1, wire.OpUpdate, "db", "id", []byte("{}"))[wire.LengthBytes:])
	f.Add([]byte{})
	f.Add(bytes.Repeat([]byte{0xFF}, 40))
	f.Fuzz(func(t *testing.T, payload []byte) {
		r, err := wire.DecodeRequest(payload)
		if err != nil {
			if !errors.Is(err, wire.ErrMalformed) {
				t.Errorf("an error of another kind: %v", err)
			}
			return
		}
		again := wire.AppendRequest(nil, r.RequestID, r.Op, string(r.Database), string(r.ID), r.Body)
		if !bytes.Equal(again[wire.LengthBytes:], payload) {
			t.Errorf("%x became %x", payload, again)
		}
	})
}
