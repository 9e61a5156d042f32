import type { Host } from '../../model/host.js';
import type { OpenedHistory, Scope, Store, StoredFiles } from '../../model/store.js';
import { branch, otherRepository } from './branch.js';
import { bucket } from './bucket.js';
import { dropRepeatedLines } from '../segments.js';
import { directory } from './directory.js';
import { isOwnLine } from './ndjson.js';

export const stores = [directory, branch, otherRepository, bucket] as const satisfies readonly Store[];

/** Finds a store by its id: "branch:performance" is a branch; a place without an id is a folder. */
export function findStore(place: string): { readonly store: Store; readonly place: string } {
  const named = stores.find(({ id }) => place.startsWith(`${id}:`));
  return named === undefined ? { store: directory, place } : { store: named, place: place.slice(named.id.length + 1) };
}

/** Whether other versions read what is recorded here at once. */
export const isShared = (name: string): boolean => findStore(name).store !== directory;

/** Opens a history without reading its segments. */
export async function openStore(name: string, host: Host): Promise<OpenedHistory> {
  const { store, place } = findStore(name);
  return await store.open(place, 'all', host);
}

/** The files of an opened history that are needed. */
export async function readOpened({ segments, ...recent }: OpenedHistory, scope: Scope): Promise<StoredFiles> {
  if (scope === 'recent' || segments === undefined || segments.names.length === 0) return recent;
  const read = await segments.read(segments.names);
  if ('code' in read) return { files: [], problems: [read] };
  const archived = [...read].map(([file, text]) => [file, scope === 'all' ? text : keepTagged(text)] as const);
  const older = new Map(archived.filter(([, text]) => text !== ''));
  return {
    ...recent,
    files: [...new Set([...older.keys(), ...recent.files])],
    texts: dropRepeatedLines(new Map([...older, ...(recent.texts ?? [])])),
  };
}

/** Blank lines keep the line numbers of the others. A line that is cut is kept, because its tag may be missing. */
function keepTagged(text: string): string {
  const lines = text.split('\n').map((line) => (line.includes('"tag":') || !line.trimEnd().endsWith('}') ? line : ''));
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}

/** Whether Guardband wrote no line. */
export async function isForeign({ files, texts }: StoredFiles, host: Host): Promise<boolean> {
  for (const file of files)
    if ((texts?.get(file) ?? (await host.readText(file)) ?? '').split('\n').some(isOwnLine)) return false;
  return true;
}

/** A host that also reads the texts of a store as files. */
export function withStoredFiles({ texts }: StoredFiles, host: Host): Host {
  if (texts === undefined) return host;
  return {
    ...host,
    find: (pattern) => (texts.has(pattern) ? Promise.resolve([pattern]) : host.find(pattern)),
    isSpecial: (file) => !texts.has(file) && host.isSpecial?.(file) === true,
    content: async (file) => (texts.has(file) ? undefined : await host.content?.(file)),
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? host.read(file) : encode(text);
    },
  };
}

// oxlint-disable-next-line typescript/require-await -- a stream of web streams takes longer to load
async function* encode(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
