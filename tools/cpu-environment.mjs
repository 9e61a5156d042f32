// Jest's environment of node, which also prints the processor time of each test file (Linux):
// npm test -- PATH --env ./tools/cpu-environment.mjs 2>&1 | grep ' CPU s ' | sort -n
import { readFileSync, writeSync } from 'node:fs';
import TestEnvironment from './jest-environment.mjs';

/** The user and system time of this process and of its ended children, in hundredths of a second. */
const ticks = () => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return { own: Number(fields[11]) + Number(fields[12]), children: Number(fields[13]) + Number(fields[14]) };
};

export default class CpuEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.path = context.testPath;
    this.start = ticks();
  }
  async teardown() {
    await super.teardown();
    const end = ticks();
    const own = (end.own - this.start.own) / 100;
    const children = (end.children - this.start.children) / 100;
    writeSync(2, `${(own + children).toFixed(2)} CPU s (${children.toFixed(2)} in other processes) ${this.path}\n`);
  }
}
