import type { Host } from '../../model/host.js';
import type { Store, Stored } from '../../model/store.js';
import { branch } from './branch.js';
import { directory } from './directory.js';

export const stores = [directory, branch] as const satisfies readonly Store[];

/** "branch:perf-history" is the store with that id at that place; anything without an id is a folder. */
export function findStore(place: string): { readonly store: Store; readonly place: string } {
  const named = stores.find(({ id }) => place.startsWith(`${id}:`));
  return named === undefined ? { store: directory, place } : { store: named, place: place.slice(named.id.length + 1) };
}

/** The host as a reader of these files sees it: what is no file of its own is read from what the store gave. */
export function withStoredFiles({ texts }: Stored, host: Host): Host {
  if (texts === undefined) return host;
  return {
    ...host,
    find: (pattern) => (texts.has(pattern) ? Promise.resolve([pattern]) : host.find(pattern)),
    content: async (file) => (texts.has(file) ? undefined : await host.content?.(file)),
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? host.read(file) : ReadableStream.from([new TextEncoder().encode(text)]);
    },
  };
}
