/**
 * What a command leaves running. On Linux the starter of the worker adopts what loses its parents: its descendants are those of the
 * command, whatever session or environment they have; some carry its cookie beside. They are ended.
 */
import { attempt } from '../../lang/attempt.js';
import { setTimeout } from 'node:timers/promises';
import { isJob } from '../context/read-context.js';
import { openProc, type Proc, type ProcessState } from './machine/proc.js';

/** The time that programs have to end by themselves, and all the time that is waited for them. */
const [graceMs, patienceMs, pauseMs] = [3000, 6000, 50];
/** A service of the machine starts these for the ports of a container. */
const ofContainers = /^(?:docker-proxy|rootlessport|slirp4netns|pasta)/;

/**
 * Remembers what runs now.
 *
 * @param adopts whether the worker gets what loses its parents
 * @returns a function to call when the command has ended, with the process that started it; it ends what is left, and returns the
 *   names of programs that go on
 */
export function watchLeftOver(cookie: string, adopts: boolean): (worker: number) => Promise<readonly string[]> {
  const proc = process.platform === 'linux' ? openProc() : undefined;
  if (proc?.readProcess(process.pid) === undefined) return () => Promise.resolve([]);
  const present = listRunning(proc);
  const isAlone = !adopts && isJob(process.env);
  /** Nothing tells who asked for these. Where nothing adopts orphans, the first process of the machine does. */
  const isNamed = ({ id, name, parent, started, isEnded }: ProcessState): boolean =>
    present.get(id)?.started !== started && (ofContainers.test(name) || (isAlone && parent === 1 && !isEnded));
  return async (worker) => {
    const told = new Set<number>();
    // What starts itself again faster than it can be seen shows by the children that its adopter loses.
    const countLost = (): number => proc.readProcess(worker)?.reapedFaults ?? 0;
    for (let waitedMs = 0; ; waitedMs += pauseMs) {
      const lost = countLost();
      const running = listRunning(proc);
      const isBelow = (id = 0): boolean => id === worker || (id > 1 && isBelow(running.get(id)?.parent));
      const starter = adopts ? findWorker(worker, running) : worker;
      const others = [...running.values()].filter(({ id }) => id !== starter);
      const own = others.filter(({ id, parent }) => isBelow(parent) || proc.hasInEnvironment(id, cookie));
      const left = [...own, ...others.filter(isNamed)];
      if (left.length === 0 && (!adopts || countLost() === lost)) return [];
      if (waitedMs > patienceMs)
        return left.length === 0 ? ['one that starts itself again'] : [...new Set(left.map(({ name }) => name))];
      for (const { id, isEnded } of own) {
        if (isEnded) continue;
        if (waitedMs >= graceMs) end(id, 'SIGKILL');
        else if (!told.has(id)) end(id, 'SIGTERM');
        told.add(id);
      }
      await setTimeout(pauseMs);
    }
  };
}

const listRunning = (proc: Proc): ReadonlyMap<number, ProcessState> =>
  new Map(
    proc
      .listProcesses()
      .flatMap((id) => proc.readProcess(id) ?? [])
      .map((one) => [one.id, one]),
  );

/** The worker: the first process that the one that adopts orphans has started. */
export function findWorker(adopter: number, running = listRunning(openProc())): number {
  const children = [...running.values()].filter(({ parent }) => parent === adopter);
  return children.sort((a, b) => a.started - b.started || a.id - b.id)[0]?.id ?? adopter;
}

/** Unless it has ended, or belongs to another user. */
const end = (id: number, signal: NodeJS.Signals): void => void attempt(() => process.kill(id, signal));
