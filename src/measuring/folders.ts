/** Checks commits out into separate folders, which disappear at the end, or at the latest when the next command measures. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { baseNotCheckedOut, folderInUse } from '../problems/gate.js';
import { gitFailed } from '../problems/git.js';
import { systemCode } from '../problems/problem.js';

export interface CheckedOut {
  /** The folder of the version: in the checkout what the current folder is in the work tree. */
  readonly folder: string;
  /** The folder around the whole checkout, in which some tools look for their settings. */
  readonly root: string;
  readonly remove: () => Promise<void>;
}

/** The checkouts of this process, by the end of their path: git may know another way to them. */
const own = new Set<string>();

/** Checks a commit out beside the work tree, without running hooks. */
export async function checkOut(commit: string, host: Host): Promise<CheckedOut | Problem> {
  const place = await host.git(['rev-parse', '--show-prefix']);
  if (place.code !== 0) return gitFailed('find the work tree', place.stderr.trim());
  const parent = await host.makeTemporaryFolder();
  const folder = `${parent}/guardband-base-${String(host.processId)}`;
  own.add(endOf(folder));
  const remove = async (): Promise<void> => {
    await host.git(['worktree', 'remove', '--force', folder]);
    await host.removeFolder(parent);
    own.delete(endOf(folder));
  };
  const added = await host.git(['worktree', 'add', '--no-checkout', '--quiet', '--detach', folder, commit]);
  // Parts of the configuration may hold only there.
  const files = ['-C', folder, 'reset', '--hard', '--quiet', '--no-recurse-submodules'];
  const { code, stderr } = added.code === 0 ? await host.git(files) : added;
  if (code !== 0) {
    await remove();
    return baseNotCheckedOut(commit, stderr.trim().split('\n').at(-1) ?? '');
  }
  return { root: parent, folder: `${folder}/${place.stdout.trim()}`.replace(/\/$/, ''), remove };
}

const endOf = (folder: string): string => folder.split('/').slice(-2).join('/');

/**
 * Removes checkouts whose process no longer runs, by a name that nobody else gives. The empty folder around them stays. Every command
 * that measures begins with this: a killed process cannot clean up, and the next one may check out nothing.
 */
export async function removeLeftOvers(host: Host): Promise<void> {
  const { stdout } = await host.git(['worktree', 'list', '--porcelain']);
  for (const line of stdout.split('\n')) {
    const [, folder, id] = /^worktree (.*\/guardband-\w{6}\/guardband-base-(\d+))$/.exec(line) ?? [];
    // In a container, a killed process may have had the number of this one.
    const isUsed = Number(id) === host.processId ? own.has(endOf(folder ?? '')) : host.isProcessRunning(Number(id));
    if (folder === undefined || isUsed) continue;
    await host.git(['worktree', 'remove', '--force', folder]);
  }
}

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
