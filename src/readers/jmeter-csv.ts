import type { BareMeasurement, Problem, Reader, ReadOptions } from '../model.js';
import * as say from '../problems.js';
import { dialectOf, type Dialect, type DialectFault } from '../samples/dialect.js';
import { measurementOf } from '../samples/measurement.js';
import { scanContent, scanStream } from '../samples/parts.js';
import { usualMethod } from '../samples/percentile.js';
import { mostLabels, type DropReason, type LabelSamples, type Scanned } from '../samples/scan.js';
import { mergeTallies, type Tally } from '../samples/tally.js';

/** The raw result of a test, one row per sample (CSVSaveService), with or without a header. */
export const jmeterCsv: Reader = {
  id: 'jmeter-csv',
  title: 'JMeter result (CSV)',
  notes: {
    by: 'jmeter -n -t PLAN -l FILE',
    from: {
      label: 'label',
      errorPercent: 'rows whose success is not true, whatever their response code',
      throughput: 'rows by the time from the first timeStamp to the last timeStamp and elapsed',
      'p50, p75, p90, p95, p98, p99, p999': 'elapsed: nearest rank of all rows, in whole ms',
      'mean, min, max, standardDeviation': 'elapsed: ms',
      'receivedKBPerSec, sentKBPerSec': 'bytes and sentBytes, where these columns are written',
    },
    without: 'A total over labels. How many users there were: the path says it, or --set users=N.',
  },
  recognises: (head) => {
    const dialect = dialectOf(head);
    return !('fault' in dialect) || dialect.fault !== 'foreign';
  },
  async *read({ file, head, bytes, content }, options) {
    const dialect = dialectOf(head);
    if ('fault' in dialect) {
      yield { kind: 'problem', problem: faultProblem(file, dialect) };
      return;
    }
    const { warmupMs } = options;
    const scanned =
      content === undefined
        ? await scanStream(bytes(), dialect, warmupMs)
        : await scanContent(content, head, dialect, warmupMs);
    const { problems, measurements } = readingOf(file, dialect, scanned, options);
    for (const problem of problems) yield { kind: 'problem', problem };
    for (const measurement of measurements) yield { kind: 'measurement', measurement, source: { file, line: 1 } };
  },
};

function faultProblem(file: string, fault: DialectFault): Problem {
  switch (fault.fault) {
    case 'foreign':
      return say.unknownFormat(file, '', [jmeterCsv.title]);
    case 'delimiter':
      return say.delimiterNotRead(file, fault.delimiter);
    case 'column':
      return say.resultColumnMissing(file, fault.column, fault.header);
    case 'time-stamp':
      return say.timeStampNotRead(file, fault.found);
    case 'no-rows':
      return say.noResultRows(file);
    case 'order':
      return say.headerlessOrder(file);
  }
}

interface Outcome {
  readonly problems: readonly Problem[];
  readonly measurements: readonly BareMeasurement[];
}

function readingOf(file: string, dialect: Dialect, scanned: Scanned, options: ReadOptions): Outcome {
  const problems = [...aboutDialect(file, dialect), ...aboutRows(file, scanned)];
  const refusal = refusalOf(file, scanned);
  if (refusal !== undefined) return { problems: [...problems, refusal], measurements: [] };
  if (problems.some(({ level }) => level === 'error')) return { problems, measurements: [] };
  const { kept, problems: aboutKinds } = chosen(file, scanned.labels, options.transactions);
  const measured = [...kept].filter(([, { n }]) => n > 0);
  const unmeasured = [...kept].filter(([, { n }]) => n === 0).map(([label]) => label);
  problems.push(...aboutKinds);
  if (kept.size > 0 && measured.length === 0)
    problems.push(say.allWarmup(file, options.warmupMs, Math.max(0, scanned.lastEndMs - scanned.firstStartMs)));
  else if (unmeasured.length > 0) problems.push(say.labelsInWarmup(file, unmeasured));
  const { success, bytes, sentBytes, Latency: latency, Connect: connect } = dialect.columns;
  const told = {
    warmupMs: options.warmupMs,
    percentiles: options.percentiles ?? usualMethod,
    success: success !== -1,
    bytes: bytes !== -1,
    sentBytes: sentBytes !== -1,
    latency: latency !== -1,
    connect: connect !== -1,
  };
  return {
    problems,
    measurements: measured
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([label, tally]) => measurementOf(label, tally, told)),
  };
}

function aboutDialect(file: string, { header, columns, timeStamp }: Dialect): Problem[] {
  return [
    ...(header === undefined ? [say.headerlessRead(file)] : []),
    ...(columns.success === -1 ? [say.successMissing(file)] : []),
    ...(timeStamp.kind === 'milliseconds' ? [] : [say.timesRead(file, timeStamp.pattern, timeStamp.ambiguous)]),
  ];
}

/** So many rows may be unreadable without the whole result being in doubt. */
const fewDropped = 10;
const droppedShare = 0.001;

function aboutRows(file: string, { rows, dropped, monitors, headers }: Scanned): Problem[] {
  const cutOff = dropped.get('cut-off');
  const bad = [...dropped].filter(
    (entry): entry is [Exclude<DropReason, 'cut-off'>, (typeof entry)[1]] => entry[0] !== 'cut-off',
  );
  const count = bad.reduce((sum, [, seen]) => sum + seen.count, 0);
  const isTooMany = count >= fewDropped && count > rows * droppedShare;
  return [
    ...(headers === undefined ? [] : [say.joinedResults(file, headers.count, headers.line)]),
    ...(monitors === undefined || monitors.count === rows
      ? []
      : [say.monitorRows(file, monitors.count, monitors.line, monitors.label)]),
    ...(count === 0 ? [] : [(isTooMany ? say.tooManyDroppedRows : say.droppedRows)(file, bad, rows)]),
    ...(cutOff === undefined ? [] : [say.truncatedResult(file, cutOff.line)]),
  ];
}

/** Why nothing of the result can be used, beside too many bad rows. */
function refusalOf(file: string, { rows, labels, monitors, stopped }: Scanned): Problem | undefined {
  if (stopped?.why === 'endless-record') return say.endlessRecord(file, stopped.line);
  if (stopped?.why === 'other-header') return say.otherHeader(file, stopped.line);
  if (stopped?.why === 'too-many-labels') return say.tooManyLabels(file, mostLabels, [...labels.keys()].slice(-3));
  if (labels.size > 0) return undefined;
  if (monitors !== undefined) return say.onlyMonitorRows(file, monitors.count, monitors.label);
  return rows === 0 ? say.noResultRows(file) : say.noSamples(file, rows);
}

/** The tally to show for each label, where transaction controllers write rows beside those of their children. */
function chosen(
  file: string,
  labels: ReadonlyMap<string, LabelSamples>,
  transactions: ReadOptions['transactions'],
): { readonly kept: ReadonlyMap<string, Tally>; readonly problems: readonly Problem[] } {
  const named = (kind: keyof LabelSamples): string[] =>
    [...labels].filter(([, each]) => each[kind] !== undefined).map(([label]) => label);
  const controllers = named('transactions');
  const samplers = named('samples');
  // Without a controller in the file every sample is its own parent.
  const choice = controllers.length === 0 ? 'both' : transactions;
  const kept = new Map<string, Tally>();
  for (const [label, of] of labels) {
    const tally = choice === 'children' ? of.samples : choice === 'parents' ? of.transactions : bothOf(of);
    if (tally !== undefined) kept.set(label, tally);
  }
  const problems: Problem[] = [];
  if (choice === 'children' && samplers.length === 0) problems.push(say.nothingButTransactions(file));
  else if (choice === 'both') {
    const twice = controllers.filter((label) => labels.get(label)?.samples !== undefined);
    if (controllers.length > 0 && samplers.length > 0) problems.push(say.transactionsListed(file, controllers));
    if (twice.length > 0) problems.push(say.transactionNamedAsSampler(file, twice));
  } else {
    const leftOut = choice === 'children' ? controllers : samplers;
    if (leftOut.length > 0) problems.push(say.transactionsLeftOut(file, choice, leftOut));
  }
  const keptSamplers = new Set(choice === 'parents' ? [] : samplers);
  const parts = [...keptSamplers].filter(
    (label) => keptSamplers.has(label.replace(/-\d+$/, '')) && /-\d+$/.test(label),
  );
  if (parts.length > 0) problems.push(say.subResults(file, parts));
  return { kept, problems };
}

function bothOf({ samples, transactions }: LabelSamples): Tally | undefined {
  return samples !== undefined && transactions !== undefined
    ? mergeTallies(samples, transactions)
    : (samples ?? transactions);
}
