/** Paths in a configuration are relative to the folder of its file, so that every part of a repository can have its own. */
import { posix } from 'node:path';

/** A root, a drive, or a place such as s3://BUCKET, branch:NAME and git:URL. */
const absolute = /^([\\/]|[A-Za-z]:[\\/]|[\w-]{2,}:|-$)/;

/** The folder of a configuration file, with slashes; empty for the current one. */
export function folderOfConfig(file: string): string {
  const folder = posix.dirname(posix.normalize(file.replaceAll('\\', '/')));
  return folder === '.' ? '' : folder;
}

/** A backslash that separates folders; in a glob, it may also take the next character literally. */
const separator = /\\(?![*?{}[\]()!])/g;

/** A path of the configuration as a path from the current folder. */
export const pathFromConfig = (folder: string, path: string): string =>
  folder === '' || absolute.test(path) ? path : posix.join(folder, path.replace(separator, '/'));

/** The part of a path below the folder of the configuration; the whole path if it is elsewhere. */
export const pathBelowConfig = (folder: string, file: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
