/** A system of simulated processes that fork, run, end and are waited for, as Linux counts their processor time. */
import type { Proc, ProcessState } from '../../../src/hosts/node/machine/watch-machine.js';

interface Simulated {
  readonly id: number;
  readonly started: number;
  name: string;
  arguments: readonly string[];
  parent: number;
  isMarked: boolean;
  /** Nobody waits for what it starts, because it ignores their end. */
  isCareless: boolean;
  isOurs: boolean;
  ownMs: number;
  reapedMs: number;
  /** What of these times nobody has looked at yet. */
  unseenMs: number;
  seenParent: number | undefined;
}

export const init = 1;
export const self = 2;
export const cookie = 'the cookie';

export function simulateSystem() {
  const processes = new Map<number, Simulated>();
  let [nextId, now] = [1, 0];
  /** `lost` is what may be lost: the time of processes that nobody waits for, after it was last seen. */
  const spent = { ours: 0, others: 0, lost: 0 };
  const start = (parent: number, changes: Partial<Simulated> = {}): number => {
    const before = processes.get(parent);
    const id = changes.id ?? nextId++;
    const inherited = { name: 'sh', arguments: ['sh'], isMarked: false, isCareless: false, isOurs: false };
    const from = before ?? inherited;
    const unused = { isCareless: false, ownMs: 0, reapedMs: 0, unseenMs: 0, seenParent: undefined };
    processes.set(id, { ...from, ...unused, parent, ...changes, id, started: ++now });
    return id;
  };
  const of = (id: number): Simulated => {
    const found = processes.get(id);
    if (found === undefined) throw new Error(`process ${String(id)} has ended`);
    return found;
  };
  const run = (id: number, ms: number): void => {
    of(id).ownMs += ms;
    of(id).unseenMs += ms;
    spent[of(id).isOurs ? 'ours' : 'others'] += ms;
  };
  const end = (id: number): void => {
    const { parent, ownMs, reapedMs, unseenMs, seenParent, isOurs } = of(id);
    processes.delete(id);
    for (const child of processes.values()) if (child.parent === id) child.parent = init;
    const waiting = processes.get(parent);
    const isPassedOn = waiting !== undefined && parent !== init && !waiting.isCareless;
    if (isPassedOn) {
      waiting.reapedMs += ownMs + reapedMs;
      waiting.unseenMs += unseenMs;
    } else if (isOurs) {
      // Whoever has waited for its parent may seem to have waited for it as well, and a parent that waits for nobody may end next.
      const seemsPassedOn = seenParent !== undefined && (seenParent !== parent || waiting?.isCareless === true);
      spent.lost += seemsPassedOn ? ownMs + reapedMs : unseenMs;
    }
  };
  const see = (): void => {
    for (const each of processes.values()) [each.unseenMs, each.seenParent] = [0, each.parent];
  };
  /** What happens in the middle of a look: before each process is read. */
  const meanwhile: (() => void)[] = [];
  const proc: Proc = {
    listProcesses: () => [...processes.keys()],
    readProcess: (id) => {
      meanwhile.pop()?.();
      const found = processes.get(id);
      return found && ({ ...found, isEnded: false, reapedFaults: 0 } satisfies ProcessState);
    },
    readArguments: (id) => processes.get(id)?.arguments ?? [],
    hasInEnvironment: (id, text) => text === cookie && processes.get(id)?.isMarked === true,
    readMachine: () => ({
      cores: 2,
      busyMs: spent.ours + spent.others,
      stealMs: 0,
    }),
  };
  start(0);
  start(init);
  /** The command that is watched. */
  const root = start(self, { isMarked: true, isOurs: true });
  return { proc, start, run, end, of, see, meanwhile, spent, root, ids: () => [...processes.keys()] };
}
