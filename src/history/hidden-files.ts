import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { filesHidden } from '../problems/history.js';

/** Files of a history that git has and a sparse checkout left out: a history without them would look new, and replace them. */
export async function findHiddenFiles(place: string, { git }: Pick<Host, 'git'>): Promise<readonly Problem[]> {
  const { code, stdout } = await git(['ls-files', '-t', '-z', '--', place]);
  const hidden =
    code === 0 ? [...stdout.matchAll(/(?:^|\0)S ([^\0]+\.ndjson)(?=\0)/g)].map(([, file = '']) => file) : [];
  return hidden.length === 0 ? [] : [filesHidden(place, hidden)];
}
