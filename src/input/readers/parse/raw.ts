/** What readers of raw results share: from what was scanned to problems and measurements. */
import type { BareMeasurement, Input, Reading, ReadOptions } from '../../../model/reading.js';
import type { Problem } from '../../../model/documents.js';
import * as rawProblems from '../../../problems/raw-results.js';
import { findIdleGap } from '../../samples/idle-gap.js';
import {
  sampleKinds,
  maxLabels,
  type DropReason,
  type SampleKind,
  type LabelSamples,
  type Scanned,
} from '../../samples/scanned.js';
import type { ColumnsPresent } from '../../samples/columns-present.js';
import { toMeasurement } from '../../samples/measurement.js';
import { scan } from '../../samples/parallel-scan.js';
import { defaultPercentileMethod } from '../../samples/percentile.js';
import { mergeTallies, type Tally } from '../../samples/tally.js';
import type { Scanners } from '../../samples/scanners.js';

/** How a raw result is written, as far as words depend on it. */
export interface Form {
  /** What is known of the form beforehand. */
  readonly about: readonly Problem[];
  /** Which values it has. */
  readonly columns: ColumnsPresent;
  /** Parts of samples are nested in them; else their names may tell. */
  readonly nestsParts: boolean;
  readonly cutOff: (file: string, line: number) => Problem;
  readonly noRows: (file: string) => Problem;
}

/** Problems first, then a measurement per label, in the order of their names. */
export async function* readingsOf(
  input: Input,
  form: Form,
  ways: Scanners,
  options: ReadOptions,
): AsyncGenerator<Reading> {
  const { file, content } = input;
  const scanned = await scan(input, ways, options.warmupMs);
  const idle = content && findIdleGap(content, ways, scanned);
  if (idle !== undefined) yield { kind: 'problem', problem: rawProblems.idleResult(file, idle) };
  const { problems, measurements } = outcomeOf(file, form, scanned, options);
  for (const problem of problems) yield { kind: 'problem', problem };
  for (const measurement of measurements) yield { kind: 'measurement', measurement, source: { file, line: 1 } };
}

interface Outcome {
  readonly problems: readonly Problem[];
  readonly measurements: readonly BareMeasurement[];
}

function outcomeOf(file: string, form: Form, scanned: Scanned, options: ReadOptions): Outcome {
  const problems = [...form.about, ...aboutRows(file, form, scanned)];
  const refusal = refusalOf(file, form, scanned);
  if (refusal !== undefined) return { problems: [...problems, refusal], measurements: [] };
  if (problems.some(({ level }) => level === 'error')) return { problems, measurements: [] };
  const { kept, problems: aboutKinds } = chosen(file, form, scanned.labels, options.transactions);
  const measured = [...kept].filter(([, { n }]) => n > 0);
  const unmeasured = [...kept].filter(([, { n }]) => n === 0).map(([label]) => label);
  problems.push(...aboutKinds);
  if (kept.size > 0 && measured.length === 0)
    problems.push(rawProblems.allWarmup(file, options.warmupMs, Math.max(0, scanned.lastEndMs - scanned.firstStartMs)));
  else if (unmeasured.length > 0) problems.push(rawProblems.labelsInWarmup(file, unmeasured));
  const context = {
    columns: form.columns,
    warmupMs: options.warmupMs,
    percentiles: options.percentiles ?? defaultPercentileMethod,
  };
  return {
    problems,
    measurements: measured
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([label, tally]) => toMeasurement(label, tally, context)),
  };
}

/** So many rows may be unreadable without the whole result being in doubt. */
const fewDropped = 10;
const droppedShare = 0.001;

function aboutRows(file: string, form: Form, { rows, dropped, monitors, headers }: Scanned): Problem[] {
  const cutOff = dropped.get('cut-off');
  const bad = [...dropped].filter(
    (entry): entry is [Exclude<DropReason, 'cut-off'>, (typeof entry)[1]] => entry[0] !== 'cut-off',
  );
  const count = bad.reduce((sum, [, seen]) => sum + seen.count, 0);
  const isTooMany = count >= fewDropped && count > rows * droppedShare;
  return [
    ...(headers === undefined ? [] : [rawProblems.joinedResults(file, headers.count, headers.line)]),
    ...(monitors === undefined || monitors.count === rows
      ? []
      : [rawProblems.monitorRows(file, monitors.count, monitors.line, monitors.label)]),
    ...(count === 0 ? [] : [(isTooMany ? rawProblems.tooManyDroppedRows : rawProblems.droppedRows)(file, bad, rows)]),
    ...(cutOff === undefined ? [] : [form.cutOff(file, cutOff.line)]),
  ];
}

/** Why nothing of the result can be used, beside too many bad rows. */
function refusalOf(file: string, form: Form, { rows, labels, monitors, stopped }: Scanned): Problem | undefined {
  if (stopped !== undefined) return stopProblem(file, stopped, [...labels.keys()]);
  if (labels.size > 0) return undefined;
  if (monitors !== undefined) return rawProblems.onlyMonitorRows(file, monitors.count, monitors.label);
  return rows === 0 ? form.noRows(file) : rawProblems.noSamples(file, rows);
}

function stopProblem(file: string, { why, line }: NonNullable<Scanned['stopped']>, labels: readonly string[]): Problem {
  switch (why) {
    case 'endless-record':
      return rawProblems.endlessRecord(file, line);
    case 'other-header':
      return rawProblems.otherHeader(file, line);
    case 'too-many-labels':
      return rawProblems.tooManyLabels(file, maxLabels, labels.slice(-3));
    case 'doctype':
      return rawProblems.doctypeNotRead(file, line);
    case 'endless-tag':
      return rawProblems.endlessTag(file, line);
    case 'too-deep':
      return rawProblems.tooDeep(file, line);
  }
}

const kindsOf = {
  both: sampleKinds,
  children: ['samples', 'parts'],
  parents: ['transactions'],
} as const satisfies Record<ReadOptions['transactions'], readonly SampleKind[]>;

/** The tally to show for each label, where transaction controllers write rows beside those of their children. */
function chosen(
  file: string,
  { nestsParts }: Form,
  labels: ReadonlyMap<string, LabelSamples>,
  transactions: ReadOptions['transactions'],
): { readonly kept: ReadonlyMap<string, Tally>; readonly problems: readonly Problem[] } {
  const named = (...some: readonly SampleKind[]): string[] =>
    [...labels].filter(([, each]) => some.some((kind) => each[kind] !== undefined)).map(([label]) => label);
  const controllers = named('transactions');
  const samplers = named('samples', 'parts');
  const isSampler = new Set(samplers);
  // Without a controller in the file every sample is its own parent.
  const choice = controllers.length === 0 ? 'both' : transactions;
  const kept = new Map<string, Tally>();
  for (const [label, of] of labels) {
    const [first, ...more] = kindsOf[choice].flatMap((kind) => of[kind] ?? []);
    if (first !== undefined) kept.set(label, more.reduce(mergeTallies, first));
  }
  const problems: Problem[] = [];
  if (choice === 'children' && samplers.length === 0) problems.push(rawProblems.nothingButTransactions(file));
  else if (choice === 'both') {
    const twice = controllers.filter((label) => isSampler.has(label));
    if (controllers.length > 0 && samplers.length > 0) problems.push(rawProblems.transactionsListed(file, controllers));
    if (twice.length > 0) problems.push(rawProblems.transactionNamedAsSampler(file, twice));
  } else {
    const leftOut = choice === 'children' ? controllers : samplers;
    if (leftOut.length > 0) problems.push(rawProblems.transactionsLeftOut(file, choice, leftOut));
  }
  const parts = choice === 'parents' ? [] : nestsParts ? named('parts') : namedAsParts(samplers);
  if (parts.length > 0) problems.push(rawProblems.subResults(file, parts));
  return { kept, problems };
}

/** JMeter numbers parts: "GET /-0" beside "GET /". */
function namedAsParts(labels: readonly string[]): readonly string[] {
  const all = new Set(labels);
  return labels.filter((label) => all.has(label.replace(/-\d+$/, '')) && /-\d+$/.test(label));
}
