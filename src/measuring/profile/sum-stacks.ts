/** Charges what a recording holds to the methods of the repository. */
import type { ProfiledMethod } from '../../model/documents.js';
import type { Sources } from './sources.js';

type Kind = ProfiledMethod['kind'];

/** What a method cost. */
export interface Cost {
  readonly method: string;
  readonly kind: Kind;
  /** Milliseconds of waiting, or what samples of computing stand for. */
  ms: number;
  /** The sum of the squares of single waits and samples: the variance of their sum, where each comes by chance. */
  squares: number;
  /** Milliseconds by line. */
  readonly lines: Map<number, number>;
}

export interface Profile {
  readonly requests: number;
  /** All computing in the repository. */
  readonly computingMs: number;
  /** By kind and method. */
  readonly costs: ReadonlyMap<string, Cost>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'jdk.ExecutionSample': 'computing',
  'jdk.NativeMethodSample': 'computing',
  'jdk.ThreadSleep': 'sleep',
  'jdk.ThreadPark': 'thread',
  'jdk.JavaMonitorEnter': 'lock',
  'jdk.JavaMonitorWait': 'thread',
  'jdk.SocketRead': 'socket',
  'jdk.FileRead': 'file',
  'jdk.FileWrite': 'file',
};

/** Native methods that wait, which other events measure. */
const waiting = /socket|poll|kqueue|accept|sleep|\bNet#|wait/i;
/** The time between two samples. */
const periodsMs: Readonly<Record<string, number>> = { 'jdk.ExecutionSample': 10, 'jdk.NativeMethodSample': 20 };

/**
 * A cost belongs to the innermost method of the repository in its stack: that one asked the library or the runtime for it. Stacks
 * without any, such as those of idle threads, are left out.
 *
 * @param text a line for each kind of event and stack: count, milliseconds, their squares, kind and frames
 */
export function sumStacks(text: string, requests: number, { has }: Sources): Profile {
  const costs = new Map<string, Cost>();
  let computingMs = 0;
  for (const row of text.split('\n')) {
    const [count = '', waits = '', squares = '', event = '', ...frames] = row.split('\t');
    const kind = kinds[event];
    const own = frames.find((frame) => has(classOf(frame)));
    if (kind === undefined || own === undefined) continue;
    if (event === 'jdk.NativeMethodSample' && waiting.test(frames[0] ?? '')) continue;
    const periodMs = periodsMs[event];
    const ms = periodMs === undefined ? Number(waits) : Number(count) * periodMs;
    if (kind === 'computing') computingMs += ms;
    const method = nameOf(own);
    const key = `${kind} ${method}`;
    const cost = costs.get(key) ?? { method, kind, ms: 0, squares: 0, lines: new Map<number, number>() };
    const line = Number(/:(\d+)$/.exec(own)?.[1] ?? 0);
    cost.ms += ms;
    cost.squares += periodMs === undefined ? Number(squares) : ms * periodMs;
    cost.lines.set(line, (cost.lines.get(line) ?? 0) + ms);
    costs.set(key, cost);
  }
  return { requests, computingMs, costs };
}

const classOf = (frame: string): string => frame.replace(/[#/].*$/, '');

/** "com.shop.Cart.total" of "com.shop.Cart#lambda$total$0:42". */
const nameOf = (frame: string): string =>
  frame
    .replace(/:-?\d+$/, '')
    .replace(/#lambda\$(\w+?)\$\d+$/, '#$1')
    .replace('#', '.');
