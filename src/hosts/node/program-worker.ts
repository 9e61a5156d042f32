/**
 * The process that starts a build or a load test, and watches the machine meanwhile. It has no token and no rules, and decides
 * nothing: what it answers is data for its parent. It starts one after the other, and ends with its parent.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { asGroup, endGroup, keepInspectorShut } from './processes.js';
import { watchMachine } from './machine/watch-machine.js';

export interface Task {
  readonly words: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What only the environment of the program contains. */
  readonly cookie: string;
  readonly isMeasured: boolean;
  /** The process that waits for what loses its parents. */
  readonly adopter?: number;
}

keepInspectorShut();
let child: ChildProcess | undefined;
process.on('message', (message: Task | { readonly stop: NodeJS.Signals }) => {
  if (!('stop' in message)) child = start(message);
  else if (child !== undefined) endGroup(child, message.stop);
});
process.on('disconnect', () => {
  if (child !== undefined) endGroup(child, 'SIGKILL');
  process.exit();
});

function start({ words: [program = '', ...args], cookie, isMeasured, adopter, ...task }: Task): ChildProcess {
  const place = { cwd: task.folder, env: task.environment };
  // What it prints is what this process prints.
  const started = spawn(program, args, { ...asGroup, ...place, stdio: ['ignore', 'inherit', 'inherit'] });
  const watch = isMeasured && process.platform === 'linux' && started.pid !== undefined;
  const readMachine = watch ? watchMachine(started.pid ?? 0, cookie, adopter) : () => undefined;
  const answer = (end: object): void => {
    process.send?.({ cookie, ...end });
  };
  started.on('error', (error) => {
    answer({ failure: 'code' in error ? error.code : error.message });
  });
  started.on('exit', (code, signal) => {
    const machine = readMachine();
    // Whatever the program left in its group would disturb the next measurement.
    endGroup(started, 'SIGKILL');
    child = undefined;
    answer({ code, signal, machine });
  });
  return started;
}
