/**
 * The format of every store (docs/baselines.md, Files). The files of a scenario have what every check reads: the newest runs in short lines,
 * and accepted levels. The archive has every run in whole lines, in files that never change. The archive is archive-v2/SCENARIO.FROM-TO.DIGEST.ndjson: FROM and TO are the
 * starts of its oldest and its newest run, and the digest is that of its content, so two jobs that record the same write the same file,
 * and a file that nobody changed needs no further check.
 */
import { compareCodeUnits, groupBy } from '../../lang/objects.js';
import { canonical, digest, hash } from '../../lang/digest.js';
import { escapeInvisible } from '../../lang/printable.js';
import type { Host } from '../../model/host.js';
import { startOf, type HistoryEntry, type PastMeasurement } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { RetainRuns, Segments } from '../../model/store.js';
import { checkLines, soundEntries } from '../../formats/own/documents.js';
import { readShortLines, toShortLines, type ShortLine } from '../../formats/parse/short-lines.js';
import { newerLayout } from '../../problems/history.js';
import { dropOldRuns, parseLine } from '../recent-runs.js';

/** The largest file of a store: GitHub warns of files above 50 MB and refuses those above 100 MB. */
const mostBytes = 16 * 1024 * 1024;
const mostParts = 1024;

interface AppendedText {
  /** The new texts, by path relative to the root of the history: without any, the file is removed. Empty if nothing changes. */
  readonly texts: ReadonlyMap<string, string>;
  /** The entries that the history already had. */
  readonly repeated: readonly HistoryEntry[];
}

interface Appending {
  /** Selects which old runs remain because of the levels that they show. */
  readonly retain?: RetainRuns | undefined;
  /** Whether some of the lines may be broken. */
  readonly isBroken?: boolean;
}

/**
 * Adds entries to the files of their scenario, drops runs from these that no check needs, and moves lines that cannot be read into a
 * side file. Whole lines, as earlier versions wrote them, become short ones.
 *
 * @param file the name of the first file of the scenario
 * @param before the current texts of its files, by name
 */
export async function appendToFile(
  file: string,
  before: ReadonlyMap<string, string>,
  entries: readonly HistoryEntry[],
  { retain, isBroken = false }: Appending = {},
): Promise<AppendedText> {
  const all = new Set([...before.values()].flatMap((text) => text.split(/\r?\n/)));
  const lines = [...all].filter((line) => line.trim() !== '');
  const found = isBroken ? await checkLines(lines, { file }) : undefined;
  const isSound = (i: number): boolean => (found?.[i]?.problems ?? []).length === 0;
  const sound = lines.filter((_, i) => isSound(i));
  const broken = lines.filter((_, i) => !isSound(i));
  const known = new Set(sound);
  const isKnown = (entry: HistoryEntry): boolean =>
    known.has(formatLine(entry)) || ('measurement' in entry && known.has(toShortLines(entry).values));
  const added = entries.filter((entry) => !isKnown(entry));
  const repeated = entries.filter(isKnown);
  const parsed = readRecorded(sound, readShortLines(sound, await soundEntries()));
  const isOld = parsed.some(({ whole }) => whole !== undefined);
  if (added.length === 0 && broken.length === 0 && !isOld && lines.length > 0) return { texts: new Map(), repeated };
  const recorded = [...parsed, ...added.map(toRecorded)];
  const kept = dropOldCourses(dropOldRuns(recorded, retain, toShort));
  const archived = recorded
    .filter(({ whole }) => whole !== undefined)
    .toSorted((a, b) => compareCodeUnits(startOfLine(a), startOfLine(b)));
  // First, so that no line is lost where files are written one by one; its name depends on its content, so it is written once.
  const side = joinLines(broken);
  const texts = new Map(side === '' ? [] : [[`${file}.${await digest(side, 12)}.broken`, side]]);
  for (const part of divide(archived)) {
    const text = joinLines(part.map(({ whole = '' }) => whole));
    texts.set(await nameSegment(file, text, [part[0], part.at(-1)].map(startOfLine)), text);
  }
  for (const [name, text] of nameParts(file, kept, before)) texts.set(name, text);
  return { texts, repeated };
}

/** What the file of a scenario has. */
interface Recorded {
  readonly entry?: HistoryEntry | undefined;
  /** The lines of a measurement and of what it refers to, or any other line. */
  readonly lines: readonly string[];
  /** The line of a measurement that is not in the archive yet. */
  readonly whole?: string;
}

const startOfLine = ({ entry }: Partial<Recorded> = {}): string =>
  entry !== undefined && 'measurement' in entry ? startOf(entry.provenance) : '';

const toRecorded = (entry: HistoryEntry): Recorded => readWhole(formatLine(entry), entry);

const readWhole = (line: string, entry = parseLine(line)): Recorded =>
  entry === undefined || !('measurement' in entry) ? { lines: [line], entry } : { ...toShort(entry), whole: line };

function toShort(entry: PastMeasurement): Recorded {
  const { run, name, values, course } = toShortLines(entry);
  return { lines: [run, name, values, ...(course === undefined ? [] : [course])], entry };
}

/** Drops the course of all but the newest run of each case: it takes more room than all values, and a page shows one. */
function dropOldCourses(recorded: readonly Recorded[]): readonly Recorded[] {
  const newest = new Map<string, string>();
  for (const one of recorded)
    if (startOfLine(one) >= (newest.get(one.lines[1] ?? '') ?? '')) newest.set(one.lines[1] ?? '', startOfLine(one));
  return recorded.map((one) =>
    one.lines.length > 3 && startOfLine(one) !== newest.get(one.lines[1] ?? '')
      ? { ...one, lines: one.lines.slice(0, 3) }
      : one,
  );
}

const isCourse = /^\{"case":"\w+","course":/;

function readRecorded(lines: readonly string[], kinds: readonly ShortLine[]): readonly Recorded[] {
  const names = new Map<string, string>();
  for (const [i, line] of lines.entries())
    if (kinds[i] === 'name' && !isCourse.test(line)) names.set(/"(?:run|case)":"(\w+)"/.exec(line)?.[1] ?? '', line);
  return lines.flatMap((line, i): readonly Recorded[] => {
    const kind = kinds[i];
    if (kind === 'name') return [];
    if (typeof kind !== 'object') return [kind === 'broken' ? { lines: [line] } : readWhole(line)];
    const [, run = '', , name = ''] = line.split('"', 4);
    const { course } = kind.measurement.course === undefined ? {} : toShortLines(kind);
    const named = [names.get(run) ?? '', names.get(name) ?? '', line];
    return [{ lines: course === undefined ? named : [...named, course], entry: kind }];
  });
}

/** The texts of the files of a scenario: of so many cases that one would be too large, each file has a part. */
function* nameParts(
  file: string,
  recorded: readonly Recorded[],
  before: ReadonlyMap<string, string>,
): Generator<readonly [name: string, text: string]> {
  for (let count = Math.max(1, before.size); ; count *= 2) {
    const parts = Array.from({ length: count }, () => new Set<string>());
    const sizes = parts.map(() => 0);
    for (const { lines } of recorded) {
      const part = lines.length === 1 ? 0 : hash(lines[1] ?? '') % count;
      for (const line of lines)
        if (parts[part]?.has(line) === false) {
          parts[part].add(line);
          sizes[part] = (sizes[part] ?? 0) + line.length + 1;
        }
    }
    if (count < mostParts && sizes.some((size) => size > mostBytes)) continue;
    for (const [i, own] of parts.entries()) yield [namePart(file, i), joinLines([...own])];
    return;
  }
}

const namePart = (file: string, part: number): string =>
  part === 0 ? file : file.replace(/\.ndjson$/, `~${String(part)}.ndjson`);

/** The first file of a scenario. No name of a scenario has a tilde. */
const firstPart = (file: string): string => file.replace(/~\d+(?=\.ndjson$)/, '');

/** The names of the files of the scenario whose first file this is. */
export const partsOf = (file: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => firstPart(name) === file);

/** The lines of each new file of the archive. */
function divide(lines: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const parts: Recorded[][] = [];
  let bytes = Infinity;
  for (const line of lines) {
    const length = line.whole?.length ?? 0;
    if (bytes + length > mostBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(line);
    bytes += length + 1;
  }
  return parts;
}

/** Lines as a text, each with its line break. */
const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** An entry as its line in a history, without the line break. Invisible characters of names are escaped. */
export const formatLine = (entry: HistoryEntry): string => escapeInvisible(canonical({ schemaVersion: 1, ...entry }));

/**
 * Whether Guardband wrote a line, whatever became of the order of its keys since. A line says so; of earlier versions it has what
 * nothing else writes, or is still in their order.
 */
export const isOwnLine = (line: string): boolean =>
  /"recorded"\s*:\s*\{|"course"\s*:\s*"\d|"groupedMedian"\s*:\s*\d|"acceptedAt"\s*:|^\[/.test(line) ||
  /,\s*"schemaVersion":\s*[12]\s*\}\s*$/.test(line.slice(-100));

/**
 * Groups entries by the first file of their scenario.
 *
 * @param others files that are changed without an entry
 */
export const groupByFile = (
  entries: readonly HistoryEntry[],
  others: readonly string[] = [],
): ReadonlyMap<string, readonly HistoryEntry[]> =>
  new Map<string, readonly HistoryEntry[]>([
    ...others.map((file) => [firstPart(file), []] as const),
    ...groupBy(entries, (entry) => fileName(readScenario(entry))),
  ]);

const readScenario = (entry: HistoryEntry): string =>
  'measurement' in entry ? entry.measurement.scenario : entry.accept.case.scenario;

/** Windows opens a device, and git refuses to check out, a file of this name with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** A safe file name: scenario names come from results and may contain anything, such as a path. */
function fileName(scenario: string): string {
  const safe = scenario
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100);
  if (safe === '') return 'scenario.ndjson';
  return `${deviceName.test(safe) ? `scenario-${safe}` : safe}.ndjson`;
}

/** The texts of files by name; those that no longer exist are left out. */
export async function readTexts(
  files: readonly string[],
  host: Pick<Host, 'readText'>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = await host.readText(file);
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

const layoutVersion = 2;

export const archiveFolder = `archive-v${String(layoutVersion)}`;

/** Version 1 had only older runs there, in the same form. */
export const archiveFolders = [archiveFolder, 'archive-v1'] as const;

export const isSegment = (path: string): boolean => /(?:^|[\\/:])archive-v[12][\\/][^\\/]*$/.test(path);

/** Splits files into the folders of stores that have an archive, and the files that are not of these. */
export function splitStores(files: readonly string[]) {
  const archived = files.filter(isSegment).map((file) => file.replace(/(?:[\\/])?archive-v\d+[\\/][^\\/]*$/, ''));
  const stores = [...new Set(archived)].map((folder) => folder || '.');
  const isOf = (store: string, file: string): boolean =>
    /\.(?:ndjson|broken)$/.test(file) && (store === '.' || file.startsWith(`${store}/`));
  return { stores, others: files.filter((file) => !isSegment(file) && !stores.some((store) => isOf(store, file))) };
}

/** Formats a start as in names of segments, 20260131T235959Z. Fractions of a second are removed. */
const toSegmentTime = (start: string): string => start.replace(/\.\d+/, '').replace(/[^0-9TZ]/g, '') || 'undated';

/**
 * @param file the name of the scenario's file
 * @param text the text of the segment
 * @param starts those of its oldest and its newest run
 */
const nameSegment = async (file: string, text: string, starts: readonly string[]): Promise<string> =>
  `${archiveFolder}/${file.replace(/\.ndjson$/, '')}.${starts.map(toSegmentTime).join('-')}.${await digest(text, 12)}.ndjson`;

/** Whether a segment is as it was written, so that its lines were checked. */
export const isIntact = async (path: string, text: string): Promise<boolean> =>
  path.endsWith(`.${await digest(text, 12)}.ndjson`);

/**
 * Finds a folder with a newer layout.
 *
 * @param paths of files, or of folders with a trailing slash
 */
export function findNewerLayout(paths: readonly string[]): Problem | undefined {
  for (const path of paths) {
    const [, version] = /(?:^|[\\/:])archive-v(\d+)[\\/][^\\/]*$/.exec(path) ?? [];
    if (version !== undefined && Number(version) > layoutVersion)
      return newerLayout(path, Number(version), layoutVersion);
  }
  return undefined;
}

/** The most files of the archive that are read at the same time, because each costs a request, and the characters for which it is one. */
const [readAhead, readAtOnce] = [32, 4 * 1024 * 1024];

/** The files of an archive, or why no more of them can be read. */
export async function* readArchive(
  archive: Segments | undefined,
): AsyncGenerator<readonly [file: string, text: string] | Problem> {
  const names = archive?.names ?? [];
  for (let start = 0, count = 1; start < names.length;) {
    const found = (await archive?.read(names.slice(start, start + count))) ?? new Map<string, string>();
    if ('code' in found) {
      yield found;
      return;
    }
    yield* found;
    start += count;
    const length = [...found.values()].reduce((sum, text) => sum + text.length, 0);
    count = length > readAtOnce ? 1 : Math.min(readAhead, 2 * count);
  }
}

export const isHistoryFile = (file: string): boolean => file.endsWith('.ndjson');

export const isRecentFile = (file: string): boolean => isHistoryFile(file) && !isSegment(file);

export const isSegmentFile = (file: string): boolean => isHistoryFile(file) && isSegment(file);
