/** Expands a glob to files, without skipping anything that it names and that cannot be read. */
import { readdir, type Dirent } from 'node:fs';
import { isAbsolute } from 'node:path';
import { glob } from 'tinyglobby';
import { systemCode } from '../../problems/problem.js';
import { classifyEntry, joinPath } from './paths.js';

type Entry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;
type Callback = (error: NodeJS.ErrnoException | null, entries?: readonly Entry[]) => void;

/**
 * The files that a glob matches, relative as the glob is, or absolute. Hidden files and node_modules are skipped. A broken link, or a pipe with the name of a
 * result, is listed, so that reading it fails with an error that names it.
 *
 * @throws the error of the system if a folder that may contain matching files cannot be listed
 */
export async function expandGlob(pattern: string): Promise<readonly string[]> {
  let fault: Error | undefined;
  // The package itself leaves out unreadable folders, broken links and pipes without a trace.
  const list = (folder: string, _: unknown, done: Callback): void => {
    readdir(folder, { withFileTypes: true }, (error, entries) => {
      if (error !== null && !isAbsence(error)) fault ??= error;
      if (error === null)
        done(
          null,
          entries.map((entry) => toEntry(entry, folder)),
        );
      else done(error);
    });
  };
  const files = await glob(pattern, {
    ignore: ['**/node_modules/**'],
    expandDirectories: false,
    absolute: isAbsolute(pattern),
    fs: { readdir: list as typeof readdir },
  });
  if (fault !== undefined) throw fault;
  return files;
}

/** Whether the folder that a glob begins with does not exist. */
const isAbsence = (error: Error): boolean => ['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '');

/** Presents an unreadable entry as a file; links to folders stay links, because loops are detected by them. */
function toEntry(entry: Dirent, folder: string): Entry {
  if (entry.isFile() || entry.isDirectory()) return entry;
  const kind = classifyEntry(entry, joinPath(folder, entry.name));
  const isFile = kind === 'file';
  return {
    name: entry.name,
    isFile: () => isFile,
    isDirectory: () => false,
    isSymbolicLink: () => kind === 'folder',
  };
}
