import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { folderInUse } from '../../problems/gate.js';

/** The folder for measurements, unless the user names one. git ignores it. */
const ownFolder = 'guardband-gate';

/**
 * Chooses the folder that the measurements go to.
 *
 * @param named a folder that the user names
 * @param prefix the beginning of the name of a new one
 */
export async function chooseFolder(
  named: string | undefined,
  host: Host,
  prefix = '',
): Promise<{ readonly out: string } | Problem> {
  const stamp = host.now().toISOString().replace(/[:.]/g, '-');
  const out = (named ?? `${ownFolder}/${prefix}${stamp}`).replace(/(?<=.)\/+$/, '');
  if ((await host.find(out)).length > 0) return folderInUse(out);
  if (named === undefined) await host.writeText(`${ownFolder}/.gitignore`, '*\n');
  return { out };
}
