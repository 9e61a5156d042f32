import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { AppendResult, ChooseLines, OpenedHistory, AppendOptions, Store } from '../../model/store.js';
import { commitOn, createObjectWriter, readTip, type BranchTip, type ObjectWriter } from '../branch-commit.js';
import { checkLayout, findNewerLayout, layoutFile, withLayout, isSegment, segmentFolder } from '../layout.js';
import { nothingOpened } from '../stream-history.js';
import {
  findOtherRemote,
  findOwnRemote,
  pushCommit,
  refuse,
  findTip,
  type Location,
  type PreparedCommit,
} from '../branch-remote.js';
import { listTree, readBlobs, readHistoryAt, type TreeEntry } from './git.js';
import { appendToFile, groupByFile, isHistoryFile, sideFile } from './ndjson.js';

type Locate = (place: string, host: Host) => Promise<Location | Problem>;

function createStore(id: string, locate: Locate): Store {
  const change = async (
    place: string,
    host: Host,
    prepare: (commit: string | undefined, state: WriteState) => Promise<PreparedCommit | Problem>,
  ): Promise<AppendResult> => {
    const location = await locate(place, host);
    if ('code' in location) return refuse(location);
    const show = (path: string): string => `${location.name}:${path}`;
    const state: WriteState = { ...(await createObjectWriter(host)), show };
    return await pushCommit(location, (commit) => prepare(commit, state), host);
  };
  const fetchTip = async (place: string, host: Host): Promise<FetchedBranch | Problem> => {
    const location = await locate(place, host);
    if ('code' in location) return location;
    const fetched = await findTip(location, host);
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
    append: (place, entries, host, retention) =>
      change(place, host, (commit, state) => appendOn(commit, entries, { ...state, ...retention }, host)),
    moveLines: (place, choose, host) =>
      change(place, host, (commit, state) => moveLinesOn(commit, choose, state, host)),
  };
}

/**
 * An orphan branch in the repository's remote: `branch:performance`. The work tree, the index and the current branch are
 * never touched.
 */
export const branch: Store = createStore('branch', findOwnRemote);

/** An orphan branch of another repository: `git:URL#performance`. Its objects are fetched into the current repository. */
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

const nothingChanged: PreparedCommit = { files: [], repeated: [] };

/** State that is shared by all rounds. */
interface WriteState extends ObjectWriter {
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
  parent: string | undefined,
  entries: readonly HistoryEntry[],
  state: WriteState & Partial<AppendOptions>,
  host: Host,
): Promise<PreparedCommit | Problem> {
  const tip = await readTip(parent, host);
  if ('code' in tip) return tip;
  const layout = await readLayout(tip, host);
  const [unknown] = await checkLayout(layout, state.show(layoutFile));
  if (unknown !== undefined) return unknown;
  const wanted = groupByFile(entries);
  const texts = await readTexts(tip.entries, (path) => wanted.has(path), host);
  if ('code' in texts) return texts;
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of wanted) {
    const appended = await appendToFile(file, texts.get(file) ?? '', ofFile, state.retain);
    repeated.push(...appended.repeated);
    for (const [path, text] of appended.texts) changed.set(path, text);
  }
  const files = [...changed.keys()];
  const written = withLayout(changed);
  if (written.size === 0) return { files, repeated };
  const commit = await commitOn(tip, written, message(entries), state, host);
  return typeof commit === 'string' ? { commit, files, repeated } : commit;
}

async function readLayout({ commit, entries }: BranchTip, host: Host): Promise<string | undefined> {
  if (commit === undefined || !entries.some(({ path }) => path === segmentFolder)) return undefined;
  const { code, stdout } = await host.git(['cat-file', 'blob', `${commit}:${layoutFile}`]);
  return code === 0 ? stdout : undefined;
}

/** Whether a repair can write this file: the layout of a branch has no other folders. */
const isInLayout = (path: string): boolean => !path.replace(`${segmentFolder}/`, '').includes('/');

/** Creates a commit that moves lines into side files. The lines remain in its parent, too. */
async function moveLinesOn(
  parent: string | undefined,
  choose: ChooseLines,
  state: WriteState,
  host: Host,
): Promise<PreparedCommit | Problem> {
  if (parent === undefined) return nothingChanged;
  const tip = await readTip(parent, host);
  if ('code' in tip) return tip;
  const all = await listTree(['-r', '--full-tree', parent], host);
  if ('code' in all) return all;
  const sides = new Set(all.map(({ path }) => sideFile(path)));
  const texts = await readTexts(all, (path) => isInLayout(path) && (isHistoryFile(path) || sides.has(path)), host);
  if ('code' in texts) return texts;
  const histories = [...texts].filter(([path]) => isHistoryFile(path));
  const divided = choose(new Map(histories.map(([path, text]) => [state.show(path), text])));
  const changed = new Map<string, string>();
  for (const [path] of histories) {
    const parts = divided.get(state.show(path));
    if (parts === undefined) continue;
    changed.set(path, parts.kept);
    if (parts.moved !== '') changed.set(sideFile(path), `${texts.get(sideFile(path)) ?? ''}${parts.moved}`);
  }
  if (changed.size === 0) return nothingChanged;
  const commit = await commitOn(tip, changed, 'Move broken lines into side files\n', state, host);
  const files = [...changed.keys()].filter(isHistoryFile);
  return typeof commit === 'string' ? { commit, files, repeated: [] } : commit;
}

function message(entries: readonly HistoryEntry[]): string {
  const [run] = entries.flatMap((entry) => ('provenance' in entry ? [entry.provenance] : []));
  const subject = run?.commit ?? run?.startedAt;
  return run === undefined
    ? 'Accept a level\n'
    : `Record performance${subject === undefined ? '' : ` of ${subject}`}\n`;
}
