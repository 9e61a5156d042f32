/** Charges what a recording holds to the methods of the repository. */
import type { ProfiledMethod } from '../../model/documents.js';
import type { Sources } from './sources.js';

type Kind = ProfiledMethod['kind'];

/** What a method cost: samples of computing, or milliseconds of waiting. */
export interface Cost {
  readonly method: string;
  readonly kind: Kind;
  amount: number;
  /** By line. */
  readonly lines: Map<number, number>;
}

export interface Profile {
  readonly requests: number;
  /** All samples of computing in the repository. */
  readonly samples: number;
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
/** Native methods are sampled half as often. */
const weights: Readonly<Record<string, number>> = { 'jdk.NativeMethodSample': 2 };

/**
 * A cost belongs to the innermost method of the repository in its stack: that one asked the library or the runtime for it. Stacks
 * without any, such as those of idle threads, are left out.
 *
 * @param text a line for each kind of event and stack: count, milliseconds, kind and frames
 */
export function sumStacks(text: string, requests: number, { has }: Sources): Profile {
  const costs = new Map<string, Cost>();
  let samples = 0;
  for (const row of text.split('\n')) {
    const [count = '', ms = '', event = '', ...frames] = row.split('\t');
    const kind = kinds[event];
    const own = frames.find((frame) => has(classOf(frame)));
    if (kind === undefined || own === undefined) continue;
    if (event === 'jdk.NativeMethodSample' && waiting.test(frames[0] ?? '')) continue;
    const amount = kind === 'computing' ? Number(count) * (weights[event] ?? 1) : Number(ms);
    if (kind === 'computing') samples += amount;
    const method = nameOf(own);
    const key = `${kind} ${method}`;
    const cost = costs.get(key) ?? { method, kind, amount: 0, lines: new Map<number, number>() };
    const line = Number(/:(\d+)$/.exec(own)?.[1] ?? 0);
    cost.amount += amount;
    cost.lines.set(line, (cost.lines.get(line) ?? 0) + amount);
    costs.set(key, cost);
  }
  return { requests, samples, costs };
}

const classOf = (frame: string): string => frame.replace(/[#/].*$/, '');

/** "com.shop.Cart.total" of "com.shop.Cart#lambda$total$0:42". */
const nameOf = (frame: string): string =>
  frame
    .replace(/:-?\d+$/, '')
    .replace(/#lambda\$(\w+?)\$\d+$/, '#$1')
    .replace('#', '.');
