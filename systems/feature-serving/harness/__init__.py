"""Measures the feature server and writes the events of the gate's protocol."""
