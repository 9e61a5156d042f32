import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { Appended, ChooseLines, OpenedHistory, Store } from '../../model/store.js';
import { gitFailed } from '../../problems/git.js';
import { checkLayout, findNewerLayout, layoutFile, withLayout } from '../layout.js';
import { isSegment, segmentFolder } from '../segment-names.js';
import { nothingOpened } from '../sweep.js';
import {
  findOtherRemote,
  findOwnRemote,
  pushCommit,
  refuse,
  tipOf,
  type Location,
  type Made,
} from '../branch-remote.js';
import { listTree, readBlobs, readHistoryAt, summarizeError, type TreeEntry } from './git.js';
import { appendToFile, groupByFile, isHistoryFile, sideFile } from './ndjson.js';

type Locate = (place: string, host: Host) => Promise<Location | Problem>;

function createStore(id: string, locate: Locate): Store {
  const change = async (
    place: string,
    host: Host,
    make: (tip: string | undefined, location: Location, state: WriteState) => Promise<Made | Problem>,
  ): Promise<Appended> => {
    const location = await locate(place, host);
    if ('code' in location) return refuse(location);
    const show = (path: string): string => `${location.name}:${path}`;
    const state: WriteState = { author: await authorOf(host), written: new Map(), show };
    return await pushCommit(location, (tip) => make(tip, location, state), host);
  };
  const fetchTip = async (place: string, host: Host): Promise<FetchedBranch | Problem> => {
    const location = await locate(place, host);
    if ('code' in location) return location;
    const fetched = await tipOf(location, host);
    return 'code' in fetched ? fetched : { tip: fetched.tip, show: (path) => `${location.name}:${path}` };
  };
  return {
    id,
    files: async (place, scope, host) => {
      const fetched = await fetchTip(place, host);
      if ('code' in fetched) return { files: [], problems: [fetched] };
      if (fetched.tip === undefined) return { files: [] };
      const stored = await readHistoryAt(fetched.tip, '', scope, fetched.show, host);
      return 'code' in stored ? { files: [], problems: [stored] } : stored;
    },
    open: async (place, host) => {
      const fetched = await fetchTip(place, host);
      const opened = 'code' in fetched ? fetched : await openAt(fetched, host);
      return 'code' in opened ? { ...nothingOpened, problems: [opened] } : opened;
    },
    append: (place, entries, host) => change(place, host, (tip, _, state) => appendOn(tip, entries, state, host)),
    moveLines: (place, choose, host) =>
      change(place, host, (tip, { name }, state) => moveLinesOn(tip, name, choose, state, host)),
  };
}

/**
 * An orphan branch in the repository's remote: `branch:perf-history`. The work tree, the index and the current branch are
 * never touched.
 */
export const branch: Store = createStore('branch', findOwnRemote);

/** An orphan branch of another repository: `git:URL#perf-history`. Its objects are fetched into the current repository. */
export const otherRepository: Store = createStore('git', findOtherRemote);

interface FetchedBranch {
  /** Undefined if the branch does not exist yet. */
  readonly tip: string | undefined;
  /** The name of a file in problems. */
  readonly show: (path: string) => string;
}

const isRecent = (path: string): boolean => isHistoryFile(path) && !isSegment(path);

async function openAt({ tip, show }: FetchedBranch, host: Host): Promise<OpenedHistory | Problem> {
  if (tip === undefined) return nothingOpened;
  const all = await listTree(['-r', '--full-tree', tip], host);
  if ('code' in all) return all;
  const newer = findNewerLayout(all.map(({ path }) => show(path)));
  if (newer !== undefined) return newer;
  const read = await readTexts(all, (path) => isRecent(path) || path === layoutFile, host);
  if ('code' in read) return read;
  const [unknown] = await checkLayout(read.get(layoutFile), show(layoutFile));
  if (unknown !== undefined) return unknown;
  const recent = [...read].filter(([path]) => isRecent(path));
  const segments = new Map(
    all.filter(({ path }) => isHistoryFile(path) && isSegment(path)).map((entry) => [show(entry.path), entry]),
  );
  const texts = new Map(recent.map(([path, text]) => [show(path), text]));
  return {
    files: [...texts.keys()],
    texts,
    segments: [...segments.keys()],
    readSegments: async (names) => {
      const blobs = await readBlobs(
        names.flatMap((name) => segments.get(name) ?? []),
        host,
      );
      return 'code' in blobs ? blobs : new Map(blobs.map(({ path, text }) => [show(path), text]));
    },
  };
}

/** State that is shared by all rounds. */
interface WriteState {
  /** Options for git itself, before the subcommand. */
  readonly author: readonly string[];
  /** Ids of the objects written so far, by their text. */
  readonly written: Map<string, string>;
  /** The name of a file in problems. */
  readonly show: (path: string) => string;
}

/** Reads the given files of a commit. Returns texts by path. */
async function readTexts(
  entries: readonly TreeEntry[],
  isWanted: (path: string) => boolean,
  host: Host,
): Promise<ReadonlyMap<string, string> | Problem> {
  const blobs = await readBlobs(
    entries.filter(({ id, path }) => id !== '' && isWanted(path)),
    host,
  );
  return 'code' in blobs ? blobs : new Map(blobs.map(({ path, text }) => [path, text]));
}

/** Creates a commit that adds the entries to the tip. */
async function appendOn(
  tip: string | undefined,
  entries: readonly HistoryEntry[],
  state: WriteState,
  host: Host,
): Promise<Made | Problem> {
  const kept = tip === undefined ? [] : await listTree([tip], host);
  if ('code' in kept) return kept;
  const wanted = groupByFile(entries);
  const texts = await readTexts(kept, (path) => wanted.has(path), host);
  if ('code' in texts) return texts;
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of wanted) {
    const appended = await appendToFile(file, texts.get(file) ?? '', ofFile);
    repeated.push(...appended.repeated);
    for (const [path, text] of appended.texts) changed.set(path, text);
  }
  const files = [...changed.keys()];
  if (files.length === 0) return { files, repeated };
  const [unknown] = await checkLayout(await readLayout(tip, kept, host), state.show(layoutFile));
  if (unknown !== undefined) return unknown;
  const commit = await commitOn(tip, kept, withLayout(changed), message(entries), state, host);
  return typeof commit === 'string' ? { commit, files, repeated } : commit;
}

/** @param kept the top-level entries of the tip's tree */
async function readLayout(
  tip: string | undefined,
  kept: readonly TreeEntry[],
  host: Host,
): Promise<string | undefined> {
  if (tip === undefined || !kept.some(({ path }) => path === segmentFolder)) return undefined;
  const { code, stdout } = await host.git(['cat-file', 'blob', `${tip}:${layoutFile}`]);
  return code === 0 ? stdout : undefined;
}

/** Whether a repair can write this file: the layout of a branch has no other folders. */
const isInLayout = (path: string): boolean => !path.replace(`${segmentFolder}/`, '').includes('/');

/** Creates a commit that moves lines into side files. The lines remain in its parent, too. */
async function moveLinesOn(
  tip: string | undefined,
  name: string,
  choose: ChooseLines,
  state: WriteState,
  host: Host,
): Promise<Made | Problem> {
  const nothing = { files: [], repeated: [] };
  if (tip === undefined) return nothing;
  const [kept, all] = [await listTree([tip], host), await listTree(['-r', '--full-tree', tip], host)];
  if ('code' in kept) return kept;
  if ('code' in all) return all;
  const sides = new Set(all.map(({ path }) => sideFile(path)));
  const texts = await readTexts(all, (path) => isInLayout(path) && (isHistoryFile(path) || sides.has(path)), host);
  if ('code' in texts) return texts;
  const shown = (path: string): string => `${name}:${path}`;
  const histories = [...texts].filter(([path]) => isHistoryFile(path));
  const divided = choose(new Map(histories.map(([path, text]) => [shown(path), text])));
  const changed = new Map<string, string>();
  for (const [path] of histories) {
    const parts = divided.get(shown(path));
    if (parts === undefined) continue;
    changed.set(path, parts.kept);
    if (parts.moved !== '') changed.set(sideFile(path), `${texts.get(sideFile(path)) ?? ''}${parts.moved}`);
  }
  if (changed.size === 0) return nothing;
  const commit = await commitOn(tip, kept, changed, 'Move broken lines into side files\n', state, host);
  const files = [...changed.keys()].filter(isHistoryFile);
  return typeof commit === 'string' ? { commit, files, repeated: [] } : commit;
}

/**
 * Creates a commit with these texts instead of those of the tip. It consists of objects only; no ref points to it yet.
 *
 * @param kept the top level of the tip's tree
 * @param texts by path; an empty one removes the file
 */
async function commitOn(
  tip: string | undefined,
  kept: readonly TreeEntry[],
  texts: ReadonlyMap<string, string>,
  message: string,
  { author, written }: WriteState,
  host: Host,
): Promise<string | Problem> {
  const changed = new Map<string, string>();
  for (const [path, text] of texts) {
    const id = text === '' ? '' : (written.get(text) ?? (await objectOf(text, host)));
    if (typeof id !== 'string') return id;
    written.set(text, id);
    changed.set(path, id);
  }
  const tree = await writeRoot(tip, kept, changed, host);
  if (typeof tree !== 'string') return tree;
  const parent = tip === undefined ? [] : ['-p', tip];
  const { code, stdout, ...failure } = await host.git([...author, 'commit-tree', tree, ...parent], message);
  return code === 0 ? stdout.trim() : gitFailed('write a commit', summarizeError(failure));
}

/**
 * Writes the tree of the branch: the files of the scenarios, and a folder with the segments.
 *
 * @param changed ids of blobs by path; an empty id removes the file
 */
async function writeRoot(
  tip: string | undefined,
  kept: readonly TreeEntry[],
  changed: ReadonlyMap<string, string>,
  host: Host,
): Promise<string | Problem> {
  const inRoot = new Map([...changed].filter(([path]) => !isSegment(path)));
  const segments = new Map(
    [...changed].filter(([path]) => isSegment(path)).map(([path, id]) => [path.slice(segmentFolder.length + 1), id]),
  );
  if (segments.size === 0) return writeTree(kept, inRoot, host);
  const hasFolder = tip !== undefined && kept.some(({ path }) => path === segmentFolder);
  const before = hasFolder ? await listTree([`${tip}:${segmentFolder}`], host) : [];
  if ('code' in before) return before;
  const others = kept.filter(({ path }) => path !== segmentFolder);
  const isKept = ({ path }: TreeEntry): boolean => !segments.has(path) && `${segmentFolder}/${path}` !== layoutFile;
  const isEmpty = [...segments.values()].every((id) => id === '') && !before.some(isKept);
  if (isEmpty) return writeTree(others, inRoot, host);
  const folder = await writeTree(before, segments, host);
  if (typeof folder !== 'string') return folder;
  const entry = { line: `040000 tree ${folder}\t${segmentFolder}`, id: '', path: segmentFolder };
  return writeTree([...others, entry], inRoot, host);
}

/** @param changed ids of blobs by their name in this tree; an empty id removes the file */
async function writeTree(
  kept: readonly TreeEntry[],
  changed: ReadonlyMap<string, string>,
  host: Host,
): Promise<string | Problem> {
  const others = kept.filter(({ path }) => !changed.has(path)).map(({ line }) => line);
  const blobs = [...changed].flatMap(([name, id]) => (id === '' ? [] : [`100644 blob ${id}\t${name}`]));
  const { code, stdout, ...failure } = await host.git(['mktree', '-z'], [...others, ...blobs, ''].join('\0'));
  return code === 0 ? stdout.trim() : gitFailed('write a tree', summarizeError(failure));
}

async function objectOf(text: string, host: Host): Promise<string | Problem> {
  const { code, stdout, ...failure } = await host.git(['hash-object', '-w', '--stdin'], text);
  return code === 0 ? stdout.trim() : gitFailed('write an object', summarizeError(failure));
}

/** The configured author, or a default: CI checkouts configure none. */
async function authorOf(host: Host): Promise<readonly string[]> {
  const email = await host.git(['config', 'user.email']);
  return email.code === 0 ? [] : ['-c', 'user.name=guardband', '-c', 'user.email=guardband@localhost'];
}

function message(entries: readonly HistoryEntry[]): string {
  const [run] = entries.flatMap((entry) => ('provenance' in entry ? [entry.provenance] : []));
  const subject = run?.commit ?? run?.startedAt;
  return run === undefined
    ? 'Accept a level\n'
    : `Record performance${subject === undefined ? '' : ` of ${subject}`}\n`;
}
