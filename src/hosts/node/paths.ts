/** Paths with slashes on every system, so that the same folders name the same cases everywhere. */
import { existsSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { isObjectName } from '../../model/bucket.js';

/**
 * The path with slashes instead of backslashes. A configuration written on Windows works elsewhere, too, although a backslash
 * can be part of a name there: it is one if a file of exactly this name exists.
 *
 * @param separator what separates folders on this system
 */
export function toLocalPath(path: string, separator: string = sep): string {
  if (!path.includes('\\') || isObjectName(path)) return path;
  return separator === '\\' || !existsSync(path) ? path.replaceAll('\\', '/') : path;
}

/** The path of a file in a folder. The name of a server, as in "//server/share", keeps both of its slashes. */
export function joinPath(folder: string, name: string): string {
  const path = posix.join(folder, name);
  return sep === '\\' && folder.startsWith('//') ? `/${path}` : path;
}
