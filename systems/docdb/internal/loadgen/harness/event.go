package harness

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
)

// The events of the harness protocol, version 1 (schemas/harness-event-1.json).
type (
	startEvent struct {
		Type         string `json:"type"`
		Protocol     int    `json:"protocol"`
		Harness      string `json:"harness"`
		Version      string `json:"version"`
		Clock        string `json:"clock"`
		TimerFloorNs int64  `json:"timerFloorNs"`
		Workload     string `json:"workload"`
	}
	samplesEvent struct {
		Type     string  `json:"type"`
		Scenario string  `json:"scenario"`
		Metric   string  `json:"metric"`
		Unit     string  `json:"unit"`
		Phase    string  `json:"phase,omitempty"`
		Outcome  string  `json:"outcome,omitempty"`
		Warmup   bool    `json:"warmup,omitempty"`
		Values   []int64 `json:"values"`
	}
	valueEvent struct {
		Type     string            `json:"type"`
		Scenario string            `json:"scenario,omitempty"`
		Metric   string            `json:"metric"`
		Unit     string            `json:"unit"`
		Better   string            `json:"better"`
		Labels   map[string]string `json:"labels,omitempty"`
		Value    float64           `json:"value"`
	}
	errorEvent struct {
		Type     string `json:"type"`
		Scenario string `json:"scenario,omitempty"`
		Kind     string `json:"kind"`
		Count    int    `json:"count"`
		Message  string `json:"message,omitempty"`
	}
	caveatEvent struct {
		Type     string `json:"type"`
		Scenario string `json:"scenario,omitempty"`
		Code     string `json:"code"`
		Message  string `json:"message"`
	}
	endEvent struct {
		Type       string `json:"type"`
		Operations int    `json:"operations"`
		Checksum   string `json:"checksum"`
	}
)

const (
	lower  = "lower"
	higher = "higher"
)

// eventFile appends events to the file that the gate reads, one JSON object a line.
type eventFile struct {
	file    *os.File
	buffer  *bufio.Writer
	encoder *json.Encoder
}

func openEvents(path string) (*eventFile, error) {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	buffer := bufio.NewWriterSize(file, 1<<20)
	return &eventFile{file, buffer, json.NewEncoder(buffer)}, nil
}

func (e *eventFile) write(event any) error { return e.encoder.Encode(event) }

// close writes out what is buffered. An error means that the file is not whole.
func (e *eventFile) close() error { return errors.Join(e.buffer.Flush(), e.file.Close()) }
