/** That what is measured is the version it is called: nobody but its own commands has changed its files since they were looked at. */
import { resolve } from 'node:path';
import type { Host } from '../model/host.js';

interface Watched {
  readonly watch: () => Promise<() => Promise<string | undefined>>;
  readonly find: () => Promise<string | undefined>;
  readonly isWhole: boolean;
}

export interface Proof {
  /**
   * Looks at a version before the first command runs.
   *
   * @param folder its sources
   * @param whole the folder of all its files, if no other version writes anything there; else only tracked files are looked at
   */
  readonly watch: (folder: string, whole?: string) => Promise<void>;
  /** A file that something else has changed. Nothing is known of a folder that is not watched. */
  readonly find: (folder: string) => Promise<string | undefined>;
  /**
   * Takes what a command of the version has changed for a part of it. A load test that changes a tracked file of the head would
   * measure another version next time.
   */
  readonly accept: (folder: string, command: 'build' | 'run') => Promise<void>;
}

export function createProof(host: Pick<Host, 'git' | 'watchFiles'>): Proof {
  const versions = new Map<string, Watched>();
  return {
    watch: async (folder, whole) => {
      // A folder that is watched by itself is none of git's.
      const { stdout } =
        whole === folder ? { stdout: '' } : await host.git(['-C', folder, 'ls-files', '-z', '--stage', '--', ':/']);
      const entries = stdout.matchAll(/(?:100644|100755|120000) (\w+) 0\t([^\0]*)\0/g);
      const ids = new Map(Array.from(entries, ([, id = '', path = '']) => [resolve(folder, path), id] as const));
      const watch = async () => await host.watchFiles(whole ?? [...ids.keys()], ids);
      versions.set(folder, { watch, isWhole: whole !== undefined, find: await watch() });
    },
    find: async (folder) => await versions.get(folder)?.find(),
    accept: async (folder, command) => {
      const version = versions.get(folder);
      if (version === undefined || (command === 'run' && !version.isWhole)) return;
      versions.set(folder, { ...version, find: await version.watch() });
    },
  };
}
