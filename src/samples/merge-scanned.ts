import { limitTimes } from './accumulator.js';
import {
  maxDroppedLabels,
  sampleKinds,
  type DropReason,
  type LabelSamples,
  type Scanned,
  type Occurrences,
} from './scanned.js';
import type { ScannedPart } from './part.js';
import { mergeTallies, widenTimelines } from './tally.js';
import { widthFor } from './timeline.js';

/** Merges parts in the order of the file, whose lines are counted from the start of each part. The parts must not be used again. */
export function mergeScanned(parts: readonly ScannedPart[]): Scanned {
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only.scanned;
  const labels = new Map<string, LabelSamples>();
  const dropped = new Map<DropReason, Occurrences>();
  const droppedLabels = new Map<string, number>();
  let merged: Omit<Scanned, 'labels' | 'warmupOnly' | 'dropped' | 'droppedLabels'> = {
    rows: 0,
    hiddenLines: 0,
    firstStartMs: Infinity,
    lastEndMs: -Infinity,
    // Only formatted times are examined, and a result with them is one part.
    monitors: undefined,
    headers: undefined,
    setBack: undefined,
    stopped: undefined,
  };
  let lines = 0;
  for (const { scanned, lines: passed } of parts) {
    for (const [label, samples] of scanned.labels) labels.set(label, mergeLabels(labels.get(label), samples));
    for (const [reason, seen] of scanned.dropped) dropped.set(reason, addOccurrences(dropped.get(reason), seen, lines));
    for (const [label, count] of scanned.droppedLabels)
      if (droppedLabels.has(label) || droppedLabels.size < maxDroppedLabels)
        droppedLabels.set(label, (droppedLabels.get(label) ?? 0) + count);
    const { monitors, headers, stopped } = scanned;
    merged = {
      rows: merged.rows + scanned.rows,
      hiddenLines: merged.hiddenLines + scanned.hiddenLines,
      firstStartMs: Math.min(merged.firstStartMs, scanned.firstStartMs),
      lastEndMs: Math.max(merged.lastEndMs, scanned.lastEndMs),
      monitors: monitors === undefined ? merged.monitors : addOccurrences(merged.monitors, monitors, lines),
      headers: headers === undefined ? merged.headers : addOccurrences(merged.headers, headers, lines),
      setBack: undefined,
      stopped: merged.stopped ?? (stopped && { ...stopped, line: lines + stopped.line }),
    };
    lines += passed;
  }
  const widthMs = widthFor(merged.firstStartMs, merged.lastEndMs);
  for (const samples of labels.values())
    for (const kind of sampleKinds) if (samples[kind] !== undefined) widenTimelines(samples[kind], widthMs);
  limitTimes(labels);
  return { ...merged, labels, warmupOnly: new Map(), dropped, droppedLabels };
}

const mergeLabels = (a: LabelSamples = {}, b: LabelSamples): LabelSamples =>
  Object.fromEntries(
    sampleKinds.flatMap((kind) => {
      const [first, ...more] = [a[kind], b[kind]].filter((tally) => tally !== undefined);
      return first === undefined ? [] : [[kind, more.reduce(mergeTallies, first)]];
    }),
  );

/** Keeps the line of the earlier part. */
const addOccurrences = <T extends Occurrences>(before: T | undefined, seen: T, lines: number): T =>
  before === undefined ? { ...seen, line: lines + seen.line } : { ...before, count: before.count + seen.count };
