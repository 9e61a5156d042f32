import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { systemCode } from '../problems/problem.js';
import { folderInUse } from '../problems/gate.js';

type Folders = Pick<Host, 'moveFolder' | 'removeFolder'>;

/** The folder for measurements, unless the user names one. git ignores it. */
const ownFolder = 'guardband-gate';

/** Makes git ignore the folder for measurements. */
export const ignoreResults = async ({ writeText }: Pick<Host, 'writeText'>): Promise<void> => {
  await writeText(`${ownFolder}/.gitignore`, '*\n');
};

/** Keeps a measurement where nobody judges it together with the others: "run/head/2/results" in "run/disturbed/head/2/results". */
export const setAside = async (results: string, why: 'disturbed' | 'unfinished', host: Folders): Promise<string> =>
  await moveMeasurement(results, results.replace(/(?:base|head)\/\d+\/results$/, `${why}/$&`), host);

/** Moves a folder of results, with what is beside it, to another place, which it returns. */
export async function moveMeasurement(results: string, place: string, host: Folders): Promise<string> {
  const [from, to] = [results, place].map((folder) => folder.replace(/\/results$/, '')) as [string, string];
  await host.removeFolder(to);
  await host.moveFolder(from, to);
  return place;
}

/** A folder below that for measurements. */
export const ownFolderFor = (name: string): string => `${ownFolder}/${name}`;

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
  const out = (named ?? ownFolderFor(`${prefix}${stamp}`)).replace(/(?<=.)\/+$/, '');
  if ((await host.find(out)).length > 0) return folderInUse(out);
  try {
    if (named === undefined) await ignoreResults(host);
    await host.makeFolder(out);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return folderInUse(out, `what cannot be used (${(error as Error).message})`);
  }
  return { out };
}
