import type { GitAnswer, Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { Store } from '../../model/store.js';
import {
  badBranch,
  branchBusy,
  gitFailed,
  noRemote,
  noRepository,
  pushRefused,
  remoteUnreachable,
} from '../../problems/git.js';
import { appendToFile, groupByFile } from './ndjson.js';
import { isSegment, segmentFolder } from '../segments.js';
import { listTree, readBlobs, readHistoryAt, summarizeError, type TreeEntry } from './git.js';

/**
 * An orphan branch in the repository's remote: `branch:perf-history`. The work tree, the index and the current branch are never
 * touched.
 */
export const branch: Store = {
  id: 'branch',
  files: async (name, scope, host) => {
    const remote = await remoteOf(name, host);
    if (typeof remote !== 'string') return { files: [], problems: [remote] };
    const fetched = await tipOf(name, remote, host);
    if ('code' in fetched) return { files: [], problems: [fetched] };
    if (fetched.tip === undefined) return { files: [] };
    const stored = await readHistoryAt(fetched.tip, '', scope, (path) => `${name}:${path}`, host);
    return 'code' in stored ? { files: [], problems: [stored] } : stored;
  },
  append: async (name, entries, host) => {
    let known: readonly HistoryEntry[] | undefined;
    const refused = (problem: Problem) => ({ files: [], known: [], problems: [problem] });
    const remote = await remoteOf(name, host);
    if (typeof remote !== 'string') return refused(remote);
    const state: WriteState = { author: await authorOf(host), written: new Map() };
    // One writer succeeds in every round, so even with many writers each gets its turn within the limit.
    let tookMs = 0;
    for (let round = 0; round < mostRounds; round++) {
      if (round > 0) await host.pauseUpTo(pauseMs(tookMs));
      const began = host.now().getTime();
      const tip = await tipOf(name, remote, host);
      if ('code' in tip) return refused(tip);
      const made = await commitOn(tip.tip, entries, state, host);
      if ('code' in made) return refused(made);
      // A push may have succeeded although its answer was lost: entries found from the second round on are ours.
      known ??= made.repeated;
      const files = made.files.map((file) => `${name}:${file}`);
      if (made.commit === undefined) return { files: round === 0 ? [] : filesOf(name, entries), known };
      const answer = await host.git([
        'push',
        ...['--quiet', '--no-verify', '--no-recurse-submodules', remote, `${made.commit}:${refOf(name)}`],
      ]);
      if (answer.code === 0) return { files, known };
      if (!isTransient(answer)) return refused(pushRefused(name, remote, summarizeError(answer)));
      tookMs = host.now().getTime() - began;
    }
    return refused(branchBusy(name, mostRounds));
  },
};

const mostRounds = 60;
const firstPauseMs = 50;
const longestPauseMs = 10_000;

/**
 * Losers of a round retry at random within twice its duration. A round takes longer with more writers, so the pause adapts to
 * their number; exponential backoff would be too short at first and too long in the end.
 */
const pauseMs = (tookMs: number): number => Math.min(longestPauseMs, Math.max(firstPauseMs, 2 * tookMs));

const refOf = (name: string): string => `refs/heads/${name}`;
const filesOf = (name: string, entries: readonly HistoryEntry[]): readonly string[] =>
  [...groupByFile(entries).keys()].map((file) => `${name}:${file}`);

/** Whether a retry may succeed: another writer was faster, or the connection failed. */
const isTransient = ({ stderr }: GitAnswer): boolean =>
  /\(fetch first\)|\(non-fast-forward\)|cannot lock ref|failed to update ref|reference already exists|\.lock'?: File exists|incorrect old value|unpacker error|early EOF|hung up unexpectedly|RPC failed|Connection (reset|timed out)|Could not resolve host|returned error: (429|5\d\d)|took longer than/i.test(
    stderr,
  );

/** The remote that holds the branch. */
async function remoteOf(name: string, host: Host): Promise<string | Problem> {
  if (name.startsWith('-') || (await host.git(['check-ref-format', refOf(name)])).code !== 0) {
    const version = await host.git(['--version']);
    return version.code === 0 ? badBranch(name) : gitFailed('look for the branch', summarizeError(version));
  }
  const remotes = await host.git(['remote']);
  if (remotes.code !== 0) return noRepository(summarizeError(remotes));
  const all = remotes.stdout.split('\n').filter((name) => name !== '');
  return (all.includes('origin') ? 'origin' : all[0]) ?? noRemote(name);
}

/** Fetches the tip of the branch; undefined if it does not exist yet. */
async function tipOf(
  name: string,
  remote: string,
  host: Host,
): Promise<{ readonly tip: string | undefined } | Problem> {
  const tracked = `refs/remotes/${remote}/${name}`;
  const fetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  let answer: GitAnswer = { code: 1, stdout: '', stderr: '' };
  for (let round = 0; round < mostFetches; round++) {
    if (round > 0) await host.pauseUpTo(Math.min(longestPauseMs, firstPauseMs * 2 ** round));
    answer = await host.git(['fetch', ...fetch, remote, `+${refOf(name)}:${tracked}`]);
    if (/couldn't find remote ref/i.test(answer.stderr)) return { tip: undefined };
    if (answer.code === 0 || !isTransient(answer)) break;
  }
  if (answer.code !== 0) return remoteUnreachable(name, remote, summarizeError(answer));
  const { code, stdout, ...failure } = await host.git(['rev-parse', '--verify', `${tracked}^{commit}`]);
  return code === 0 ? { tip: stdout.trim() } : gitFailed('find what was fetched', summarizeError(failure));
}

const mostFetches = 12;

interface Made {
  /** Undefined if there was nothing to add. */
  readonly commit?: string;
  readonly files: readonly string[];
  readonly repeated: readonly HistoryEntry[];
}

/** State that is kept between rounds. */
interface WriteState {
  /** Options for git, before its command. */
  readonly author: readonly string[];
  /** Ids of the objects written so far, by their text. */
  readonly written: Map<string, string>;
}

/** Creates a commit that adds the entries to the tip. It consists of objects only; no ref points to it yet. */
async function commitOn(
  tip: string | undefined,
  entries: readonly HistoryEntry[],
  { author, written }: WriteState,
  host: Host,
): Promise<Made | Problem> {
  const kept = tip === undefined ? [] : await listTree([tip], host);
  if ('code' in kept) return kept;
  const wanted = groupByFile(entries);
  const before = await readBlobs(
    kept.filter(({ id, path }) => id !== '' && wanted.has(path)),
    host,
  );
  if ('code' in before) return before;
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of wanted) {
    const appended = await appendToFile(file, texts.get(file) ?? '', ofFile);
    repeated.push(...appended.repeated);
    for (const [path, text] of appended.texts) {
      const id = written.get(text) ?? (await objectOf(text, host));
      if (typeof id !== 'string') return id;
      written.set(text, id);
      changed.set(path, id);
    }
  }
  const files = [...changed.keys()];
  if (files.length === 0) return { files, repeated };
  const tree = await writeRoot(tip, kept, changed, host);
  if (typeof tree !== 'string') return tree;
  const parent = tip === undefined ? [] : ['-p', tip];
  const { code, stdout, ...failure } = await host.git([...author, 'commit-tree', tree, ...parent], message(entries));
  return code === 0 ? { commit: stdout.trim(), files, repeated } : gitFailed('write a commit', summarizeError(failure));
}

/**
 * Writes the tree of the branch: the files of the scenarios, and a folder with the segments.
 *
 * @param changed ids of blobs by path
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
  const folder = await writeTree(before, segments, host);
  if (typeof folder !== 'string') return folder;
  const entry = { line: `040000 tree ${folder}\t${segmentFolder}`, id: '', path: segmentFolder };
  return writeTree([...kept.filter(({ path }) => path !== segmentFolder), entry], inRoot, host);
}

/** @param changed ids of blobs by their name in this tree */
async function writeTree(
  kept: readonly TreeEntry[],
  changed: ReadonlyMap<string, string>,
  host: Host,
): Promise<string | Problem> {
  const others = kept.filter(({ path }) => !changed.has(path)).map(({ line }) => line);
  const blobs = [...changed].map(([name, id]) => `100644 blob ${id}\t${name}`);
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
