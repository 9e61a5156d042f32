/** The author of a commit or of an artifact could leave a link there, and choose where a job writes. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

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

/**
 * Called before a text is read in a job: what it contains may be quoted in a public comment.
 *
 * @throws {Error} with a code if a path below the checkout leads out of it, or to where git keeps credentials
 */
export function refuseLinksOut(path: string, here = process.cwd()): void {
  const [root, file] = [findCheckout(here), resolve(here, path)];
  if (root === undefined || relative(root, file).split(sep)[0] === '..' || !existsSync(file)) return;
  const parts = relative(realpathSync(root), realpathSync(file)).split(sep);
  if (parts[0] === '..' || parts.includes('.git') || isAbsolute(parts.join(sep)))
    throw Object.assign(new Error(`${path} leads out of the checkout`), { code: 'ELOOP' });
}

/** The work tree around a folder. */
export function findCheckout(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findCheckout(above);
}
