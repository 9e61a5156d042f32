import type { GitAnswer, HistoryEntry, Host, Problem, Store } from '../model.js';
import {
  badBranch,
  branchBusy,
  gitFailed,
  noRemote,
  noRepository,
  pushRefused,
  remoteUnreachable,
} from '../problems.js';
import { byFile, extended } from './_shared.js';
import { blobsIn, storedFrom, whyOf } from './_shared-git.js';

/**
 * A branch of its own in the repository's remote, with no parent in the code: `branch:perf-history`. The work tree, the
 * index and the branch that is checked out are never touched.
 */
export const branch: Store = {
  id: 'branch',
  files: async (name, host) => {
    const at = await tipOf(name, host);
    if ('code' in at) return { files: [], problems: [at] };
    if (at.tip === undefined) return { files: [] };
    const blobs = await blobsIn(at.tip, '', host);
    if ('code' in blobs) return { files: [], problems: [blobs] };
    return storedFrom(blobs, (path) => `${name}:${path}`);
  },
  append: async (name, entries, host) => {
    let known: readonly HistoryEntry[] | undefined;
    const refused = (problem: Problem) => ({ files: [], known: [], problems: [problem] });
    // Whoever pushes first wins a round; one in a crowd of so many has its turn long before the end.
    for (let round = 0; round < mostRounds; round++) {
      if (round > 0) await host.pauseUpTo(Math.min(longestPauseMs, firstPauseMs * 2 ** round));
      const at = await tipOf(name, host);
      if ('code' in at) return refused(at);
      const made = await commitOn(at.tip, entries, host);
      if ('code' in made) return refused(made);
      // A push whose answer got lost may have arrived: what is there since then is ours.
      known ??= made.repeated;
      const files = made.files.map((file) => `${name}:${file}`);
      if (made.commit === undefined) return { files: round === 0 ? [] : filesOf(name, entries), known };
      const answer = await host.git([
        'push',
        ...['--quiet', '--no-verify', '--no-recurse-submodules', at.remote, `${made.commit}:${refOf(name)}`],
      ]);
      if (answer.code === 0) return { files, known };
      if (!isTransient(answer)) return refused(pushRefused(name, at.remote, whyOf(answer)));
    }
    return refused(branchBusy(name, mostRounds));
  },
};

const mostRounds = 60;
const firstPauseMs = 50;
const longestPauseMs = 4000;

const refOf = (name: string): string => `refs/heads/${name}`;
const filesOf = (name: string, entries: readonly HistoryEntry[]): readonly string[] =>
  [...byFile(entries).keys()].map((file) => `${name}:${file}`);

/** Somebody else was quicker, here or there, or the line broke: the next round may do. */
const isTransient = ({ stderr }: GitAnswer): boolean =>
  /\(fetch first\)|\(non-fast-forward\)|cannot lock ref|failed to update ref|reference already exists|\.lock'?: File exists|incorrect old value|unpacker error|early EOF|hung up unexpectedly|RPC failed|Connection (reset|timed out)|Could not resolve host|returned error: (429|5\d\d)|took longer than/i.test(
    stderr,
  );

/** The branch as the remote has it now; no tip where it was never pushed. */
async function tipOf(
  name: string,
  host: Host,
): Promise<{ readonly remote: string; readonly tip: string | undefined } | Problem> {
  if (name.startsWith('-') || (await host.git(['check-ref-format', refOf(name)])).code !== 0) {
    const version = await host.git(['--version']);
    return version.code === 0 ? badBranch(name) : gitFailed('look for the branch', whyOf(version));
  }
  const remotes = await host.git(['remote']);
  if (remotes.code !== 0) return noRepository(whyOf(remotes));
  const all = remotes.stdout.split('\n').filter((each) => each !== '');
  const remote = all.includes('origin') ? 'origin' : all[0];
  if (remote === undefined) return noRemote(name);
  const tracked = `refs/remotes/${remote}/${name}`;
  const fetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  let answer: GitAnswer = { code: 1, stdout: '', stderr: '' };
  for (let round = 0; round < mostFetches; round++) {
    if (round > 0) await host.pauseUpTo(Math.min(longestPauseMs, firstPauseMs * 2 ** round));
    answer = await host.git(['fetch', ...fetch, remote, `+${refOf(name)}:${tracked}`]);
    if (/couldn't find remote ref/i.test(answer.stderr)) return { remote, tip: undefined };
    if (answer.code === 0 || !isTransient(answer)) break;
  }
  if (answer.code !== 0) return remoteUnreachable(name, remote, whyOf(answer));
  const { code, stdout, ...told } = await host.git(['rev-parse', '--verify', `${tracked}^{commit}`]);
  return code === 0 ? { remote, tip: stdout.trim() } : gitFailed('find what was fetched', whyOf(told));
}

const mostFetches = 12;

interface Made {
  /** Undefined where there was nothing to add. */
  readonly commit?: string;
  readonly files: readonly string[];
  readonly repeated: readonly HistoryEntry[];
}

/** A commit on top of the tip that holds the entries too; made of objects alone, nothing points to it yet. */
async function commitOn(
  tip: string | undefined,
  entries: readonly HistoryEntry[],
  host: Host,
): Promise<Made | Problem> {
  const before = tip === undefined ? [] : await blobsIn(tip, '', host);
  if ('code' in before) return before;
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const repeated: HistoryEntry[] = [];
  const changed = new Map<string, string>();
  for (const [file, ofFile] of byFile(entries)) {
    const { text, repeated: again } = extended(texts.get(file) ?? '', ofFile);
    repeated.push(...again);
    if (text === undefined) continue;
    const { code, stdout, ...told } = await host.git(['hash-object', '-w', '--stdin'], text);
    if (code !== 0) return gitFailed('write an object', whyOf(told));
    changed.set(file, `100644 blob ${stdout.trim()}\t${file}`);
  }
  const files = [...changed.keys()];
  if (files.length === 0) return { files, repeated };
  const kept = tip === undefined ? { code: 0, stdout: '', stderr: '' } : await host.git(['ls-tree', '-z', tip]);
  if (kept.code !== 0) return gitFailed('list the branch', whyOf(kept));
  const others = kept.stdout.split('\0').filter((line) => line !== '' && !changed.has(line.split('\t')[1] ?? ''));
  const tree = await host.git(['mktree', '-z'], [...others, ...changed.values(), ''].join('\0'));
  if (tree.code !== 0) return gitFailed('write a tree', whyOf(tree));
  const parent = tip === undefined ? [] : ['-p', tip];
  const { code, stdout, ...told } = await host.git(
    [...(await author(host)), 'commit-tree', tree.stdout.trim(), ...parent],
    message(entries),
  );
  return code === 0 ? { commit: stdout.trim(), files, repeated } : gitFailed('write a commit', whyOf(told));
}

/** Who the user says to be; a job's checkout says nothing. */
async function author(host: Host): Promise<readonly string[]> {
  const said = await host.git(['config', 'user.email']);
  return said.code === 0 ? [] : ['-c', 'user.name=guardband', '-c', 'user.email=guardband@localhost'];
}

function message(entries: readonly HistoryEntry[]): string {
  const [run] = entries.flatMap((each) => ('provenance' in each ? [each.provenance] : []));
  const of = run?.commit ?? run?.startedAt;
  return run === undefined ? 'Accept a level\n' : `Record performance${of === undefined ? '' : ` of ${of}`}\n`;
}
