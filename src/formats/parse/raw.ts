/** Converts the scan of a raw result to problems and measurements. */
import { addAll, defined } from '../../lang/objects.js';
import type { Input, Reading, ReadOptions } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import {
  sampleKinds,
  maxDropped,
  maxLabels,
  maxDepth,
  type DropReason,
  type SampleKind,
  type LabelSamples,
  type Scanned,
} from '../../samples/scanned.js';
import type { Scanners } from '../../samples/hybrid-scan.js';
import { toMeasurement } from '../../samples/measurement.js';
import { scan } from '../../samples/parallel-scan.js';
import { repeatedShare } from '../../samples/row-sketch.js';
import { findSlowStart } from '../../samples/slow-start.js';
import { defaultPercentileMethod } from '../../samples/response-times.js';
import { mergeTallies, type Tally } from '../../samples/tally.js';
import type { ColumnsPresent } from '../../samples/summed-fields.js';
import * as resultProblems from '../../problems/raw-results.js';
import * as rowProblems from '../../problems/raw-results.js';
import type { UnreadRows } from '../../problems/raw-results.js';
import { tooNested } from '../../problems/config.js';
import { otherHeader } from '../../problems/tables.js';

/** Properties of a raw result, other than its samples, that affect its problems and measurements. */
export interface RawFormat {
  /** Problems of the format itself. */
  readonly problems: readonly Problem[];
  /** The optional values that it has. */
  readonly columns: ColumnsPresent;
  /** Whether sub-results are nested in their samples; otherwise they can only be recognised by their names. */
  readonly nestsParts: boolean;
  /** The samples at its beginning. */
  readonly listThreads: (text: string) => readonly { readonly label: string; readonly thread: string }[];
}

/** Yields problems first, then a measurement per label, sorted by name. */
export async function* readRawResult(
  input: Input,
  format: RawFormat,
  ways: Scanners,
  options: ReadOptions,
): AsyncGenerator<Reading> {
  const scanned = await scan(input, ways, options);
  for (const reading of evaluateScan(input.file, format, scanned, options)) yield reading;
  const setups = findSetups(input.head, format).filter((label) => scanned.labels.has(label));
  if (setups.length > 0) yield toReading(resultProblems.setupSamples(input.file, [...new Set(setups)]));
}

/** The name that JMeter gives these thread groups. */
const setupThread = /\b(?:setUp|tearDown) Thread Group/;

/** The labels that samples of these thread groups share with others. */
function findSetups(text: string, { listThreads }: RawFormat): readonly string[] {
  const samples = setupThread.test(text) ? listThreads(text) : [];
  const others = new Set(samples.flatMap(({ label, thread }) => (setupThread.test(thread) ? [] : [label])));
  return samples.flatMap(({ label, thread }) => (setupThread.test(thread) && others.has(label) ? [label] : []));
}

const toReading = (problem: Problem): Reading => ({ kind: 'problem', problem });

function evaluateScan(file: string, format: RawFormat, scanned: Scanned, options: ReadOptions): readonly Reading[] {
  const { isTooMany, problems: ofRows } = checkRows(file, scanned);
  const refusal = findRefusal(file, scanned);
  const found: Reading[] = [...format.problems, ...ofRows, ...(refusal === undefined ? [] : [refusal])].map(toReading);
  if (refusal !== undefined || isTooMany) return found;
  found.push({ kind: 'rows', file, sketch: scanned.sketch });
  const { kept, controllers, problems } = selectKinds(file, format, scanned.labels, options.transactions);
  addAll(found, problems.map(toReading));
  const measured = [...kept].filter(([, { n }]) => n > 0);
  const unmeasured = [...kept].filter(([, { n }]) => n === 0).map(([label]) => label);
  const wholeMs = Math.max(0, scanned.lastEndMs - scanned.firstStartMs);
  if (kept.size > 0 && measured.length === 0)
    return [...found, toReading(resultProblems.allWarmup(file, options.warmupMs, wholeMs))];
  if (unmeasured.length > 0) found.push(toReading(resultProblems.labelsInWarmup(file, unmeasured)));
  const { kept: early } = selectKinds(file, format, scanned.warmupOnly, options.transactions);
  const percentiles = options.percentiles ?? defaultPercentileMethod;
  const measure = ([label, tally]: readonly [string, Tally], warmupMs: number) =>
    toMeasurement(label, tally, { columns: format.columns, warmupMs, percentiles });
  const measurements = [
    ...measured.map((entry) => measure(entry, options.warmupMs)),
    ...[...early].filter(([label, { n }]) => n > 0 && unmeasured.includes(label)).map((entry) => measure(entry, 0)),
  ];
  const slow = new Map(measured.map(([label, tally]) => [label, findSlowStart(tally, scanned, options.warmupMs)]));
  for (const measurement of measurements.sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1))) {
    const isController = controllers.has(measurement.label ?? '');
    const whole = isController ? { ...measurement, transaction: true as const } : measurement;
    const slowStart = slow.get(measurement.label ?? '');
    found.push({ kind: 'measurement', measurement: whole, source: { file, line: 1 }, ...defined({ slowStart }) });
  }
  return found;
}

/** The number of unreadable rows that never puts the whole result in doubt. */
const maxDroppedRows = 10;
const maxDroppedShare = 0.001;

/** isTooMany: so many rows are unreadable that the whole result is in doubt. */
function checkRows(
  file: string,
  scanned: Scanned,
): { readonly problems: readonly Problem[]; readonly isTooMany: boolean } {
  const { rows, dropped, hiddenLines, monitors, headers, setBack } = scanned;
  const cutOff = dropped.get('cut-off');
  const unreadable = [...dropped].filter(
    (entry): entry is [Exclude<DropReason, 'cut-off'>, (typeof entry)[1]] => entry[0] !== 'cut-off',
  );
  const count = unreadable.reduce((sum, [, seen]) => sum + seen.count, 0);
  const isTooMany =
    count + hiddenLines >= maxDroppedRows && count + hiddenLines > (rows + hiddenLines) * maxDroppedShare;
  const labels = [...scanned.droppedLabels.keys()];
  const unread: UnreadRows = { dropped: unreadable, total: rows, hiddenLines, labels };
  const firstLine = Math.min(...unreadable.map(([, { line }]) => line));
  const lost = labels.filter((label) => scanned.labels.get(label) === undefined);
  const problems = [
    ...(headers === undefined ? [] : [rowProblems.joinedResults({ file, line: headers.line }, headers.count)]),
    ...(monitors === undefined || monitors.count === rows
      ? []
      : [rowProblems.monitorRows({ file, line: monitors.line }, monitors.count, monitors.label)]),
    ...(count === 0
      ? []
      : [(isTooMany ? rowProblems.tooManyDroppedRows : rowProblems.droppedRows)({ file, line: firstLine }, unread)]),
    ...(lost.length === 0 || isTooMany || scanned.labels.size === 0 ? [] : [rowProblems.labelsUnread(file, lost)]),
    ...(cutOff === undefined
      ? []
      : [rowProblems.truncatedResult({ file, line: cutOff.line }, scanned.labels.size > 0)]),
    // Results that were joined may begin earlier than the one before them.
    ...(setBack === undefined || headers !== undefined ? [] : [resultProblems.clockSetBack(file, setBack)]),
  ];
  return { problems, isTooMany };
}

/** The reason, other than too many unreadable rows, why no part of the result can be used. */
function findRefusal(file: string, { rows, labels, monitors, stopped, sketch }: Scanned): Problem | undefined {
  if (stopped !== undefined) return toStopProblem(file, stopped, [...labels.keys()]);
  const share = repeatedShare(sketch);
  if (share > 0) return rowProblems.repeatedSamples(file, share);
  if (labels.size > 0) return undefined;
  if (monitors !== undefined) return rowProblems.onlyMonitorRows(file, monitors.count, monitors.label);
  return rows === 0 ? rowProblems.noResultRows(file) : rowProblems.noSamples(file, rows);
}

function toStopProblem(
  file: string,
  { why, line, lines = 1 }: NonNullable<Scanned['stopped']>,
  labels: readonly string[],
): Problem {
  const place = { file, line };
  const problems = {
    'endless-row': () => rowProblems.endlessRow(place),
    'open-quote': () => rowProblems.openQuote(place, lines, lines / (line - 1 + lines)),
    'other-header': () => otherHeader(place),
    'too-many-labels': () => resultProblems.tooManyLabels(file, maxLabels, labels.slice(-3)),
    'too-many-dropped': () => rowProblems.readingEnded(place, maxDropped),
    doctype: () => resultProblems.doctypeNotRead(place),
    'too-deep': () => tooNested(place, maxDepth),
  };
  return problems[why]();
}

const kindsByChoice = {
  both: sampleKinds,
  children: ['samples', 'parts'],
  parents: ['transactions'],
} as const satisfies Record<ReadOptions['transactions'], readonly SampleKind[]>;

/**
 * The tally of each label, taking into account that transaction controllers write rows in addition to those of their
 * children.
 */
function selectKinds(
  file: string,
  { nestsParts }: RawFormat,
  labels: ReadonlyMap<string, LabelSamples>,
  transactions: ReadOptions['transactions'],
): {
  readonly kept: ReadonlyMap<string, Tally>;
  /** The labels that only transaction controllers have. */
  readonly controllers: ReadonlySet<string>;
  readonly problems: readonly Problem[];
} {
  const labelsOfKind = (...wanted: readonly SampleKind[]): string[] =>
    [...labels].filter(([, tallies]) => wanted.some((kind) => tallies[kind] !== undefined)).map(([label]) => label);
  const controllers = labelsOfKind('transactions');
  const samplers = labelsOfKind('samples', 'parts');
  const isSampler = new Set(samplers);
  // Without a transaction controller, every sample counts as its own parent.
  const choice = controllers.length === 0 ? 'both' : transactions;
  const kept = new Map<string, Tally>();
  for (const [label, tallies] of labels) {
    const [first, ...more] = kindsByChoice[choice].flatMap((kind) => tallies[kind] ?? []);
    if (first !== undefined) kept.set(label, more.reduce(mergeTallies, first));
  }
  const problems: Problem[] = [];
  if (choice === 'children' && samplers.length === 0) problems.push(resultProblems.nothingButTransactions(file));
  else if (choice === 'both') {
    const twice = controllers.filter((label) => isSampler.has(label));
    if (controllers.length > 0 && samplers.length > 0)
      problems.push(resultProblems.transactionsListed(file, controllers));
    if (twice.length > 0) problems.push(resultProblems.transactionNamedAsSampler(file, twice));
  }
  const parts = choice === 'parents' ? [] : nestsParts ? labelsOfKind('parts') : findNumberedParts(samplers);
  if (parts.length > 0) problems.push(resultProblems.subResults(file, parts));
  return { kept, controllers: new Set(controllers.filter((label) => !isSampler.has(label))), problems };
}

/** JMeter numbers sub-results: "GET /-0" is part of "GET /". */
function findNumberedParts(labels: readonly string[]): readonly string[] {
  const all = new Set(labels);
  return labels.filter((label) => all.has(label.replace(/-\d+$/, '')) && /-\d+$/.test(label));
}
