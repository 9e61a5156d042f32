/** Finds the runs of existing histories: files that hold many runs, and files in folders or with names that have dates. */
import type { ReadRequest, Settings } from '../../config/settings.js';
import { isShortLine } from '../../formats/parse/short-lines.js';
import { findReader } from '../../formats/recognise/find-reader.js';
import { hasResultName } from '../../formats/recognise/result-names.js';
import { openStore, withStoredFiles } from '../../history/stores/index.js';
import { isOwnLine, readArchive, splitStores } from '../../history/stores/ndjson.js';
import { longestGapMs } from '../../model/spans.js';
import { openInput } from '../../input/open-input.js';
import { readFiles, type ReadResult } from '../../input/read-files.js';
import { defined, remember } from '../../lang/objects.js';
import type { Accept, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Cuttable, Input } from '../../model/reading.js';
import type { Run } from '../../model/run.js';
import { ifRefused } from '../../problems/problem.js';

/** Files that are read together. */
export interface FileSet {
  readonly named: string;
  /** The date of their paths, as ISO 8601. */
  readonly startedAt?: string | undefined;
  /** The real files by their paths without the date. */
  readonly files: ReadonlyMap<string, string>;
  /** How the only file is cut, if it holds many runs. */
  readonly history?: Cuttable | undefined;
  /** Whether it is a store, all of which is copied. */
  readonly isStore?: boolean;
}

/** Some runs of a history, oldest first. */
export interface RunsRead extends Pick<ReadResult, 'sources'> {
  readonly runs: readonly Run[];
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Whether Guardband recorded them, so that they were judged. */
  readonly isOwn: boolean;
  /** Whether a run may have been read from the archive before. */
  readonly mayRepeat?: boolean;
  /** Whether lines that differ are repetitions, although they are of the same time. */
  readonly hasRepetitions: boolean;
}

/**
 * The places of a history, oldest first; undefined if the files are those of one run: some hold no others, and their dates, if
 * they have any, are of one session.
 *
 * @param isEarlier whether the user says that they were measured earlier
 */
export async function findPlaces(
  { read }: Settings,
  isEarlier: boolean,
  host: Host,
): Promise<readonly FileSet[] | undefined> {
  const places: FileSet[] = [];
  for (const pattern of read.patterns) {
    const named = pattern.replace(/\/+$/, '');
    const isOfGit = /^(?:branch|git):/.test(named);
    const files = isOfGit ? [] : await host.find(named).catch(ifRefused(() => []));
    if (files.some((file) => file === '-' || host.isSpecial?.(file) === true)) return undefined;
    const { stores, others: loose } = splitStores(files);
    for (const store of isOfGit ? [named] : stores) places.push({ named: store, files: new Map(), isStore: true });
    for (const { startedAt, files: own } of groupByDate(loose, named)) {
      const others = new Map<string, string>();
      for (const [name, file] of own) {
        const history = await findHistory(file, read, host);
        if (history !== undefined) places.push({ named, startedAt, files: new Map([[name, file]]), history });
        else if (file === named || hasResultName(file)) others.set(name, file);
      }
      if (others.size > 0) places.push({ named, startedAt, files: others });
    }
    // Reading it says so.
    if (files.length === 0 && !isOfGit) places.push({ named, files: new Map() });
  }
  const dates = places
    .flatMap(({ startedAt }) => startedAt ?? [])
    .map(Date.parse)
    .sort((a, b) => a - b);
  const areApart = (dates.at(-1) ?? 0) - (dates[0] ?? 0) > longestGapMs;
  const others = places.filter(({ history, isStore }) => history === undefined && isStore !== true);
  const isHistory = others.length < places.length && others.every(({ files }) => files.size === 0);
  if (places.length === 0 || !(isHistory || areApart || isEarlier)) return undefined;
  return places.toSorted((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1));
}

/** Raw results are large, and no history. */
const rawName = /\.(jtl|xml|log)(\.gz)?$/i;

async function findHistory(file: string, { options }: ReadRequest, host: Host): Promise<Cuttable | undefined> {
  if (rawName.test(file)) return undefined;
  const input = await openInput(file, host).catch(ifRefused(() => undefined));
  const reader = input && (await findReader(input.head, options));
  input?.content?.close();
  return reader?.history;
}

/** Reads the runs of a place, a part of a large file after the other. */
export async function* readPlace(place: FileSet, { read }: Settings, host: Host): AsyncGenerator<RunsRead> {
  const { named, files, history } = place;
  if (place.isStore === true) {
    yield* readStore(named, read, host);
    return;
  }
  const [[name = named, real = named] = []] = files;
  const hasRepetitions = history === undefined || (history.mayEnd !== undefined && history.hasHead === undefined);
  if (history?.mayEnd === undefined) {
    const patterns = [real === named ? name : named];
    const source = files.size === 0 ? host : withNames(files, named, host);
    const found = await readFiles({ ...read, patterns, areListed: real !== named }, source);
    yield { ...found, runs: found.runs.map((run) => dateByPath(run, place)), isOwn: false, hasRepetitions };
    return;
  }
  const input = await openInput(real, host);
  if (input === undefined) return;
  // What a short line refers to may be anywhere in its file.
  const isShort = isShortLine(input.head);
  for await (const { text, line } of cut(input, isShort ? { mayEnd: () => () => false } : history)) {
    host.progress(`reading ${real} from line ${String(line)}`);
    const found = await readLinesOf({ name, text, isOwn: isShort || text.split('\n', 1).every(isOwnLine) }, read, host);
    const problems = found.problems.map((problem): Problem => {
      const { file, line: _, ...rest } = problem;
      return line === 1 || file !== name ? problem : { ...rest, file: `${name} from line ${String(line)}` };
    });
    const runs = found.runs.map((run) => dateByPath(run, place));
    yield { ...found, problems, runs, hasRepetitions, mayRepeat: isShort };
  }
}

/** The runs of a text that is a part of a history. */
async function readLinesOf(
  { name, text, isOwn }: { readonly name: string; readonly text: string; readonly isOwn: boolean },
  read: ReadRequest,
  host: Host,
) {
  // The lines of a store name their cases.
  const own = { paths: [], set: {}, labels: { include: [], exclude: [] } };
  const source = withStoredFiles({ files: [name], texts: new Map([[name, text]]) }, host);
  return { ...(await readFiles({ ...read, ...(isOwn && own), patterns: [name] }, source)), isOwn };
}

/** The runs of a store, those of its archive first. */
async function* readStore(place: string, read: ReadRequest, host: Host): AsyncGenerator<RunsRead> {
  const { files, texts, segments, problems = [] } = await openStore(place, host);
  const nothing = { runs: [], accepts: [], sources: new Map(), isOwn: true, hasRepetitions: true };
  yield { ...nothing, problems };
  for await (const found of readArchive(segments))
    if ('code' in found) yield { ...nothing, problems: [found] };
    else yield { ...nothing, ...(await readLinesOf({ name: found[0], text: found[1], isOwn: true }, read, host)) };
  for (const name of files) {
    const text = texts?.get(name) ?? (await host.readText(name)) ?? '';
    yield { ...nothing, ...(await readLinesOf({ name, text, isOwn: true }, read, host)), mayRepeat: true };
  }
}

const dateByPath = ({ provenance, measurements }: Run, { startedAt }: FileSet): Run => ({
  measurements,
  provenance: { ...defined({ startedAt }), ...provenance },
});

/** Large enough that few runs are cut in two, small enough for little memory. */
const partCharacters = 4 * 1024 * 1024;
/** How many lines before the end of a part are searched for a place to cut. */
const searchedLines = 20_000;

/** Cuts a text into parts between its runs, each with the head of the file and the number of its first line. */
async function* cut(
  { bytes, head: begin }: Input,
  { hasHead, mayEnd = () => () => true }: Cuttable,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  const head = hasHead?.(begin) === true ? begin.slice(0, begin.indexOf('\n') + 1) : '';
  const isEnd = mayEnd(begin);
  const decoder = new TextDecoder();
  let [text, line, wanted, isFirst] = ['', 1, partCharacters, true];
  for await (const piece of bytes()) {
    text += decoder.decode(piece, { stream: true });
    if (text.length < wanted) continue;
    const end = findEnd(text, isEnd);
    // A run may be larger than a part.
    wanted = end === 0 ? 2 * text.length : partCharacters;
    if (end === 0) continue;
    const part = text.slice(0, end);
    yield { text: isFirst ? part : head + part, line };
    line += part.split('\n').length - 1;
    text = text.slice(end);
    isFirst = false;
  }
  text += decoder.decode();
  if (text !== '') yield { text: isFirst ? text : head + text, line };
}

/** Where the last run ends that is whole; 0 if there is none. */
function findEnd(text: string, isEnd: (before: string, after: string) => boolean): number {
  let end = text.lastIndexOf('\n');
  let after = text.slice(end + 1);
  for (let lines = 0; lines < searchedLines && end > 0; lines++) {
    const start = text.lastIndexOf('\n', end - 1);
    const before = text.slice(start + 1, end);
    // The last line may be cut.
    if (lines > 0 && isEnd(before, after)) return end + 1;
    [after, end] = [before, start];
  }
  return 0;
}

/** 2025-01-31, 20250131, 2025_01_31T02-15-00: a date, perhaps with a time of day. */
const stamp =
  /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[T_ .-]?([01]\d|2[0-3])[-:._h]?([0-5]\d)(?:[-:._m]?([0-5]\d))?)?Z?(?!\d)/;

/** Files with the same date in their paths. */
interface DatedFiles {
  /** ISO 8601, in UTC; undefined if the paths have no date. */
  readonly startedAt: string | undefined;
  /** The real files by their paths without the date, because a date does not name a case. */
  readonly files: ReadonlyMap<string, string>;
}

/** The first date below the folder that the user named, and the path without it. */
function splitPath(file: string, named: string): { readonly startedAt?: string; readonly path: string } {
  const start = file.startsWith(`${named}/`) ? named.length + 1 : file.lastIndexOf('/') + 1;
  const below = file.slice(start);
  const found = stamp.exec(below);
  if (found === null) return { path: file };
  const [text, year, , month, day, hour = '00', minute = '00', second = '00'] = found;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // The 31st of February.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return { path: file };
  const rest = below
    .replace(text, '')
    .split('/')
    .map((part) => part.replace(/^[-_. ]+|[-_ ]+(?=\.|$)|^(run|night|nightly)$/gi, ''))
    .filter((part) => part !== '')
    .join('/');
  return { startedAt: date.toISOString(), path: `${file.slice(0, start)}${rest}` };
}

/** The part of a name before its first wildcard, up to a folder. */
const folderOf = (named: string): string => /^(?:[^*?[{]*\/)?(?=[^/]*[*?[{])/.exec(named)?.[0] ?? named;

/** Groups files by the date in their paths. Files of one date have different paths without it, or they belong apart. */
function groupByDate(found: readonly string[], named: string): readonly DatedFiles[] {
  const groups = new Map<string, { startedAt: string | undefined; files: Map<string, string> }>();
  for (const file of found) {
    const { startedAt, path } = splitPath(file, folderOf(named).replace(/\/$/, ''));
    const { files } = remember(groups, startedAt ?? '', () => ({ startedAt, files: new Map<string, string>() }));
    files.set(files.has(path) ? file : path, file);
  }
  return [...groups.values()];
}

/** A host that reads files under other names, and finds no others: all of them by the name of their folder or glob. */
function withNames(files: ReadonlyMap<string, string>, named: string, host: Host): Host {
  const real = (name: string): string => files.get(name) ?? name;
  return {
    ...host,
    find: (pattern) => Promise.resolve(files.has(pattern) ? [pattern] : pattern === named ? [...files.keys()] : []),
    isSpecial: (file) => host.isSpecial?.(real(file)) === true,
    content: async (file) => await host.content?.(real(file)),
    read: (file) => host.read(real(file)),
  };
}
