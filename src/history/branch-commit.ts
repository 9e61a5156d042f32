/** Writes commits of a history branch as git objects, without touching the work tree, the index or a ref. */
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { archiveFolder, archiveFolders, isSegment } from './layout.js';
import { summarizeError } from './commits.js';
import { listTree, type TreeEntry } from './stores/git.js';
import { gitFailed } from '../problems/git.js';

/** The newest commit of the branch. */
export interface BranchTip {
  /** Undefined if the branch does not exist yet. */
  readonly commit: string | undefined;
  /** The top level of its tree. */
  readonly entries: readonly TreeEntry[];
}

/** Lists the top level of the newest commit of a branch. */
export async function readTip(commit: string | undefined, host: Host): Promise<BranchTip | Problem> {
  const entries = commit === undefined ? [] : await listTree([commit], host);
  return 'code' in entries ? entries : { commit, entries };
}

/** How the objects of a commit are written. Shared by all attempts to push it. */
export interface ObjectWriter {
  /** Options for git itself, before the subcommand. */
  readonly author: readonly string[];
  /** Ids of the objects written so far, by their text. */
  readonly written: Map<string, string>;
}

/** Creates a writer with the configured author, or a default: CI checkouts configure none. */
export async function createObjectWriter(host: Host): Promise<ObjectWriter> {
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
export async function commitOn(
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
export async function commitArchive(
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
