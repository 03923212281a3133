module docdb

go 1.26.0
