import type { Store } from '../model.js';
import { directory } from './directory.js';

export const stores = [directory] as const satisfies readonly Store[];

/** "branch:perf-history" is the store with that id at that place; anything without an id is a folder. */
export function storeAt(place: string): { readonly store: Store; readonly place: string } {
  const named = stores.find(({ id }) => place.startsWith(`${id}:`));
  return named === undefined ? { store: directory, place } : { store: named, place: place.slice(named.id.length + 1) };
}
