/** The author of a commit or of an artifact could leave a link there, and choose where a job writes. */
import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Called before anything is written below the checkout, or removed there.
 *
 * @throws {Error} with a code if a part of the path below the checkout is a symbolic link
 */
export function refuseLinks(path: string, here = process.cwd()): void {
  const root = findCheckout(here) ?? here;
  const below = relative(root, resolve(here, path));
  if (below === '' || below.split(sep)[0] === '..') return;
  below.split(sep).reduce((folder, name) => {
    const part = join(folder, name);
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw Object.assign(new Error(`${relative(here, part)} is a symbolic link, through which nothing is written`), {
        code: 'ELOOP',
      });
    return part;
  }, root);
}

/** The work tree around a folder. */
export function findCheckout(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findCheckout(above);
}
