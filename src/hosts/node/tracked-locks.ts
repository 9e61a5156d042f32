/** A lock or a journal that a commit contains was not left by a process of this machine. */
import { attempt } from '../../lang/attempt.js';
import { lstatSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Repository } from '../../model/host.js';
import { joinPath } from './paths.js';

const names = ['.recording', '.recording.journal'];

async function listTracked(folder: string, { git }: Repository): Promise<readonly string[]> {
  if (!names.some((name) => isThere(joinPath(folder, name)))) return [];
  const { stdout } = await git(['-C', folder, 'ls-files', '-z', '--', ...names]);
  return stdout.split('\0').filter((name) => name !== '');
}

/** False also for what is not in a folder: reading it reports that. */
const isThere = (file: string): boolean => attempt(() => lstatSync(file, { throwIfNoEntry: false })) !== undefined;

export const hasTrackedJournal = async (folder: string, host: Repository): Promise<boolean> =>
  (await listTracked(folder, host)).includes('.recording.journal');

/** Removes what is tracked by git of the lock and the journal of a folder. */
export async function removeTrackedLocks(folder: string, host: Repository): Promise<void> {
  for (const file of await listTracked(folder, host)) {
    rmSync(joinPath(folder, file), { force: true });
    // It is not empty if a process of this machine holds the lock.
    for (let above = dirname(file); above !== '.'; above = dirname(above))
      attempt(() => {
        rmdirSync(joinPath(folder, above));
      });
  }
}
