/** Converts paths to slashes on every system, so that a folder leads to the same names of cases everywhere. */
import { attempt } from '../../lang/attempt.js';
import { existsSync, lstatSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { isObjectName } from '../../model/bucket.js';

/**
 * Replaces backslashes by slashes, so that a configuration written on Windows works on other systems. There, a backslash
 * can be part of a name, so a path that exists is not changed.
 *
 * @param separator the separator of folders on this system
 */
export function toLocalPath(path: string, separator: string = sep): string {
  if (!path.includes('\\') || isObjectName(path)) return path;
  return separator === '\\' || !existsSync(path) ? path.replaceAll('\\', '/') : path;
}

/** Joins a folder and a name. A server name such as "//server/share" keeps both of its slashes. */
export function joinPath(folder: string, name: string): string {
  const path = posix.join(folder, name);
  return sep === '\\' && folder.startsWith('//') ? `/${path}` : path;
}

/** False also if a part of the path is not a folder, or not accessible. */
export const isLink = (file: string): boolean =>
  attempt(() => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) === true;
