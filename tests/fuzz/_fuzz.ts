/** Invariants that must hold for any bytes of an input. */
import { commentOnRun } from '../../src/commands/comment/comment.js';
import { readFile } from '../../src/input/read-files.js';
import type { Publisher } from '../../src/model/rendering.js';
import { mutate, type Mutation } from './_mutations.js';
import { isError } from '../../src/problems/problem.js';
import { Coverage, memoryHost, runWith, type Printed } from './_run.js';
import { rawResult, withConfiguration, type Seed } from './_seeds.js';

/** The time limit for any work on a small input. */
const mostMs = 5000;

/** The invariant that a mutated input violates; undefined if it violates none. */
export async function findFault(seed: Seed, list: readonly Mutation[]): Promise<string | undefined> {
  const bytes = mutate(seed.bytes, list);
  const { fault, tookMs } = await measure(bytes, seed);
  if (fault !== undefined || tookMs <= mostMs) return fault;
  // A slow run is repeated, because the machine may have been busy with other work.
  const again = await measure(bytes, seed);
  return again.tookMs > mostMs ? `took ${again.tookMs.toFixed(0)} ms` : again.fault;
}

async function measure(bytes: Uint8Array, seed: Seed) {
  const start = performance.now();
  const fault = await checks[seed.kind](bytes, seed);
  return { fault, tookMs: performance.now() - start };
}

const checks: Readonly<Record<Seed['kind'], (bytes: Uint8Array, seed: Seed) => Promise<string | undefined>>> = {
  result: findResultFault,
  configuration: findConfigurationFault,
  history: findHistoryFault,
  report: findReportFault,
};

/** Reports a crash, or an exit code that the command does not document. */
function findCrash({ exitCode, stdout, stderr }: Printed, allowed: readonly number[]): string | undefined {
  if (!allowed.includes(exitCode)) return `exit ${String(exitCode)}`;
  const printed = stdout + stderr;
  return /internal error/.test(printed) ? printed.slice(0, 300) : undefined;
}

/**
 * Reads a result and judges it against its original. A check must not pass if a byte was not read. Of the inputs with
 * errors, only some are judged, selected by their size, because judging takes most of the time.
 */
async function findResultFault(bytes: Uint8Array, seed: Seed): Promise<string | undefined> {
  const { baseline, contains } = seed;
  const read = await readStream(bytes, seed);
  const crash = await findReadCrash(bytes, seed);
  if (crash !== undefined) return crash;
  if (!read.hasErrors || bytes.length % 2 === 0) {
    const both = { now: bytes, before: baseline ?? bytes, ...withConfiguration(seed) };
    const checked = await runWith(both, 'check', 'now', '--against', 'before');
    const fault = findCrash(checked, [0, 1, 2, 3]);
    if (fault !== undefined) return fault;
    if (checked.exitCode === 0) {
      if (read.hasErrors) return 'check passes although a part was not read';
      if (!read.isWhole) return 'check passes although a reader stopped before the end';
      const gap = checked.coverage.findGap('now', bytes.length) ?? read.coverage.findGap('input', bytes.length);
      if (gap !== undefined) return `check passes although byte ${String(gap)} was not read`;
    }
  }
  if (read.hasErrors || contains === undefined) return undefined;
  const expected = Buffer.from(bytes).toString().match(contains.pattern)?.length ?? 0;
  const found = read[contains.of];
  return expected > found
    ? `${String(expected)} rows, but ${String(found)} ${contains.of}, without an error`
    : undefined;
}

/** `read` does little that `check` does not, so it reads only some of the inputs, selected by their size. */
const readEvery = 4;

async function findReadCrash(bytes: Uint8Array, seed: Seed): Promise<string | undefined> {
  return bytes.length % readEvery === 0
    ? findCrash(await runWith({ input: bytes, ...withConfiguration(seed) }, 'read', 'input'), [0, 3])
    : undefined;
}

const usualOptions = { warmupMs: 0, transactions: 'both' } as const;

/** Collects the readings of a stream, the bytes that were read, and whether the readers reached the end. */
async function readStream(bytes: Uint8Array, { options }: Seed) {
  const coverage = new Coverage();
  const found = { coverage, samples: 0, measurements: 0, hasErrors: false, isWhole: true };
  const host = memoryHost({ input: bytes }, false, coverage);
  for await (const reading of readFile(
    { file: 'input', isNamed: true, mayBePipe: false },
    options ?? usualOptions,
    host,
  )) {
    if (reading.kind === 'measurement') {
      found.measurements += 1;
      found.samples += reading.measurement.samples ?? 0;
    }
    if (reading.kind === 'problem' && isError(reading.problem)) found.hasErrors = true;
    if (reading.kind === 'extent' && !reading.extent.isWhole) found.isWhole = false;
  }
  return found;
}

/** A configuration must be either usable or refused, never both. */
async function findConfigurationFault(bytes: Uint8Array): Promise<string | undefined> {
  const raw = Buffer.from(rawResult);
  const files = { now: raw, before: raw, 'guardband.yml': bytes };
  const checked = await runWith(files, 'check', 'now', '--against', 'before', '--config', 'guardband.yml');
  const explained = checked.exitCode !== 3 || checked.stderr !== '';
  return findCrash(checked, [0, 1, 2, 3]) ?? (explained ? undefined : 'refused without a message');
}

/** history and the reader must agree on damaged lines. */
async function findHistoryFault(bytes: Uint8Array): Promise<string | undefined> {
  const files = { 'past/shop.ndjson': bytes, now: Buffer.from(rawResult) };
  const examined = await runWith(files, 'history', '--baselines', 'past');
  const read = await runWith(files, 'read', 'past/shop.ndjson');
  const checked = await runWith(files, 'check', 'now', '--baselines', 'past', '--set', 'scenario=shop');
  const crash = findCrash(examined, [0, 1, 3]) ?? findCrash(read, [0, 3]) ?? findCrash(checked, [0, 1, 2, 3]);
  if (crash !== undefined) return crash;
  if (examined.exitCode === 1 && checked.exitCode === 0) return 'check passes although the history is damaged';
  return examined.exitCode === 0 && / error: /.test(read.stderr)
    ? 'history finds nothing in a history that cannot be read'
    : undefined;
}

/** A report of another run must be refused, which the comment says, or shown without a better outcome than its findings allow. */
async function findReportFault(bytes: Uint8Array): Promise<string | undefined> {
  let shown: string | undefined;
  const publisher: Publisher = ({ text }) => {
    shown = text('markdown');
    return Promise.resolve([]);
  };
  const host = memoryHost({ report: bytes }, true);
  const connect = () => Promise.resolve({ host, problems: [] });
  const { exitCode } = await commentOnRun({ reports: ['report'] }, [publisher], host, connect);
  if (![0, 3].includes(exitCode)) return `exit ${String(exitCode)}`;
  const saysWhy = /^### ⛔ Performance: nothing was judged: ./.test(shown ?? '');
  return shown !== undefined && saysWhy === (exitCode === 3) ? undefined : 'a refused report is shown';
}
