import type { Host } from '../../model/host.js';
import type { OpenedHistory, Store, StoredFiles } from '../../model/store.js';
import { branch, otherRepository } from './branch.js';
import { bucket } from './bucket.js';
import { directory } from './directory.js';
import { findFolderAt } from './git.js';

const stores = [directory, branch, otherRepository, bucket] as const satisfies readonly Store[];

/** Finds a store by its id: "branch:performance" is a branch; a place without an id is a folder. */
export function findStore(place: string): { readonly store: Store; readonly place: string } {
  const named = stores.find(({ id }) => place.startsWith(`${id}:`));
  return named === undefined ? { store: directory, place } : { store: named, place: place.slice(named.id.length + 1) };
}

/** Whether other versions read what is recorded here at once. */
export const isSharedStore = (name: string): boolean => findStore(name).store !== directory;

/** Whether the history is part of the code: what a version has of it, it contains. */
export async function isCommitted(name: string, host: Host): Promise<boolean> {
  const { store, place } = findStore(name);
  return store === directory && (await findFolderAt(place, 'HEAD', host)) === 'folder';
}

/** Opens a history without reading its archive. */
export async function openStore(name: string, host: Host): Promise<OpenedHistory> {
  const { store, place } = findStore(name);
  return await store.open(place, 'all', host);
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
