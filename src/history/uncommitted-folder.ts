import type { Host } from '../model/host.js';
import { findStore } from './stores/index.js';
import { directory } from './stores/directory.js';

/**
 * The folder of a history if it contains changes that git could commit. Undefined if the store publishes its changes itself,
 * or if the folder is ignored or outside of a work tree.
 */
export async function findUncommittedFolder(storeName: string, host: Host): Promise<string | undefined> {
  const { store, place } = findStore(storeName);
  if (store !== directory) return undefined;
  const { code, stdout } = await host.git([
    '-C',
    place,
    'status',
    '--porcelain',
    '--untracked-files=normal',
    '--',
    '.',
  ]);
  return code === 0 && stdout !== '' ? place : undefined;
}
