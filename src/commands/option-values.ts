import { InvalidArgumentError } from "commander";
import { parseTimeLimitMs } from "../config/units.js";
import { isCommitId } from "../core/model/ids.js";
import { KEY_PATTERN } from "../publish/key.js";

// What an option's text stands for. Each throws InvalidArgumentError, which says what was expected.

/** Of an option that may be given several times. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^[0-9]+$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}

export function repositoryName(text: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text;
  throw new InvalidArgumentError("Expected owner/name.");
}

export function commitId(text: string): string {
  if (isCommitId(text)) return text;
  throw new InvalidArgumentError("Expected a whole commit id.");
}

export function commentKey(text: string): string {
  if (KEY_PATTERN.test(text)) return text;
  throw new InvalidArgumentError("Expected up to 64 letters, digits and ._-");
}

export function duration(text: string): number {
  const ms = parseTimeLimitMs(text);
  if (ms === undefined) {
    throw new InvalidArgumentError("Expected a duration such as 90s or 5m, of at most 1440m.");
  }
  return ms;
}

export function hexSeed(text: string): string {
  if (!/^[0-9a-f]{32}$/.test(text))
    throw new InvalidArgumentError("Expected 32 hex digits, as the report prints them.");
  return text;
}

export function shardOf(text: string): { index: number; count: number } {
  const match = /^([1-9][0-9]{0,2})\/([1-9][0-9]{0,2})$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || index > count) throw new InvalidArgumentError("Expected a shard such as 1/4.");
  return { index, count };
}
