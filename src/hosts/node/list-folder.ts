/** The files of a folder, with symbolic links followed. */
import { attempt } from '../../lang/attempt.js';
import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { hasResultName } from '../../formats/recognise/result-names.js';
import { joinPath } from './paths.js';

/** Folders nested deeper than this are part of a loop, or do not contain results. */
const maxDepth = 64;
const isHidden = (name: string): boolean => /^\.[^/.]/.test(name) || name === 'node_modules';

/**
 * All files below a folder, except hidden ones and node_modules. A link to an enclosing folder is a loop and is not
 * followed. A broken link, or a pipe with the name of a result, is listed, so that reading it fails with an error that
 * names it.
 */
export function listFolder(folder: string): string[] {
  const files: string[] = [];
  const visit = (path: string, enclosing: readonly string[]): void => {
    const real = realpathSync(path);
    if (enclosing.includes(real) || enclosing.length >= maxDepth) return;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (isHidden(entry.name)) continue;
      const inner = joinPath(path, entry.name);
      const kind = classifyEntry(entry, inner);
      if (kind === 'folder') visit(inner, [...enclosing, real]);
      else if (kind === 'file') files.push(inner);
    }
  };
  visit(folder, []);
  return files;
}

/** What to do with an entry of a folder; undefined for a pipe, a socket or a device that is not named like a result. */
export function classifyEntry(entry: Dirent, path: string): 'folder' | 'file' | undefined {
  if (entry.isDirectory()) return 'folder';
  if (entry.isFile()) return 'file';
  if (!entry.isSymbolicLink()) return hasResultName(path) ? 'file' : undefined;
  const target = attempt(() => statSync(path));
  if (target?.isDirectory() === true) return 'folder';
  return target === undefined || target.isFile() || hasResultName(path) ? 'file' : undefined;
}
