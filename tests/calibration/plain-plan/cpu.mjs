// CPU usage of the machine, from /proc: Linux only.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** CPU time of all processors since boot, separated from the time stolen by the hypervisor. */
export function jiffiesOfMachine() {
  const [user, niced, system, idle, iowait, irq, softirq, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + niced + system + irq + softirq;
  return { busy, stolen, total: busy + idle + iowait + stolen, cpus: cpus().length };
}

/** CPU times of this process and its children, both running (named by the caller) and ended. */
export function ownJiffies(children) {
  const [user, system, endedUser, endedSystem] = timesOf('self');
  const ofChildren = children.flatMap(({ pid }) => timesOf(pid).slice(0, 2));
  return [user, system, endedUser, endedSystem, ...ofChildren].reduce((sum, each) => sum + each, 0);
}

/** utime, stime, cutime and cstime. The name before them may contain spaces. */
function timesOf(process) {
  const text = readFileSync(`/proc/${process}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
}
