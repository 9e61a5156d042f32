/** Watches the machine while a command runs. */
import type { MachineUse } from '../../../model/documents.js';
import { openProc, type MachineState, type Proc } from './proc.js';
import { watchTree, type Used } from './process-tree.js';

/** What ends sooner is only seen by the one that waits for it, which is enough. */
const intervalMs = 200;

/**
 * @param id the process of a command
 * @param cookie what only the environment of the command contains
 * @param adopter the process that waits for what loses its parents
 * @returns a function to call when the command has ended; it returns undefined where the system does not tell
 */
export function watchMachine(id: number, cookie: string, adopter = process.pid): () => MachineUse | undefined {
  const proc = openProc();
  const readTree = watchTree(id, [...new Set([process.pid, adopter])], cookie, proc);
  let last = readMoment(proc);
  if (readTree === undefined || last === undefined) return () => undefined;
  const nothing = { spanMs: 0, serviceMs: 0, generatorMs: 0, busyMs: 0, stealMs: 0, pressureMs: 0 };
  let [all, underLoad]: [Sum, Sum] = [nothing, nothing];
  let { cores } = last;
  const look = (): void => {
    const used = readTree();
    const now = readMoment(proc);
    if (now === undefined || last === undefined) return;
    all = add(all, used, last, now);
    if (used.isLoad) underLoad = add(underLoad, used, last, now);
    ({ cores } = now);
    last = now;
  };
  const timer = setInterval(look, intervalMs);
  return () => {
    clearInterval(timer);
    look();
    const hasGenerator = underLoad.spanMs > 0;
    const { spanMs, serviceMs, generatorMs, busyMs, stealMs, pressureMs } = hasGenerator ? underLoad : all;
    return {
      cores,
      spanMs,
      serviceMs,
      ...(hasGenerator && { generatorMs }),
      foreignMs: Math.max(0, busyMs - serviceMs - generatorMs),
      ...(last?.pressureMs !== undefined && { pressureMs }),
      stealMs,
    };
  };
}

interface Moment extends MachineState {
  readonly atMs: number;
}

function readMoment(proc: Proc): Moment | undefined {
  const machine = proc.readMachine();
  // What this process uses is nobody's disturbance.
  const { user, system } = process.cpuUsage();
  return machine && { ...machine, atMs: performance.now(), busyMs: machine.busyMs - (user + system) / 1000 };
}

interface Sum extends Required<Omit<MachineState, 'cores'>>, Omit<Used, 'isLoad'> {
  readonly spanMs: number;
}

const add = (sum: Sum, used: Used, before: Moment, now: Moment): Sum => ({
  spanMs: sum.spanMs + now.atMs - before.atMs,
  serviceMs: sum.serviceMs + used.serviceMs,
  generatorMs: sum.generatorMs + used.generatorMs,
  busyMs: sum.busyMs + now.busyMs - before.busyMs,
  stealMs: sum.stealMs + now.stealMs - before.stealMs,
  pressureMs: sum.pressureMs + (now.pressureMs ?? 0) - (before.pressureMs ?? 0),
});
