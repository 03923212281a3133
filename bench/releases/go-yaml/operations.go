package main

import (
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
)

// Ten rules with a text of several lines each.
func rules() []byte {
	var text strings.Builder
	for i := range 10 {
		fmt.Fprintf(&text, "- name: rule %d\n  tags: [one, two]\n  text: |\n    line one of %d\n    line two\n  number: %d\n", i, i, i)
	}
	return []byte(text.String())
}

func flat() []byte {
	var text strings.Builder
	for i := range 50 {
		fmt.Fprintf(&text, "key-%d: value %d\n", i, i)
	}
	return []byte(text.String())
}

func unmarshal(text []byte) func() {
	return func() {
		var value any
		if err := yaml.Unmarshal(text, &value); err != nil {
			panic(err)
		}
	}
}

var operations = map[string]func(){"rules": unmarshal(rules()), "flat": unmarshal(flat())}
