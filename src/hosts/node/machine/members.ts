/**
 * The processes of a command. A process belongs to it if its parent does, if the one that waits for orphans adopted it, or if it
 * carries the cookie of the command in its environment, as a daemon does where nobody adopts orphans.
 */
import { isLoadGenerator } from './load-generators.js';
import type { Proc, ProcessState } from './proc.js';

export interface Member {
  state: ProcessState;
  isGenerator: boolean;
  /** What ended processes, for which it waits, were seen using. */
  seenMs: number;
  /** What it got from ended processes beyond that. */
  unseenMs: number;
}

export const toMember = (state: ProcessState, isGenerator: boolean): Member => ({
  state,
  isGenerator,
  seenMs: 0,
  unseenMs: state.reapedMs,
});

/** A container is started by a service of the machine, and carries no cookie. Its supervisor starts with it. */
const supervisor = /^(containerd-shim|conmon)/;

/**
 * @param root the process of the command
 * @param above the processes that wait for it, and for what loses its parents
 * @param cookie what only the environment of the command contains
 */
export function findMembers(root: number, above: readonly number[], cookie: string, proc: Proc) {
  /** By id, parents before their children. */
  const running = new Map<number, Member>();
  const strangers = new Set<number>();
  const began = proc.readProcess(root)?.started ?? Infinity;
  const belongs = ({ id, parent, name, started }: ProcessState): boolean =>
    (above.includes(parent) && started >= began) ||
    running.has(parent) ||
    proc.hasInEnvironment(id, cookie) ||
    (supervisor.test(name) && started >= began);
  /** Whether a program generates load, or belongs to one that does. */
  const isGenerator = ({ id, parent }: ProcessState): boolean =>
    running.get(parent)?.isGenerator === true || isLoadGenerator(proc.readArguments(id));
  return {
    running,
    isGenerator,
    /** Takes in new processes. */
    adopt: (): readonly Member[] => {
      const ids = proc.listProcesses();
      const listed = new Set(ids);
      for (const id of strangers) if (!listed.has(id)) strangers.delete(id);
      const found: Member[] = [];
      const fresh = ids
        .filter((id) => !running.has(id) && !strangers.has(id))
        .flatMap((id) => proc.readProcess(id) ?? [])
        .sort((a, b) => a.started - b.started || a.id - b.id);
      for (const state of fresh) {
        if (belongs(state)) {
          const member = toMember(state, isGenerator(state));
          running.set(state.id, member);
          found.push(member);
        } else strangers.add(state.id);
      }
      return found;
    },
  };
}
