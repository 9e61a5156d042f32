/** The files by which a step of a job speaks to its runner, and those of this program: no measured command changes them. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSystemFile } from './machine/proc.js';
import { isOwnProcess } from './own-process.js';
import { findChanged, readFiles, readFolder, type FolderState } from './folder-state.js';

const ofStep = /^(?:(?:GITHUB|GITEA|FORGEJO)_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|BASH_ENV)$/;

function readAll(): FolderState {
  const named = Object.entries(process.env).flatMap(([name, value = '']) => (ofStep.test(name) ? [value] : []));
  // What a command loads of its parts later is what was there at first.
  const own = isOwnProcess() ? readFolder(dirname(fileURLToPath(import.meta.url))) : [];
  return new Map([...readFiles([...named, process.execPath]), ...own]);
}

/** @returns a function that returns which of these files are no longer what they are now */
export function watchStepFiles(): () => readonly string[] {
  const before = readAll();
  return () => findChanged(before, readAll());
}

/** What programs inherit from the process that starts them: where, when and how much of the machine they get. */
export function readStanding(id: number): string {
  const read = (file: string): string => readSystemFile(`/proc/${String(id)}/${file}`)?.toString() ?? '';
  const fields = (/.*\) (.*)/s.exec(read('stat'))?.[1] ?? '').split(' ');
  const allowed = read('status').match(/^(?:Cpus|Mems)_allowed:.*$/gm) ?? [];
  // Numbered as in `man proc_pid_stat`, from the third on: nice and policy.
  return [fields[16], fields[38], ...allowed, ...['oom_score_adj', 'cgroup', 'limits'].map(read)].join('\n');
}
