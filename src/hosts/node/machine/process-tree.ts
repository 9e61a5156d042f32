/**
 * The processor time of everything that a command started, seen at intervals. What a process used is known until it was last seen.
 * The rest, and the time of processes that were never seen, arrives with the one that waits for them, which is in the end this
 * process itself.
 */
import { findMembers, toMember, type Member } from './members.js';
import type { Proc } from './proc.js';

export interface Used {
  readonly serviceMs: number;
  readonly generatorMs: number;
  /** Whether a load generator was running. */
  readonly isLoad: boolean;
}

/**
 * @param root the process of the command
 * @param above those that wait for it, and for what loses its parents
 * @param cookie what only the environment of the command contains
 * @returns a function that returns what was used since it was last called; undefined where processes cannot be read
 */
export function watchTree(
  root: number,
  above: readonly number[],
  cookie: string,
  proc: Proc,
): (() => Used) | undefined {
  const waiters = above.flatMap((id) => proc.readProcess(id) ?? []).map((one) => toMember(one, false));
  if (waiters.length === 0) return undefined;
  const { running, adopt, isGenerator } = findMembers(root, above, cookie, proc);
  return () => {
    const used = { serviceMs: 0, generatorMs: 0 };
    const count = (isOfGenerator: boolean, ms: number): void => {
      used[isOfGenerator ? 'generatorMs' : 'serviceMs'] += ms;
    };
    // A parent is read before its children, so that the time of a child that ended meanwhile is not counted twice.
    for (const waiter of waiters) waiter.state = proc.readProcess(waiter.state.id) ?? waiter.state;
    const ended: Member[] = [];
    for (const member of running.values()) {
      const now = proc.readProcess(member.state.id);
      if (now?.started !== member.state.started) {
        ended.push(member);
        continue;
      }
      // The program of a process changes with exec.
      if (now.name !== member.state.name) member.isGenerator ||= isGenerator(now);
      count(member.isGenerator, now.ownMs - member.state.ownMs);
      member.state = now;
    }
    const late = passOn(ended, running, waiters);
    for (const member of [...waiters, ...running.values()]) {
      const unseenMs = member.state.reapedMs - member.seenMs;
      if (unseenMs <= member.unseenMs) continue;
      count(late.get(member)?.isGenerator ?? member.isGenerator, unseenMs - member.unseenMs);
      member.unseenMs = unseenMs;
    }
    for (const { state, isGenerator: isOfGenerator } of adopt()) count(isOfGenerator, state.ownMs + state.reapedMs);
    return { ...used, isLoad: [...ended, ...running.values()].some((member) => member.isGenerator) };
  };
}

/**
 * Removes ended processes, children before their parents, and notes with the one that waits for each what it was seen using.
 *
 * @returns by the one that waits: the last one that it waited for
 */
function passOn(
  ended: readonly Member[],
  running: Map<number, Member>,
  waiters: readonly Member[],
): ReadonlyMap<Member, Member> {
  const last = new Map<Member, Member>();
  for (const member of ended.toReversed()) {
    const { id, parent, ownMs, reapedMs } = member.state;
    running.delete(id);
    const waiting = waiters.find((waiter) => waiter.state.id === parent) ?? running.get(parent);
    if (waiting === undefined) continue; // a service of the system waits for it
    waiting.seenMs += ownMs + Math.max(reapedMs, member.seenMs);
    last.set(waiting, member);
  }
  return last;
}
