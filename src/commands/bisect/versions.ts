/** Checks each commit out once, builds it once, and removes all of them at the end. */
import type { BisectCommit, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { checkOut, type CheckedOut } from '../../measuring/checkouts.js';
import type { Measurer, Side, Version } from '../../measuring/measurer.js';

export interface Versions {
  /** The sources of a commit, built. */
  readonly prepare: (commit: BisectCommit, side: Side) => Promise<Version | Problem>;
  readonly removeAll: () => Promise<void>;
}

export function createVersions(measurer: Measurer, host: Host): Versions {
  const checkouts: CheckedOut[] = [];
  const known = new Map<string, Promise<string | Problem>>();
  const build = async ({ commit }: BisectCommit, side: Side): Promise<string | Problem> => {
    const checkedOut = await checkOut(commit, host);
    if ('code' in checkedOut) return checkedOut;
    checkouts.push(checkedOut);
    const { folder, root } = checkedOut;
    await measurer.watch(folder, root);
    return (await measurer.build({ side, folder, name: commit.slice(0, 10) })) ?? folder;
  };
  return {
    prepare: async (commit, side) => {
      const folder = known.get(commit.commit) ?? build(commit, side);
      known.set(commit.commit, folder);
      const built = await folder;
      return typeof built === 'string' ? { side, folder: built, name: commit.commit.slice(0, 10) } : built;
    },
    removeAll: async () => {
      for (const { remove } of checkouts) await remove();
    },
  };
}
