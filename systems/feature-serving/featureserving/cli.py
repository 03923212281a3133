"""The feature server's commands: serve, get, migrate, load, prewarm, cost, decide."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
from pathlib import Path
from typing import NoReturn

import psycopg

from .catalog import Catalog, CatalogError, benchmark_catalog
from .cost import BadPrices, compare, decide, read_prices
from .dataset import DataSet, LoadError, load
from .front import Front, answer_of
from .prewarm import read_pairs, warm_keys, warm_tables
from .results import ServingError
from .schema import SchemaError, migrate
from .server import FeatureServer
from .strategies import STRATEGIES


def main(argv: list[str]) -> int:
    """Runs a command; returns 0, or 1 with a message where it failed (argparse: 2 for bad usage)."""
    arguments = _parser().parse_args(argv)
    try:
        arguments.run(arguments)
    except (ServingError, CatalogError, SchemaError, LoadError, BadPrices, psycopg.Error, OSError, ValueError) as error:
        print(f"feature-serving {arguments.command}: {error}".rstrip(), file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="main.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, run: object, says: str, database: bool = True) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=says, description=says)
        made.set_defaults(run=run)
        if database:
            made.add_argument("--dsn", required=True, help="conninfo of PostgreSQL")
            made.add_argument("--schema", default="features")
        return made

    serve = command("serve", _serve, "answer HTTP on a Unix socket or a loopback port")
    serve.add_argument("--listen", required=True, help="unix:/path or tcp:127.0.0.1:port")
    serve.add_argument("--pool-size", type=int, default=8)
    _reading(serve)
    get = command("get", _get, "read features once, as JSON")
    get.add_argument("keys", nargs="+", help="entity=key")
    get.add_argument("--timeout-ms", type=float)
    _reading(get)
    command("migrate", _migrate, "bring the schema to this program's version")
    loading = command("load", _load, "load the benchmark's data set")
    loading.add_argument("--rows", type=int, required=True)
    loading.add_argument("--seed", type=int, default=1)
    warm = command("prewarm", _prewarm, "fill the caches before a deployment takes traffic")
    warm.add_argument("--keys", type=Path, help="file with lines of entity, tab, key (- is standard input)")
    warm.add_argument("--cycles", type=int, default=2)
    _reading(warm)
    cost = command("cost", _cost, "compare costs from declared prices", database=False)
    cost.add_argument("prices", type=Path)
    cost.add_argument("names", nargs=2, help="which two")
    decision = command("decide", _decide, "the report's next step from a measured P99", database=False)
    decision.add_argument("--p99-ms", type=float, required=True)
    decision.add_argument("--peer-p99-ms", type=float, default=79.0, help="the report's, of DynamoDB: 79")
    return parser


def _reading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--strategy", choices=sorted(STRATEGIES), default="union-pipeline")
    parser.add_argument("--columns", help="comma-separated projection; all without it")


def _catalog(arguments: argparse.Namespace) -> Catalog:
    return Catalog(arguments.schema, benchmark_catalog().entities)


def _server(arguments: argparse.Namespace, pool_size: int) -> FeatureServer:
    columns = arguments.columns.split(",") if arguments.columns else None
    catalog = _catalog(arguments)
    return FeatureServer(
        arguments.dsn, catalog, strategy=arguments.strategy, columns=columns, pool_size=pool_size
    )


def _serve(arguments: argparse.Namespace) -> None:
    def leave(number: int, frame: object) -> NoReturn:
        raise SystemExit(0)

    with _server(arguments, arguments.pool_size) as features, Front(arguments.listen, features) as front:
        signal.signal(signal.SIGTERM, leave)
        signal.signal(signal.SIGINT, leave)
        serving = threading.Thread(target=front.serve_forever, daemon=True)
        serving.start()
        print(f"listening on {arguments.listen}", flush=True)
        try:
            while True:
                signal.pause()
        finally:
            front.shutdown()
            serving.join()


def _get(arguments: argparse.Namespace) -> None:
    keys: dict[str, list[str]] = {}
    for pair in arguments.keys:
        entity, equals, key = pair.partition("=")
        if not equals:
            raise ValueError(f"{pair!r} is not entity=key")
        keys.setdefault(entity, []).append(key)
    with _server(arguments, 1) as features:
        answer = features.retrieve(keys, timeout_ms=arguments.timeout_ms)
    print(json.dumps(answer_of(answer), indent=1))


def _migrate(arguments: argparse.Namespace) -> None:
    with psycopg.connect(arguments.dsn, autocommit=True) as connection:
        applied = migrate(connection, _catalog(arguments))
    print("applied: " + (", ".join(applied) or "nothing, it was up to date"))


def _load(arguments: argparse.Namespace) -> None:
    with psycopg.connect(arguments.dsn, autocommit=True) as connection:
        catalog = _catalog(arguments)
        migrate(connection, catalog)
        print(load(connection, catalog, DataSet(arguments.rows, arguments.seed)))


def _prewarm(arguments: argparse.Namespace) -> None:
    if arguments.keys is None:
        with psycopg.connect(arguments.dsn, autocommit=True) as connection:
            warmth = warm_tables(connection, _catalog(arguments))
        print(f"loaded {warmth.blocks} blocks ({warmth.blocks * 8 // 1024} MB) of all tables and indexes")
        return
    source = sys.stdin if str(arguments.keys) == "-" else arguments.keys.open()
    with source as lines, _server(arguments, 1) as features:
        warmth = warm_keys(features, read_pairs(lines), arguments.cycles)
    print(f"read {warmth.rows} rows of {warmth.keys} keys, {arguments.cycles} times; {warmth.absent} are not there")


def _cost(arguments: argparse.Namespace) -> None:
    prices = read_prices(arguments.prices)
    missing = [name for name in arguments.names if name not in prices]
    if missing:
        raise BadPrices(f"no prices of {missing}; there are {sorted(prices)}")
    result = compare(*(prices[name] for name in arguments.names))
    print(
        f"{result.cheaper.name} ${result.cheaper.per_day:,.0f} a day, "
        f"{result.dearer.name} ${result.dearer.per_day:,.0f} a day: {result.factor:.0f} ×"
    )


def _decide(arguments: argparse.Namespace) -> None:
    print(decide(arguments.p99_ms, arguments.peer_p99_ms))
