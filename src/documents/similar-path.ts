/** The file or folder that was probably meant by a name that matches none. */
import { nearest } from '../lang/nearest.js';
import type { Files } from '../model/host.js';

/** @returns the path whose first part that does not exist is replaced by the closest name beside it, if any is close */
export async function findSimilarPath(named: string, host: Pick<Files, 'find'>): Promise<string | undefined> {
  if (/[:*?{}[\]]/.test(named)) return undefined;
  // What cannot be listed helps nobody.
  const find = async (pattern: string): Promise<readonly string[]> => await host.find(pattern).catch(() => []);
  const parts = named.replace(/\/+$/, '').split('/');
  for (let i = parts.length - 1; i >= 0; i--) {
    const parent = [...parts.slice(0, i), ''].join('/');
    const files = await find(`${parent}{*,*/*,*/*/*,*/*/*/*,*/*/*/*/*}`);
    if (files.length === 0) continue;
    const names = new Set(files.map((file) => file.slice(parent.length).split('/')[0] ?? ''));
    const close = nearest(parts[i] ?? '', [...names]);
    const rest = ['', ...parts.slice(i + 1)].join('/');
    return close && parent + close + ((await find(parent + close + rest)).length > 0 ? rest : '');
  }
  return undefined;
}
