/** Finds what a change moved: the rules and baselines of a folder of a monorepo are those of its old place. */
import { posix } from 'node:path';
import type { Host } from '../model/host.js';
import { findRoot, fromRoot } from './stores/git.js';

/**
 * @param path a file or folder, as the caller named it
 * @returns the path from which the change moved it, relative to the current folder; undefined if the commit has it, or nothing like it
 */
export async function findOldPath(path: string, commit: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const root = await findRoot(host);
  const own = 'code' in root ? undefined : fromRoot(path, root.top, root.prefix);
  if ('code' in root || own === undefined) return undefined;
  if ((await host.git(['cat-file', '-e', `${commit}:${own}`])).code === 0) return undefined;
  const options = ['--no-ext-diff', '--find-renames', '--diff-filter=R', '--name-status', '-z'];
  const { stdout } = await host.git(['diff', ...options, commit, 'HEAD', '--']);
  for (const [, old = '', moved = ''] of stdout.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)) {
    // A file keeps its name, so that no other file of the base becomes the one that judges.
    const rest = moved === own ? `/${posix.basename(own)}` : moved.startsWith(`${own}/`) ? moved.slice(own.length) : '';
    const folder = rest !== '' && `/${old}`.endsWith(rest) ? old.slice(0, -rest.length) : undefined;
    const found = moved === own ? old : folder;
    if (folder !== undefined && found) return posix.relative(`/${root.prefix}`, `/${found}`);
  }
  return undefined;
}
