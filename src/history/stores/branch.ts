/**
 * An orphan branch with a history: finding its remote, fetching it, and pushing commits that are written as git objects, without touching
 * the work tree, the index or a ref.
 */
import { addAll } from '../../lang/objects.js';
import { digest } from '../../lang/digest.js';
import type { GitAnswer, Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { AppendOptions, AppendResult, OpenedHistory, Store } from '../../model/store.js';
import { badValue } from '../../problems/config.js';
import { branchBusy, gitFailed, noRemote, noRepository, pushRefused, remoteUnreachable } from '../../problems/git.js';
import { isError } from '../../problems/problem.js';
import { summarizeError } from '../commits.js';
import * as ndjson from './ndjson.js';
import { listTree, openTree, readBlobs, type TreeEntry } from './git.js';

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
  const listed = parent === undefined ? [] : await listTree([parent], host);
  if ('code' in listed) return listed;
  const tip = { commit: parent, entries: listed };
  const newer = ndjson.findNewerLayout(listed.map(({ path }) => state.show(`${path}/`)));
  if (newer !== undefined) return newer;
  const broken = state.broken?.map((file) => file.slice(state.show('').length)) ?? [];
  const wanted = ndjson.groupByFile(entries, broken);
  const names = listed.map(({ path }) => path);
  const recent = new Set([...wanted.keys()].flatMap((file) => ndjson.partsOf(file, names)));
  const texts = await readBlobs(
    tip.entries.filter(({ path }) => recent.has(path)),
    host,
  );
  if ('code' in texts) return texts;
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of wanted) {
    const before = new Map([...texts].filter(([name]) => ndjson.partsOf(file, [name]).length > 0));
    const options = { ...state, isBroken: ndjson.partsOf(file, broken).length > 0 };
    const appended = await ndjson.appendToFile(file, before, ofFile, options);
    addAll(repeated, appended.repeated);
    for (const [path, text] of appended.texts) changed.set(path, text);
  }
  const files = [...changed.keys()].filter((path) => !ndjson.isSegment(path));
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
  const inRoot = new Map([...changed].filter(([path]) => !ndjson.isSegment(path)));
  const segments = [...changed].filter(([path]) => ndjson.isSegment(path));
  if (segments.length === 0) return await writeTree(entries, inRoot, host);
  const added = new Map(segments.map(([path, id]) => [path.slice(ndjson.archiveFolder.length + 1), id]));
  const folder = await writeTree([], added, host);
  if (typeof folder !== 'string') return folder;
  return await writeTree(
    [...entries.filter(({ path }) => !isArchive(path)), toFolder(ndjson.archiveFolder, folder)],
    inRoot,
    host,
  );
}

const isArchive = (path: string): boolean => ndjson.archiveFolders.some((folder) => folder === path);

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

/** The location of a history branch. */
interface Location {
  readonly name: string;
  /** The name of a remote, or a URL. */
  readonly remote: string;
  /** The local ref for the fetched branch. */
  readonly tracked: string;
}

/** The branch with the archive: what a check fetches does not grow with it. Each of its commits has only the files that it adds. */
const archiveOf = ({ name, remote, tracked }: Location): Location => ({
  name: `${name}-archive`,
  remote,
  tracked: `${tracked}-archive`,
});

/** A commit to be pushed. */
interface PreparedCommit {
  /** Undefined if there was nothing to change. */
  readonly commit?: string;
  /** The commit of the archive; undefined if it does not change. */
  readonly archive?: string | undefined;
  /** The changed files, relative to the root of the branch. */
  readonly files: readonly string[];
  /** Entries that the branch already had. */
  readonly repeated: readonly HistoryEntry[];
}

const mostRounds = 60;
const firstPauseMs = 50;
const longestPauseMs = 10_000;
const mostFetches = 12;

/**
 * Pushes a commit on top of the branch. If another process has pushed in the meantime, creates the commit again on top of
 * the new tip.
 *
 * @param prepare creates a commit whose parent is the tip; there is no tip if the branch does not exist yet
 */
async function pushCommit(
  location: Location,
  prepare: (tip: string | undefined) => Promise<PreparedCommit | Problem>,
  host: Host,
): Promise<AppendResult> {
  const { name, remote } = location;
  let known: readonly HistoryEntry[] | undefined;
  let files: readonly string[] = [];
  // One writer succeeds in every round, so even with many writers each of them succeeds within the limit.
  let tookMs = 0;
  for (let round = 0; round < mostRounds; round++) {
    if (round > 0) await host.pauseUpTo(pauseMs(tookMs));
    const began = host.now().getTime();
    const tip = await findTip(location, host);
    if ('code' in tip) return refuse(tip);
    const made = await prepare(tip.tip);
    if ('code' in made) return refuse(made);
    // A push may have succeeded although its response was lost, so entries found in later rounds may be this process's
    // own.
    known ??= made.repeated;
    if (made.commit === undefined) return { files, known };
    files = made.files.map((file) => `${name}:${file}`);
    const [own, archive] = [`${made.commit}:${branchRef(name)}`, archiveOf(location).name];
    const both = made.archive === undefined ? [own] : [`${made.archive}:${branchRef(archive)}`, own];
    let answer = await host.git(['push', '--quiet', ...(both.length > 1 ? ['--atomic'] : []), remote, ...both]);
    // Without it the archive comes first: it may have a run twice, but lacks none.
    if (/does not support --atomic/.test(answer.stderr))
      for (const ref of both) if ((answer = await host.git(['push', '--quiet', remote, ref])).code !== 0) break;
    if (answer.code === 0) return { files, known };
    if (!isTransient(answer)) return refuse(pushRefused(name, remote, summarizeError(answer)));
    tookMs = host.now().getTime() - began;
  }
  return refuse(branchBusy(name, mostRounds));
}

const refuse = (problem: Problem): AppendResult => ({ files: [], known: [], problems: [problem] });

/**
 * Processes that lost a round retry after a random pause of at most twice its duration. A round takes longer with more
 * writers, so the pause adapts to their number; exponential backoff would be too short at first and too long in the end.
 */
const pauseMs = (tookMs: number): number => Math.min(longestPauseMs, Math.max(firstPauseMs, 2 * tookMs));

const branchRef = (name: string): string => `refs/heads/${name}`;

/** Whether a retry may succeed: another writer was faster, or the connection failed. */
const isTransient = ({ stderr }: GitAnswer): boolean =>
  /\(fetch first\)|\(non-fast-forward\)|cannot lock ref|failed to update ref|reference already exists|\.lock'?: File exists|incorrect old value|shallow file has changed|unpacker error|early EOF|hung up unexpectedly|RPC failed|Connection (reset|timed out)|Could not resolve host|returned error: (429|5\d\d)/i.test(
    stderr,
  );

/** The remote of the current repository that has the branch. */
async function findOwnRemote(name: string, host: Host): Promise<Location | Problem> {
  const wrong = await checkBranch(name, host);
  if (wrong !== undefined) return wrong;
  const remotes = await host.git(['remote']);
  if (remotes.code !== 0) return noRepository(summarizeError(remotes));
  const all = remotes.stdout.split('\n').filter((name) => name !== '');
  const remote = all.includes('origin') ? 'origin' : all[0];
  return remote === undefined ? noRemote(name) : { name, remote, tracked: `refs/remotes/${remote}/${name}` };
}

/** @param place URL#BRANCH */
async function findOtherRemote(place: string, host: Host): Promise<Location | Problem> {
  const hash = place.lastIndexOf('#');
  const [remote, name] = [place.slice(0, hash), place.slice(hash + 1)];
  // Rejects transports that run commands, and command-line options.
  if (hash < 0 || !/^(?:(?:https?|ssh|git|file):\/\/[^-]|[\w.]+@[\w.]|\/)/.test(remote))
    return badValue('--baselines', `git:${place}`, 'git:https://HOST/OWNER/REPOSITORY#BRANCH, or an ssh address');
  const wrong = await checkBranch(name, host);
  if (wrong !== undefined) return wrong;
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return noRepository(summarizeError(repository));
  return { name, remote, tracked: `refs/remotes/guardband-${await digest(remote, 16)}/${name}` };
}

async function checkBranch(name: string, host: Host): Promise<Problem | undefined> {
  const { code, ...failure } = await host.git(['check-ref-format', branchRef(name)]);
  if (code === 0 && !name.startsWith('-')) return undefined;
  return code <= 1
    ? badValue('--baselines', name, 'branch:performance, with a name that git allows')
    : gitFailed('look for the branch', summarizeError(failure));
}

/**
 * Fetches the tip of the branch; undefined if it does not exist yet.
 *
 * @param isWhole whether all of its commits are needed
 */
async function findTip(
  { name, remote, tracked }: Location,
  host: Host,
  isWhole = false,
): Promise<{ readonly tip: string | undefined } | Problem> {
  const fetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  // A commit per recording would soon outweigh the history itself, so a shallow clone, as in most CI jobs, gets only the
  // newest one. A complete clone would become shallow, so it gets all of them.
  const { stdout: shallow } = await host.git(['rev-parse', '--is-shallow-repository']);
  let depth = shallow.trim() === 'true' ? [isWhole ? '--depth=2147483647' : '--depth=1'] : [];
  let answer: GitAnswer = { code: 1, stdout: '', stderr: '' };
  for (let round = 0; round < mostFetches; round++) {
    if (round > 0) await host.pauseUpTo(Math.min(longestPauseMs, firstPauseMs * 2 ** round));
    answer = await host.git(['fetch', ...fetch, ...depth, remote, `+${branchRef(name)}:${tracked}`]);
    if (/couldn't find remote ref/i.test(answer.stderr)) return { tip: undefined };
    if (answer.code === 0) break;
    // Some transports cannot limit the depth.
    if (depth.length > 0 && /shallow capabilit|does not support shallow/i.test(answer.stderr)) depth = [];
    else if (!isTransient(answer)) break;
  }
  if (answer.code !== 0) return remoteUnreachable(name, remote, summarizeError(answer));
  const { code, stdout, ...failure } = await host.git(['rev-parse', '--verify', `${tracked}^{commit}`]);
  return code === 0 ? { tip: stdout.trim() } : gitFailed('find the fetched commit', summarizeError(failure));
}
