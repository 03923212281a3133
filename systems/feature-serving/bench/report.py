"""The published report's tables, its costs and its decision, filled from runs of the gate.

    npx latency-gate gate --studies --system feature-serving --out results
    python3 systems/feature-serving/bench/report.py results [more results]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any

_SYSTEM = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(_SYSTEM))

from featureserving.cost import compare, decide, read_prices  # noqa: E402

#: The report's, of DynamoDB.
_PEER_P99_MS = 79.0

#: The report's rows: name, printed before, printed as expected, target; how ours is read, in its unit.
_PUBLISHED = (
    ("Buffer hit ratio", "44.58 %", "> 99 %", "> 99 %", "hit-ratio"),
    ("P50", "77.82 ms", "25–35 ms", "< 40 ms", 0.5),
    ("P95", "100.53 ms", "< 50 ms", "< 60 ms", 0.95),
    ("P99", "109.82 ms", "< 60 ms", "< 70 ms", 0.99),
    ("Min", "33.32 ms", "~30 ms", "–", 0.0),
    ("Stddev", "13.14 ms", "< 5 ms", "< 5 ms", "stddev"),
)
_OURS = (
    ("other keys", "original/other-keys"),
    ("same keys", "original/same-keys"),
    ("best form", "ways/union-pipeline"),
)


def main(argv: list[str]) -> int:
    if not argv:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    trials: list[dict[str, Any]] = []
    studies: list[dict[str, Any]] = []
    for name in argv:
        folder = Path(name)
        try:
            results = json.loads((folder / "results.json").read_text())
            report = json.loads((folder / "report.json").read_text())
        except (OSError, ValueError) as error:
            print(f"no run in {folder}: {error}", file=sys.stderr)
            return 1
        ok = [trial for trial in results["trials"] if trial["outcome"]["kind"] == "ok"]
        trials += [trial for trial in ok if (trial["system"], trial["side"]) == ("feature-serving", "candidate")]
        studies += [study for study in report["studies"] if study["system"] == "feature-serving"]
    _report_table(trials)
    print()
    _fixes_table(studies, trials)
    print()
    _levels_table(trials)
    print()
    _decide(trials)
    return 0


def _decide(trials: list[dict[str, Any]]) -> None:
    """The report's next step and its comparison of costs: from the measured P99, and from the declared prices."""
    name, scenario = _OURS[-1]
    p99_ns = _level(0.99, scenario, trials)
    if p99_ns is not None:
        print(f"{name}: {decide(float(f'{p99_ns / 1e6:.3g}'), _PEER_P99_MS)}")
    prices = read_prices(_SYSTEM / "prices.json")
    costs = compare(prices["lakebase"], prices["dynamodb"])
    print(
        f"{costs.cheaper.name} ${costs.cheaper.per_day:,.0f} a day, {costs.dearer.name} "
        f"${costs.dearer.per_day:,.0f} a day: {costs.factor:.0f} ×"
    )


def _report_table(trials: list[dict[str, Any]]) -> None:
    _row("metric", "report: before", "report: expected", "report: target", *(f"here: {name}" for name, _ in _OURS))
    _row("-", *["-:"] * (3 + len(_OURS)))
    for name, *printed, what in _PUBLISHED:
        _row(name, *printed, *(_show(what, scenario, trials) for _, scenario in _OURS))


def _levels_table(trials: list[dict[str, Any]]) -> None:
    _row("scenario", "min", "P50", "P95", "P99", "hit ratio", "warmed", "round trips", "bytes")
    _row("-", *["-:"] * 8)
    scenarios = sorted({f"{trial['benchmark']}/{s['scenario']}" for trial in trials for s in trial["outcome"]["series"]})
    for scenario in scenarios:
        shown = [_show(what, scenario, trials) for what in (0.0, 0.5, 0.95, 0.99, "hit-ratio", "warmed-share")]
        _row(scenario, *shown, *(_count(what, scenario, trials) for what in ("round-trips", "result-bytes")))


def _fixes_table(studies: list[dict[str, Any]], trials: list[dict[str, Any]]) -> None:
    _row("study", "statistic", "before", "after", "change", "95 %", "finding")
    _row("-", "-", "-:", "-:", "-:", "-:", "-")
    for study in studies:
        for step in study["steps"]:
            q = int(step["statistic"][1:]) / 100
            change = step.get("change")
            low, high = (change["relativeInterval"][end] for end in ("low", "high")) if change else (None, None)
            _row(
                f"{study['id']}: {study['reference']} → {step['scenario']}",
                step["statistic"].upper(),
                _show(q, study["reference"], trials),
                _show(q, step["scenario"], trials),
                "–" if change is None else f"{change['relative']:+.1%}",
                "–" if change is None else f"{_bound(low)} … {_bound(high)}",
                step["finding"] + (f": {step['recommendation']}" if step.get("recommendation") else ""),
            )


def _bound(share: Any) -> str:
    return f"{share:+.1%}" if isinstance(share, (int, float)) else "∞"


def _show(what: float | str, scenario: str, trials: list[dict[str, Any]]) -> str:
    if isinstance(what, str):
        found = _values(what, scenario, trials)
        if not found:
            return "–"
        return f"{median(found) / 1e6:.2f} ms" if what == "stddev" else f"{100 * median(found):.4g} %"
    level = _level(what, scenario, trials)
    return "–" if level is None else f"{level / 1e6:.2f} ms"


def _level(q: float, scenario: str, trials: list[dict[str, Any]]) -> float | None:
    """A quantile in each trial, and the median of them: one trial that was disturbed does not make the figure."""
    levels = [samples[min(len(samples) - 1, int(len(samples) * q))] for samples in _samples(scenario, trials)]
    return median(levels) if levels else None


def _count(what: str, scenario: str, trials: list[dict[str, Any]]) -> str:
    found = _values(what, scenario, trials)
    return f"{median(found):.0f}" if found else "–"


def _values(metric: str, scenario: str, trials: list[dict[str, Any]]) -> list[float]:
    benchmark, id = scenario.split("/")
    return [
        value["value"]
        for trial in trials
        if trial["benchmark"] == benchmark
        for value in trial["outcome"]["values"]
        if (value.get("scenario"), value["metric"]) == (id, metric)
    ]


def _samples(scenario: str, trials: list[dict[str, Any]]) -> list[list[float]]:
    benchmark, id = scenario.split("/")
    found = []
    for trial in trials:
        if trial["benchmark"] == benchmark:
            series = [s for s in trial["outcome"]["series"] if s["scenario"] == id and s["outcome"] == "ok"]
            whole = [value for s in series if not s.get("phase") and not s["warmup"] for value in s["values"]]
            if whole:
                found.append(sorted(whole))
    return found


def _row(*cells: str) -> None:
    print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
