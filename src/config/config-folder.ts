/**
 * Resolves the paths in a configuration. They are relative to the folder of its file, so that every part of a repository
 * can have a configuration.
 */
import { posix } from 'node:path';

/** An absolute path, a drive, or a location such as s3://BUCKET, branch:NAME and git:URL. */
const absolute = /^([\\/]|[A-Za-z]:[\\/]|[\w-]{2,}:|-$)/;

/** The folder of a configuration file, with slashes; empty for the current one. */
export function folderOfConfig(file: string): string {
  const folder = posix.dirname(posix.normalize(file.replaceAll('\\', '/')));
  return folder === '.' ? '' : folder;
}

/** A backslash that separates folders. In a glob, a backslash may also escape the next character. */
const separator = /\\(?![*?{}[\]()!])/g;

/** Converts a path in the configuration to a path relative to the current folder. */
export const pathFromConfig = (folder: string, path: string): string =>
  folder === '' || absolute.test(path) ? path : posix.join(folder, path.replace(separator, '/'));

/** Returns the part of a path below the folder of the configuration, or the whole path of a file elsewhere. */
export const pathBelowConfig = (folder: string, file: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
