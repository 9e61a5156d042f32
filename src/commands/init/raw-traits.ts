/**
 * Properties of a load test that its raw results show: a ramp-up inside the measurement, controllers that repeat their
 * child.
 */
import { parseRows } from '../../input/readers/parse/csv.js';
import type { Host } from '../../model/host.js';

export interface RawTraits {
  /** The time from the first request until all threads had started, in seconds, if that is a notable part of the test. */
  readonly rampUpSeconds?: number;
  /** Controllers with one child, which count every request twice: as controller and as child. */
  readonly repeated: readonly (readonly [controller: string, child: string])[];
}

/** The beginning of a result is enough to find these properties. */
const mostBytes = 8 * 1024 * 1024;
/** The least share of the test that a ramp-up must take; a shorter one hardly changes the figures. */
const notableShare = 0.02;

/** @param file a raw CSV result of JMeter with a header line; any other file has no traits */
export async function readRawTraits(file: string, host: Host): Promise<RawTraits> {
  const rows = [...parseRows(await readBeginning(file, host))];
  const heads = rows[0]?.cells ?? [];
  const column = (name: string): number => heads.indexOf(name);
  const [time, label, message, thread] = ['timeStamp', 'label', 'responseMessage', 'threadName'].map(column) as [
    number,
    number,
    number,
    number,
  ];
  if (time < 0 || label < 0) return { repeated: [] };
  const samples = rows.slice(1, -1).map(({ cells }) => cells);
  const rampUpSeconds = findRampUp(samples, time, column('allThreads'));
  const repeated = message < 0 || thread < 0 ? [] : findRepeated(samples, { label, message, thread });
  return { repeated, ...(rampUpSeconds !== undefined && { rampUpSeconds }) };
}

async function readBeginning(file: string, host: Host): Promise<string> {
  if (/\.gz$/i.test(file)) return '';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of host.read(file)) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

type Cells = readonly string[];

/** The column allThreads counts the running threads: it rises until all have started. */
function findRampUp(samples: readonly Cells[], time: number, threads: number): number | undefined {
  if (threads < 0) return undefined;
  const counts = samples
    .map((cells) => ({ at: Number(cells[time]), threads: Number(cells[threads]) }))
    .filter(({ at, threads: running }) => Number.isFinite(at) && Number.isFinite(running))
    .sort((a, b) => a.at - b.at);
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const most = counts.reduce((highest, point) => Math.max(highest, point.threads), 0);
  const full = counts.find((point) => point.threads === most)?.at ?? first.at;
  const rampUpMs = full - first.at;
  return rampUpMs >= 1000 && rampUpMs > notableShare * (last.at - first.at) ? Math.ceil(rampUpMs / 1000) : undefined;
}

/**
 * Finds controllers with a single child. JMeter writes "Number of samples in transaction : 1, ..." into the row of a
 * controller, after the rows of its children.
 */
function findRepeated(
  samples: readonly Cells[],
  column: { readonly label: number; readonly message: number; readonly thread: number },
): readonly (readonly [string, string])[] {
  const lastOfThread = new Map<string, string>();
  const children = new Map<string, Set<string>>();
  for (const cells of samples) {
    const [label = '', message = '', thread = ''] = [column.label, column.message, column.thread].map((i) => cells[i]);
    const inside = /^Number of samples in transaction : (\d+)/.exec(message)?.[1];
    const child = lastOfThread.get(thread);
    if (inside !== undefined && (inside === '1' || children.has(label))) {
      const known = children.get(label) ?? new Set();
      // Another number of children is counted like a second child.
      children.set(label, known.add(inside === '1' && child !== undefined ? child : ''));
    } else if (inside !== undefined) children.set(label, new Set(['', label]));
    lastOfThread.set(thread, label);
  }
  return [...children].flatMap(([label, kinds]) => {
    const [child = ''] = kinds;
    return kinds.size === 1 && child !== '' ? [[label, child] as const] : [];
  });
}
