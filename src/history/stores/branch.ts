import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { AppendResult, ChooseLines, AppendOptions, Store } from '../../model/store.js';
import { commitOn, createObjectWriter, readTip, type ObjectWriter } from '../branch-commit.js';
import { findNewerLayout, withLayout, segmentFolder } from '../layout.js';
import {
  findOtherRemote,
  findOwnRemote,
  pushCommit,
  refuse,
  findTip,
  type Location,
  type PreparedCommit,
} from '../branch-remote.js';
import { listTree, openTree, readBlobs } from './git.js';
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
  return {
    id,
    open: async (place, _, host) => {
      const location = await locate(place, host);
      if ('code' in location) return { files: [], problems: [location] };
      const fetched = await findTip(location, host);
      if ('code' in fetched) return { files: [], problems: [fetched] };
      const show = (path: string): string => `${location.name}:${path}`;
      return fetched.tip === undefined ? { files: [] } : await openTree(fetched.tip, show, host);
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

const nothingChanged: PreparedCommit = { files: [], repeated: [] };

/** State that is shared by all rounds. */
interface WriteState extends ObjectWriter {
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
  const wanted = groupByFile(entries);
  const recent = tip.entries.filter(({ path }) => wanted.has(path));
  const texts = await readBlobs(recent, host);
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
  const own = all.filter(({ path }) => isInLayout(path) && (isHistoryFile(path) || sides.has(path)));
  const texts = await readBlobs(own, host);
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
