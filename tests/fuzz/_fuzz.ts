/** Invariants that hold for any bytes of an input. */
import { commentOnRun } from '../../src/commands/comment/comment.js';
import type { RunDocument } from '../../src/model/documents.js';
import type { Publisher } from '../../src/model/rendering.js';
import { mutate, type Mutation } from './_mutations.js';
import { memoryHost, runWith, type Printed } from './_run.js';
import { rawResult, type Seed } from './_seeds.js';

/** No work on a small input takes this long. */
const mostMs = 5000;

/** The invariant that a mutated input violates; undefined if it violates none. */
export async function findFault(seed: Seed, list: readonly Mutation[]): Promise<string | undefined> {
  const bytes = mutate(seed.bytes, list);
  const { fault, tookMs } = await measure(bytes, seed);
  if (fault !== undefined || tookMs <= mostMs) return fault;
  // Repeat, because the machine may have been busy with other work.
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

/** A crash, or an exit code that the command does not document. */
function findCrash({ exitCode, stdout, stderr }: Printed, allowed: readonly number[]): string | undefined {
  if (!allowed.includes(exitCode)) return `exit ${String(exitCode)}`;
  const printed = stdout + stderr;
  return /defect of its own/.test(printed) ? printed.slice(0, 300) : undefined;
}

/** A result is read, and judged against its original. */
async function findResultFault(bytes: Uint8Array, { baseline, countRows }: Seed): Promise<string | undefined> {
  const read = await runWith({ input: bytes }, 'read', 'input');
  const checked = await runWith({ now: bytes, before: baseline ?? bytes }, 'check', 'now', '--against', 'before');
  const crash = findCrash(read, [0, 3]) ?? findCrash(checked, [0, 1, 2, 3]);
  if (crash !== undefined) return crash;
  if (read.exitCode !== 0) return checked.exitCode === 0 ? 'check passes although a part was not read' : undefined;
  if (countRows === undefined) return undefined;
  const rows = countRows(Buffer.from(bytes).toString());
  const samples = countSamples(read.stdout);
  return rows > samples ? `${String(rows)} rows, but ${String(samples)} samples, without an error` : undefined;
}

const countSamples = (document: string): number =>
  (JSON.parse(document) as RunDocument).measurements.reduce((sum, { samples = 0 }) => sum + samples, 0);

/** A configuration is either usable or refused, never both. */
async function findConfigurationFault(bytes: Uint8Array): Promise<string | undefined> {
  const raw = Buffer.from(rawResult);
  const files = { now: raw, before: raw, 'guardband.yml': bytes };
  const checked = await runWith(files, 'check', 'now', '--against', 'before', '--config', 'guardband.yml');
  const explained = checked.exitCode !== 3 || checked.stderr !== '';
  return findCrash(checked, [0, 1, 2, 3]) ?? (explained ? undefined : 'refused without a message');
}

/** The doctor and the reader agree on what is damaged. */
async function findHistoryFault(bytes: Uint8Array): Promise<string | undefined> {
  const files = { 'past/shop.ndjson': bytes, now: Buffer.from(rawResult) };
  const examined = await runWith(files, 'doctor', '--baselines', 'past');
  const read = await runWith(files, 'read', 'past/shop.ndjson');
  const checked = await runWith(files, 'check', 'now', '--baselines', 'past', '--set', 'scenario=shop');
  const crash = findCrash(examined, [0, 1, 3]) ?? findCrash(read, [0, 3]) ?? findCrash(checked, [0, 1, 2, 3]);
  if (crash !== undefined) return crash;
  if (examined.exitCode === 1 && checked.exitCode === 0) return 'check passes although the history is damaged';
  return examined.exitCode === 0 && / error: /.test(read.stderr)
    ? 'the doctor finds nothing in a history that cannot be read'
    : undefined;
}

/** A report of another run is refused, or shown without a better outcome than its findings have. */
async function findReportFault(bytes: Uint8Array): Promise<string | undefined> {
  let shown: string | undefined;
  const publisher: Publisher = {
    id: 'fuzz',
    publish: ({ text }) => {
      shown = text('markdown');
      return Promise.resolve([]);
    },
  };
  const host = memoryHost({ report: bytes }, true);
  const connect = () => Promise.resolve({ host });
  const { exitCode } = await commentOnRun({ reports: ['report'] }, [publisher], host, connect);
  if (![0, 3].includes(exitCode)) return `exit ${String(exitCode)}`;
  return (exitCode === 0) === (shown !== undefined) ? undefined : 'a refused report is shown';
}
