package crash_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// An idle server sleeps. Its processor time is counted by the kernel, so other
// load on the machine does not disturb this; what the server still had to do
// before, such as preallocating segments on a slow disk, ends by itself.
func TestIdle(t *testing.T) {
	folder, err := os.MkdirTemp("", "docdb-idle")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(folder)
	binary := filepath.Join(folder, "docdb")
	if out, err := exec.Command("go", "build", "-o", binary, "docdb/cmd/docdb").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	server := launch(t, binary, folder)
	for d := range databases {
		name := fmt.Sprintf("db%d", d+1)
		if err := server.client.CreateDatabase(ctx, name); err != nil {
			t.Fatal(err)
		}
		if _, err := server.client.Create(ctx, name, "a", []byte(`1`)); err != nil {
			t.Fatal(err)
		}
	}
	time.Sleep(200 * time.Millisecond) // the next segments are being preallocated
	share := 1.0
	for try := 0; try < 5 && share >= 0.01; try++ {
		before, err := server.client.Stats(ctx)
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Second)
		after, err := server.client.Stats(ctx)
		if err != nil {
			t.Fatal(err)
		}
		share = float64(after.CPUNs-before.CPUNs) / float64(after.UptimeNs-before.UptimeNs)
		t.Logf("idle: %.3f %% of one core", share*100)
	}
	if share >= 0.01 {
		t.Errorf("an idle server never uses less than %.2f %% of a core", share*100)
	}
	server.stop(t)
}
