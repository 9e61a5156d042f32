import { nearest } from '../lang/nearest.js';
import type { Host } from '../model/host.js';

/**
 * Finds the folder that was probably meant: a sibling of the given folder that contains histories and either has a similar
 * name or is the only one with "baseline" in its name.
 */
export async function findSimilarStore(store: string, host: Host): Promise<string | undefined> {
  const wanted = store.replace(/\/+$/, '');
  if (/[:*?{}[\]]/.test(wanted)) return undefined;
  const parent = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const files = await host.find(`${parent}*/*.ndjson`);
  const folders = new Set(files.map((file) => file.split('/').at(-2) ?? ''));
  const name = wanted.slice(parent.length);
  folders.delete(name);
  const baselines = [...folders].filter((folder) => /baseline/i.test(folder));
  const similar = nearest(name, [...folders]) ?? (baselines.length === 1 ? baselines[0] : undefined);
  return similar === undefined ? undefined : parent + similar;
}
