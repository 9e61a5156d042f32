// Loaded into a measured process before its program: writes the processor time in milliseconds to file descriptor 3 at the exit.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String((user + system) / 1000));
  });
