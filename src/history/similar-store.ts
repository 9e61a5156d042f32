import { nearest } from '../lang/nearest.js';
import type { Host } from '../model/host.js';

/** A folder that contains histories and has a similar name, because the given folder was probably mistyped. */
export async function findSimilarStore(store: string, host: Host): Promise<string | undefined> {
  const wanted = store.replace(/\/+$/, '');
  if (/[:*?{}[\]]/.test(wanted)) return undefined;
  const parent = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const files = await host.find(`${parent}*/*.ndjson`);
  const folders = new Set(files.map((file) => file.split('/').at(-2) ?? ''));
  const name = wanted.slice(parent.length);
  folders.delete(name);
  const similar = nearest(name, [...folders]);
  return similar === undefined ? undefined : parent + similar;
}
