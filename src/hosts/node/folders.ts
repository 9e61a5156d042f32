/** Makes, moves and removes folders. */
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Host } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';
import { toLocalPath } from './paths.js';
import { refuseLinks } from './refuse-links.js';

export function makeFolder(folder: string): void {
  refuseLinks(folder);
  try {
    mkdirSync(resolve(folder), { recursive: true }); // node never gives up on a relative one in a removed folder
  } catch (error) {
    const code = systemCode(error);
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw Object.assign(new Error(`${folder} is not a folder and cannot be created`), { code });
  }
}

export const folders: Pick<Host, 'makeTemporaryFolder' | 'moveFolder' | 'removeFolder'> = {
  // oxlint-disable-next-line typescript/require-await -- turns exceptions into rejections
  makeTemporaryFolder: async () => mkdtempSync(join(realpathSync(tmpdir()), 'guardband-')),
  // oxlint-disable-next-line typescript/require-await -- as above
  moveFolder: async (folder, to) => {
    const place = toLocalPath(to);
    makeFolder(dirname(place));
    refuseLinks(place);
    renameSync(toLocalPath(folder), place);
  },
  // oxlint-disable-next-line typescript/require-await -- as above
  removeFolder: async (folder) => {
    refuseLinks(toLocalPath(folder));
    rmSync(toLocalPath(folder), { recursive: true, force: true });
  },
};
