/** Checks commits out into separate folders, which disappear at the end, or at the latest when the next command measures. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { baseNotCheckedOut } from '../problems/gate.js';
import { gitFailed } from '../problems/git.js';

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
