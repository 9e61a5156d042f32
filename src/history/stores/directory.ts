import { addAll, defined } from '../../lang/objects.js';
import { digest } from '../../lang/digest.js';
import type { AppendOptions, AppendResult, Store } from '../../model/store.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Host } from '../../model/host.js';
import * as ndjson from './ndjson.js';
import { openFolderAt } from './git.js';
import { folderBusy, historyNotFolder, filesHidden } from '../../problems/history.js';
import type { Problem } from '../../model/documents.js';

/**
 * A folder with one NDJSON file per scenario: append-only, with keys in a fixed order and one entry per line, so that git can
 * merge it as a union and any tool can read it.
 */
export const directory: Store = {
  id: 'directory',
  open: async (place, _, host) => {
    const found = new Set<string>();
    const texts = await host.readTogether(place, (file) => {
      // Also what is listed after the recent runs were read: runs that were moved meanwhile are in one of the two.
      found.add(file);
      return ndjson.isRecentFile(file);
    });
    if (texts === undefined) for (const file of await host.find(place)) found.add(file);
    const listed = [...found];
    const newer = ndjson.findNewerLayout(listed);
    if (newer !== undefined) return { files: [], problems: [newer] };
    if (isNoFolder(place, listed)) return { files: [], problems: [historyNotFolder(place)] };
    const files = texts === undefined ? listed.filter(ndjson.isRecentFile) : [...texts.keys()];
    const isWhole = files.length > 0 && host.context.system === undefined;
    return {
      files,
      ...defined({ texts }),
      segments: { names: listed.filter(ndjson.isSegmentFile), read: (names) => ndjson.readTexts(names, host) },
      ...(!isWhole && { problems: await findHiddenFiles(place, host) }),
    };
  },
  openAt: openFolderAt,
  append: async (place, entries, host, options) =>
    entries.length === 0 && (options?.broken ?? []).length === 0
      ? { files: [], known: [] }
      : await whileLocked(place, host, () => append(place, entries, host, options)),
};

const whileLocked = async (place: string, host: Host, work: () => Promise<AppendResult>): Promise<AppendResult> =>
  (await host.withLock(place, work)) ?? { files: [], known: [], problems: [folderBusy(place)] };

/** Whether the place exists, but contains no files because it is one. It must not count as an empty history. */
const isNoFolder = (place: string, found: readonly string[]): boolean =>
  found.length === 1 && found[0] === place && !ndjson.isHistoryFile(place);

/** "shop.accepted-1a2b3c4d5e6f.ndjson" */
const nameSeparately = async (file: string, entries: readonly HistoryEntry[]): Promise<string> =>
  file.replace(/\.ndjson$/, `.accepted-${await digest(entries.map(ndjson.formatLine).join('\n'), 12)}.ndjson`);

/** Reads and rewrites whole files; the caller holds the lock, so that no entry of another process is lost. */
async function append(
  place: string,
  entries: readonly HistoryEntry[],
  host: Host,
  { retain, isSeparate = false, broken = [] }: Partial<AppendOptions> = {},
): Promise<AppendResult> {
  const nothing = { files: [], known: [] };
  const inFolder = (name: string): string => `${place}/${name}`;
  const listed = await host.find(place);
  const newer = ndjson.findNewerLayout(listed);
  if (newer !== undefined) return { ...nothing, problems: [newer] };
  const known: HistoryEntry[] = [];
  const texts = new Map<string, string>();
  const hidden = await findHiddenFiles(place, host);
  if (hidden.length > 0) return { ...nothing, problems: hidden };
  const names = listed.map((file) => file.slice(place.length + 1));
  const damaged = broken.map((file) => file.slice(place.length + 1));
  for (const [usual, ofFile] of ndjson.groupByFile(entries, damaged)) {
    // Forges ignore `merge=union`: a line at the end of a file conflicts with every line that was recorded meanwhile.
    const own = isSeparate && ofFile.length > 0 ? await nameSeparately(usual, ofFile) : usual;
    const isDamaged = ndjson.partsOf(usual, damaged).length > 0;
    for (const name of new Set([...(isDamaged ? [usual] : []), own])) {
      const before = await ndjson.readTexts(ndjson.partsOf(name, names), {
        readText: (part) => host.readText(inFolder(part)),
      });
      const added = name === own ? ofFile : [];
      const appended = await ndjson.appendToFile(name, before, added, {
        retain,
        isBroken: name === usual && isDamaged,
      });
      addAll(known, appended.repeated);
      for (const [path, text] of appended.texts) texts.set(path, text);
    }
  }
  const written = new Map([...texts].filter(([, text]) => text !== ''));
  if (written.size > 0) await host.writeTogether(place, written);
  for (const path of texts.keys()) if (!written.has(path)) await host.removeFile(inFolder(path));
  return { files: [...texts.keys()].filter((path) => !ndjson.isSegment(path)).map(inFolder), known };
}

/** Files of a history that git has and a sparse checkout left out: a history without them would look new, and replace them. */
export async function findHiddenFiles(place: string, { git }: Pick<Host, 'git'>): Promise<readonly Problem[]> {
  const { code, stdout } = await git(['ls-files', '-t', '-z', '--', place]);
  const hidden =
    code === 0 ? [...stdout.matchAll(/(?:^|\0)S ([^\0]+\.ndjson)(?=\0)/g)].map(([, file = '']) => file) : [];
  return hidden.length === 0 ? [] : [filesHidden(place, hidden)];
}
