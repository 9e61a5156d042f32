/**
 * What nobody can write to unseen: the kernel sets the time at which a file changed, and only the administrator of a machine its
 * clock. So a file has its content as long as it has its number, its size and this time.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../lang/attempt.js';
import { joinPath } from './paths.js';

/** By path, with the kind of the file first; one that is absent has no entry. */
export type FolderState = ReadonlyMap<string, string>;

export function readFiles(files: Iterable<string>): FolderState {
  const state = new Map<string, string>();
  for (const file of files) {
    const stat = attempt(() => lstatSync(file, { bigint: true, throwIfNoEntry: false }));
    if (stat !== undefined) state.set(file, [stat.mode, stat.dev, stat.ino, stat.size, stat.ctimeNs].join(' '));
  }
  return state;
}

/** All files below a folder. A link is a file. */
export function readFolder(folder: string): FolderState {
  const files: string[] = [];
  const visit = (path: string): void => {
    for (const entry of attempt(() => readdirSync(path, { withFileTypes: true })) ?? []) {
      const inner = joinPath(path, entry.name);
      if (entry.isDirectory()) visit(inner);
      else files.push(inner);
    }
  };
  visit(folder);
  return readFiles(files);
}

/** The files that are not what they were. */
export const findChanged = (before: FolderState, now: FolderState): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file));

/** The id that git gives to the content of a file, as long as another one; undefined for what is no file. Git itself may be replaced. */
export async function hashBlob(file: string, { length }: string): Promise<string | undefined> {
  const { createHash } = await import('node:crypto'); // takes a while to load
  return attempt(() => {
    if (!lstatSync(file).isFile()) return undefined;
    const content = readFileSync(file);
    const hash = createHash(length === 64 ? 'sha256' : 'sha1').update(`blob ${String(content.length)}\0`);
    return hash.update(content).digest('hex');
  });
}
