/** The author of a commit or of an artifact could leave a link there, and choose where a job writes, or what it quotes. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isLink } from './paths.js';

/**
 * Called before anything is written below the checkout, or removed there.
 *
 * @throws {Error} with a code if a part of the path below the checkout is a symbolic link
 */
export function refuseLinks(path: string, here = process.cwd()): void {
  const [root, file] = [findCheckout(here) ?? here, resolve(here, path)];
  const link = isBelow(file, root) ? listParts(file, root).findLast(isLink) : undefined;
  if (link !== undefined) refuse(relative(here, link), 'is a symbolic link, through which nothing is written');
}

/**
 * Called before a file is read in a job: what it contains may be quoted in a public comment.
 *
 * @param isForeign whether another run left it, such as one of a fork: neither it nor its folders below the current one may be links
 * @throws {Error} with a code if a path below the checkout leads out of it, or to where git keeps credentials
 */
export function refuseLinksOut(path: string, isForeign = false, here = process.cwd()): void {
  const [root, file] = [findCheckout(here), resolve(here, path)];
  // Of an absolute path, only the file and the folder it is in are below what the workflow chose.
  const chosen = isAbsolute(path) ? [file, dirname(file)] : listParts(file, here);
  const link = isForeign ? chosen.find(isLink) : undefined;
  if (link !== undefined) refuse(link, 'is a link, which another run must not leave');
  if (root === undefined || !isBelow(file, root) || !existsSync(file)) return;
  const [whole, real] = [realpathSync(root), realpathSync(file)];
  if (!isBelow(real, whole) || relative(whole, real).split(sep).includes('.git'))
    refuse(path, 'leads out of the checkout');
}

function refuse(path: string, why: string): never {
  throw Object.assign(new Error(`${path} ${why}`), { code: 'ELOOP' });
}

function isBelow(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return inner.split(sep)[0] !== '..' && !isAbsolute(inner);
}

/** A path and the folders that it is in, up to another one. */
const listParts = (path: string, above: string): readonly string[] =>
  path === above || dirname(path) === path ? [] : [path, ...listParts(dirname(path), above)];

/** The work tree around a folder. */
export function findCheckout(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findCheckout(above);
}
