package wire

// These are the JSON bodies of answers. Times are nanoseconds, sizes bytes.

// Stats describes the server since its start.
type Stats struct {
	UptimeNs  int64           `json:"uptimeNs"`
	CPUNs     int64           `json:"cpuNs"`    // user and system time of the server process
	RSSBytes  int64           `json:"rssBytes"` // peak resident set
	Pool      int             `json:"pool"`
	Durable   bool            `json:"durable"` // false under --nosync
	Conns     int64           `json:"connections"`
	Databases []DatabaseStats `json:"databases"` // ordered by name
}

// Operations counts what ended well, by kind, and what did not.
type Operations struct {
	Create   uint64 `json:"create"`
	Read     uint64 `json:"read"`
	Update   uint64 `json:"update"`
	Delete   uint64 `json:"delete"`
	NotFound uint64 `json:"notFound"`
	Exists   uint64 `json:"exists"`
	Errors   uint64 `json:"errors"`
}

// DatabaseStats describes one database since the server's start; documents,
// liveBytes, walSegments and walDiskBytes are as of now.
type DatabaseStats struct {
	Name          string         `json:"name"`
	Documents     int64          `json:"documents"`
	LiveBytes     int64          `json:"liveBytes"` // records that are still current
	Operations    Operations     `json:"operations"`
	Fsyncs        uint64         `json:"fsyncs"`
	Batches       uint64         `json:"batches"`
	BatchRecords  uint64         `json:"batchRecords"`
	MeanBatchSize float64        `json:"meanBatchSize"` // records a commit; 0 before the first
	MaxBatchSize  uint64         `json:"maxBatchSize"`
	WALBytes      uint64         `json:"walBytes"`     // appended since the start
	WALUsedBytes  int64          `json:"walUsedBytes"` // records in the log now, dead ones included
	WALSegments   int            `json:"walSegments"`
	WALDiskBytes  int64          `json:"walDiskBytes"` // preallocated
	Compactions   uint64         `json:"compactions"`
	Healings      uint64         `json:"healings"`
	Unrecoverable uint64         `json:"unrecoverable"`
	Recovery      RecoveryReport `json:"recovery"`
}

// Damage is one record that failed its check.
type Damage struct {
	ID      string `json:"id,omitempty"` // unknown when the header is damaged too
	Segment uint64 `json:"segment"`
	Offset  int64  `json:"offset"`
	Bytes   int64  `json:"bytes"`
	Copy    string `json:"copy"` // "wal", "data" or "both": which copy was damaged
	Healed  bool   `json:"healed"`
	Detail  string `json:"detail"`
}

// RecoveryReport says what opening a database found.
type RecoveryReport struct {
	DurationNs       int64    `json:"durationNs"`
	Segments         int      `json:"segments"`
	Records          int64    `json:"records"`
	Bytes            int64    `json:"bytes"`
	MirrorRestored   int64    `json:"mirrorRestored"`   // bytes of data segments rewritten from the WAL
	HealedRecords    int64    `json:"healedRecords"`    // WAL records restored from the data segment
	LostRecords      int64    `json:"lostRecords"`      // damaged in both places
	DroppedTailBytes int64    `json:"droppedTailBytes"` // a torn tail: never acknowledged
	Damage           []Damage `json:"damage,omitempty"` // the first 100
}

// HealOptions is the body of a heal request.
type HealOptions struct {
	Workers int `json:"workers,omitempty"` // 0: the server's default
}

// HealReport is what one pass over a database found.
type HealReport struct {
	Database      string   `json:"database"`
	Workers       int      `json:"workers"`
	DurationNs    int64    `json:"durationNs"`
	Scanned       int64    `json:"scanned"` // records
	ScannedBytes  int64    `json:"scannedBytes"`
	Damaged       int64    `json:"damaged"`
	Healed        int64    `json:"healed"`
	Unrecoverable int64    `json:"unrecoverable"`
	Damage        []Damage `json:"damage,omitempty"` // the first 100
}

// TrackingOptions is the body of a request to start healing tracking.
type TrackingOptions struct {
	IntervalMs int `json:"intervalMs,omitempty"` // pause between two passes; 0: 1000
	Workers    int `json:"workers,omitempty"`    // 0: the server's default
}

// TrackingReport is the state of a database's healing tracking. Stopping
// returns the last one.
type TrackingReport struct {
	Database      string   `json:"database"`
	Active        bool     `json:"active"`
	DurationNs    int64    `json:"durationNs"` // since it was started
	Passes        int64    `json:"passes"`
	FailedPasses  int64    `json:"failedPasses"`        // not among passes
	LastError     string   `json:"lastError,omitempty"` // of the last one that failed
	BusyNs        int64    `json:"busyNs"`              // time within passes
	Scanned       int64    `json:"scanned"`
	ScannedBytes  int64    `json:"scannedBytes"`
	Healed        int64    `json:"healed"` // by passes and by reads
	Unrecoverable int64    `json:"unrecoverable"`
	Damage        []Damage `json:"damage,omitempty"` // the first 100
}
