package report

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
)

// WriteText renders the result for a terminal.
func (r *Result) WriteText(w io.Writer) error {
	if _, err := io.WriteString(w, r.Headline()); err != nil {
		return err
	}
	for _, table := range r.AllTables() {
		if len(table.Rows) == 0 {
			continue
		}
		if _, err := fmt.Fprintf(w, "\n%s\n", table.Title); err != nil {
			return err
		}
		columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
		for _, row := range append([][]string{table.Header}, table.Rows...) {
			if _, err := fmt.Fprintln(columns, strings.Join(row, "\t")+"\t"); err != nil {
				return err
			}
		}
		if err := columns.Flush(); err != nil {
			return err
		}
	}
	for _, caveat := range r.Caveats {
		if _, err := fmt.Fprintf(w, "\nnote: %s\n", caveat); err != nil {
			return err
		}
	}
	return nil
}

// WriteJSON writes the result to a file.
func (r *Result) WriteJSON(path string) error {
	return replace(path, func(w io.Writer) error {
		encoder := json.NewEncoder(w)
		encoder.SetIndent("", "  ")
		return encoder.Encode(r)
	})
}

// WriteCSV writes a file for each table beside the JSON file: x.json gives x-operations.csv and so on. It
// returns their paths.
func (r *Result) WriteCSV(jsonPath string) ([]string, error) {
	var paths []string
	for _, table := range r.AllTables() {
		path := strings.TrimSuffix(jsonPath, filepath.Ext(jsonPath)) + "-" + table.Name + ".csv"
		if err := replace(path, func(w io.Writer) error {
			return csv.NewWriter(w).WriteAll(append([][]string{table.Header}, table.Rows...))
		}); err != nil {
			return paths, err
		}
		paths = append(paths, path)
	}
	return paths, nil
}

// replace writes a file beside path and renames it into place, so that a full disk or an interrupt leaves
// the file that was there.
func replace(path string, write func(io.Writer) error) (err error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(file.Name())
		}
	}()
	if err := write(file); err != nil {
		_ = file.Close()
		return fmt.Errorf("write %s: %w", path, err)
	}
	if err := file.Chmod(0o644); err != nil {
		_ = file.Close()
		return err
	}
	if err := file.Close(); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return os.Rename(file.Name(), path)
}
