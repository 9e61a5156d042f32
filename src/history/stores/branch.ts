import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { AppendOptions, OpenedHistory, Store } from '../../model/store.js';
import { gitFailed } from '../../problems/git.js';
import { isError } from '../../problems/problem.js';
import { summarizeError } from '../commits.js';
import { archiveFolder, archiveFolders, findNewerLayout, isSegment } from '../layout.js';
import {
  findOtherRemote,
  findOwnRemote,
  pushCommit,
  refuse,
  findTip,
  archiveOf,
  type Location,
  type PreparedCommit,
} from '../branch-remote.js';
import { listTree, openTree, readBlobs, type TreeEntry } from './git.js';
import { appendToFile, groupByFile, partsOf } from './ndjson.js';

type Locate = (place: string, host: Host) => Promise<Location | Problem>;

function createStore(id: string, locate: Locate): Store {
  return {
    id,
    open: async (place, scope, host) => {
      const location = await locate(place, host);
      if ('code' in location) return { files: [], problems: [location] };
      const fetched = await findTip(location, host);
      if ('code' in fetched) return { files: [], problems: [fetched] };
      const show = (path: string): string => `${location.name}:${path}`;
      const opened = fetched.tip === undefined ? { files: [] } : await openTree(fetched.tip, show, host);
      return scope === 'recent' ? opened : await addArchive(opened, archiveOf(location), host);
    },
    append: async (place, entries, host, options) => {
      const location = await locate(place, host);
      if ('code' in location) return refuse(location);
      const show = (path: string): string => `${location.name}:${path}`;
      const state = { ...(await createObjectWriter(host)), show, ...options };
      return await pushCommit(location, (commit) => appendOn(commit, entries, { ...state, location }, host), host);
    },
  };
}

/**
 * An orphan branch in the repository's remote: `branch:performance`. The work tree, the index and the current branch are
 * never touched.
 */
export const branch: Store = createStore('branch', findOwnRemote);

/** An orphan branch of another repository: `git:URL#performance`. Its objects are fetched into the current repository. */
export const otherRepository: Store = createStore('git', findOtherRemote);

/** Adds the files of all commits of the archive. */
async function addArchive(opened: OpenedHistory, archive: Location, host: Host): Promise<OpenedHistory> {
  const fetched = await findTip(archive, host, true);
  if ('code' in fetched) return { files: [], problems: [fetched] };
  if (fetched.tip === undefined || opened.problems?.some(isError)) return opened;
  const { code, stdout, ...answer } = await host.git(['rev-list', '--objects', fetched.tip]);
  if (code !== 0) return { files: [], problems: [gitFailed('list the archive', summarizeError(answer))] };
  const found = [...stdout.matchAll(/^(\w+) (archive-v\d+\/.+\.ndjson)$/gm)];
  const entries = new Map(found.map(([line, id = '', path = '']) => [`${archive.name}:${path}`, { line, id, path }]));
  const { names, read } = opened.segments ?? { names: [], read: () => Promise.resolve(new Map<string, string>()) };
  return {
    ...opened,
    segments: {
      names: [...names, ...entries.keys()],
      read: async (wanted) => {
        const own = await read(wanted);
        const others = wanted.flatMap((name) => entries.get(name) ?? []);
        const texts = await readBlobs(others, host, (path) => `${archive.name}:${path}`);
        return 'code' in own || 'code' in texts ? ('code' in own ? own : texts) : new Map([...own, ...texts]);
      },
    },
  };
}

/** State that is shared by all rounds. */
interface WriteState extends ObjectWriter {
  readonly location: Location;
  /** The name of a file in problems. */
  readonly show: (path: string) => string;
}

/** Creates a commit that adds the entries to the tip. */
async function appendOn(
  parent: string | undefined,
  entries: readonly HistoryEntry[],
  state: WriteState & Partial<AppendOptions>,
  host: Host,
): Promise<PreparedCommit | Problem> {
  const tip = await readTip(parent, host);
  if ('code' in tip) return tip;
  const newer = findNewerLayout(tip.entries.map(({ path }) => state.show(`${path}/`)));
  if (newer !== undefined) return newer;
  const broken = state.broken?.map((file) => file.slice(state.show('').length)) ?? [];
  const wanted = groupByFile(entries, broken);
  const names = tip.entries.map(({ path }) => path);
  const recent = new Set([...wanted.keys()].flatMap((file) => partsOf(file, names)));
  const texts = await readBlobs(
    tip.entries.filter(({ path }) => recent.has(path)),
    host,
  );
  if ('code' in texts) return texts;
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of wanted) {
    const before = new Map([...texts].filter(([name]) => partsOf(file, [name]).length > 0));
    const options = { ...state, isBroken: partsOf(file, broken).length > 0 };
    const appended = await appendToFile(file, before, ofFile, options);
    repeated.push(...appended.repeated);
    for (const [path, text] of appended.texts) changed.set(path, text);
  }
  const files = [...changed.keys()].filter((path) => !isSegment(path));
  if (changed.size === 0) return { files, repeated };
  const commit = await commitOn(tip, changed, message(entries), state, host);
  if (typeof commit !== 'string') return commit;
  if (files.length === changed.size) return { commit, files, repeated };
  const older = await findTip(archiveOf(state.location), host);
  if ('code' in older) return older;
  const archive = await commitArchive(tip, older.tip, message(entries), state, host);
  return typeof archive === 'object' ? archive : { commit, archive, files, repeated };
}

function message(entries: readonly HistoryEntry[]): string {
  const [run] = entries.flatMap((entry) => ('provenance' in entry ? [entry.provenance] : []));
  const subject = run?.commit ?? run?.startedAt;
  return run === undefined
    ? 'Accept a level\n'
    : `Record performance${subject === undefined ? '' : ` of ${subject}`}\n`;
}

/** The newest commit of the branch. */
interface BranchTip {
  /** Undefined if the branch does not exist yet. */
  readonly commit: string | undefined;
  /** The top level of its tree. */
  readonly entries: readonly TreeEntry[];
}

/** Lists the top level of the newest commit of a branch. */
async function readTip(commit: string | undefined, host: Host): Promise<BranchTip | Problem> {
  const entries = commit === undefined ? [] : await listTree([commit], host);
  return 'code' in entries ? entries : { commit, entries };
}

/** How the objects of a commit are written. Shared by all attempts to push it. */
interface ObjectWriter {
  /** Options for git itself, before the subcommand. */
  readonly author: readonly string[];
  /** Ids of the objects written so far, by their text. */
  readonly written: Map<string, string>;
}

/** Creates a writer with the configured author, or a default: CI checkouts configure none. */
async function createObjectWriter(host: Host): Promise<ObjectWriter> {
  const email = await host.git(['config', 'user.email']);
  const author = email.code === 0 ? [] : ['-c', 'user.name=guardband', '-c', 'user.email=guardband@localhost'];
  return { author, written: new Map() };
}

/**
 * Creates a commit with these texts instead of those of the tip. It consists of objects only; no ref points to it yet.
 *
 * @param texts by path; an empty one removes the file
 * @returns the id of the commit
 */
async function commitOn(
  tip: BranchTip,
  texts: ReadonlyMap<string, string>,
  message: string,
  { author, written }: ObjectWriter,
  host: Host,
): Promise<string | Problem> {
  const changed = new Map<string, string>();
  for (const [path, text] of texts) {
    const id =
      text === '' ? '' : (written.get(text) ?? (await write('file', ['hash-object', '-w', '--stdin'], text, host)));
    if (typeof id !== 'string') return id;
    written.set(text, id);
    changed.set(path, id);
  }
  const tree = await writeRoot(tip, changed, host);
  if (typeof tree !== 'string') return tree;
  const parent = tip.commit === undefined ? [] : ['-p', tip.commit];
  return await write('commit', [...author, 'commit-tree', tree, ...parent], message, host);
}

/**
 * Writes the tree of the branch: the files of the scenarios, and a folder with what the archive gets next.
 *
 * @param changed ids of blobs by path; an empty id removes the file
 */
async function writeRoot(
  { entries }: BranchTip,
  changed: ReadonlyMap<string, string>,
  host: Host,
): Promise<string | Problem> {
  const inRoot = new Map([...changed].filter(([path]) => !isSegment(path)));
  const segments = [...changed].filter(([path]) => isSegment(path));
  if (segments.length === 0) return await writeTree(entries, inRoot, host);
  const added = new Map(segments.map(([path, id]) => [path.slice(archiveFolder.length + 1), id]));
  const folder = await writeTree([], added, host);
  if (typeof folder !== 'string') return folder;
  return await writeTree(
    [...entries.filter(({ path }) => !isArchive(path)), toFolder(archiveFolder, folder)],
    inRoot,
    host,
  );
}

const isArchive = (path: string): boolean => archiveFolders.some((folder) => folder === path);

const toFolder = (path: string, id: string): TreeEntry => ({ line: `040000 tree ${id}\t${path}`, id: '', path });

/**
 * Creates a commit of the archive with the files that the newest commit of the branch had for it.
 *
 * @param parent the newest commit of the archive
 * @returns undefined if there are none
 */
async function commitArchive(
  { entries }: BranchTip,
  parent: string | undefined,
  message: string,
  { author }: ObjectWriter,
  host: Host,
): Promise<string | Problem | undefined> {
  const folders = entries.filter(({ path }) => isArchive(path));
  if (folders.length === 0) return undefined;
  const tree = await writeTree(folders, new Map(), host);
  if (typeof tree !== 'string') return tree;
  const parents = parent === undefined ? [] : ['-p', parent];
  return await write('commit', [...author, 'commit-tree', tree, ...parents], message, host);
}

/** @param changed ids of blobs by their name in this tree; an empty id removes the file */
async function writeTree(
  kept: readonly TreeEntry[],
  changed: ReadonlyMap<string, string>,
  host: Host,
): Promise<string | Problem> {
  const others = kept.filter(({ path }) => !changed.has(path)).map(({ line }) => line);
  const blobs = [...changed].flatMap(([name, id]) => (id === '' ? [] : [`100644 blob ${id}\t${name}`]));
  return await write('tree', ['mktree', '-z'], [...others, ...blobs, ''].join('\0'), host);
}

/** Writes an object. Returns its id. */
async function write(kind: string, args: readonly string[], input: string, host: Host): Promise<string | Problem> {
  const { code, stdout, ...failure } = await host.git(args, input);
  return code === 0 ? stdout.trim() : gitFailed(`write a ${kind}`, summarizeError(failure));
}
