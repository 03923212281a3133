// Package faults keeps the planted faults applicable: patches, relative to
// systems/docdb, that tests of the gate and of this system apply to a copy.
package faults

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestPatchesApply(t *testing.T) {
	patches, err := filepath.Glob("*.patch")
	if err != nil || len(patches) < 3 {
		t.Fatalf("found %v, %v", patches, err)
	}
	for _, patch := range patches {
		t.Run(patch, func(t *testing.T) {
			patched(t, patch, func(root string) {
				if out, err := run(root, "go", "vet", "./internal/..."); err != nil {
					t.Errorf("the patched source does not build: %v\n%s", err, out)
				}
			})
		})
	}
}

// What loses an acknowledged write must be caught: a test that can't fail shows nothing.
func TestLossIsCaught(t *testing.T) {
	for patch, by := range map[string]struct{ test, says string }{
		"ack-before-sync.patch": {"TestPowerLoss", "acknowledged"},
		"move-over-newer.patch": {"TestCompactionMeetsNewerWrites", "document updated"},
	} {
		t.Run(patch, func(t *testing.T) {
			patched(t, patch, func(root string) {
				out, err := run(root, "go", "test", "-run", by.test, "./internal/engine")
				if err == nil || !strings.Contains(out, by.says) {
					t.Errorf("%s did not catch it: %v\n%s", by.test, err, out)
				}
			})
		})
	}
}

// patched calls use with a copy of the source that has the fault.
func patched(t *testing.T, patch string, use func(root string)) {
	t.Helper()
	copyTree(t, "..", t.TempDir(), func(root string) {
		path, err := filepath.Abs(patch)
		if err != nil {
			t.Fatal(err)
		}
		apply(t, root, path)
		use(root)
	})
}

func apply(t *testing.T, root, patch string) {
	t.Helper()
	for _, arguments := range [][]string{{"apply", "--check", patch}, {"apply", patch}} {
		if out, err := run(root, "git", arguments...); err != nil {
			t.Fatalf("git %s: %v\n%s", strings.Join(arguments, " "), err, out)
		}
	}
}

func run(folder, name string, arguments ...string) (string, error) {
	command := exec.Command(name, arguments...)
	command.Dir = folder
	// The copy is no part of this repository, nor of any other.
	command.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(folder))
	out, err := command.CombinedOutput()
	return string(out), err
}

func copyTree(t *testing.T, from, to string, use func(root string)) {
	t.Helper()
	for _, part := range []string{"go.mod", "go.sum", "internal", "client", "crash", "cmd"} {
		source := filepath.Join(from, part)
		info, err := os.Stat(source)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if info.IsDir() {
			err = os.CopyFS(filepath.Join(to, part), os.DirFS(source))
		} else {
			var b []byte
			if b, err = os.ReadFile(source); err == nil {
				err = os.WriteFile(filepath.Join(to, part), b, 0o644)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	use(to)
}
