/** Reads files of a commit without touching the work tree. */
import type { Host } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import type { OpenedHistory, StoredFiles } from '../../model/store.js';
import { findCommit, summarizeError } from '../commits.js';
import { findNewerLayout, isRecentFile, isSegmentFile } from './ndjson.js';
import { baselinesChanged, baselinesNotFiles, gitFailed, noRepository, notInCommit } from '../../problems/git.js';

/** An entry of a tree, as git lists it. */
export interface TreeEntry {
  readonly line: string;
  /** Empty if the entry is not a blob. */
  readonly id: string;
  readonly path: string;
}

/** @param args for git ls-tree, including the commit */
export async function listTree(
  args: readonly string[],
  host: Pick<Host, 'git'>,
): Promise<readonly TreeEntry[] | Problem> {
  const { code, stdout, ...answer } = await host.git(['ls-tree', '-z', ...args]);
  if (code !== 0) return gitFailed('list the files of a commit', summarizeError(answer));
  return stdout.split('\0').flatMap((line): readonly TreeEntry[] => {
    if (line === '') return [];
    const [, id = ''] = /^\d+ blob (\w+)\t/.exec(line) ?? [];
    return [{ line, id, path: line.slice(line.indexOf('\t') + 1) }];
  });
}

/**
 * Opens the history in a tree.
 *
 * @param tree a commit or a folder of one
 * @param name maps a path in the tree to the name shown in problems
 */
export async function openTree(tree: string, name: (path: string) => string, host: Host): Promise<OpenedHistory> {
  const all = await listTree(['-r', '--full-tree', tree], host);
  if ('code' in all) return { files: [], problems: [all] };
  const newer = findNewerLayout(all.map(({ path }) => name(path)));
  if (newer !== undefined) return { files: [], problems: [newer] };
  const recent = all.filter(({ path }) => isRecentFile(path));
  const texts = await readBlobs(recent, host, name);
  if ('code' in texts) return { files: [], problems: [texts] };
  const segments = new Map(all.flatMap((entry) => (isSegmentFile(entry.path) ? [[name(entry.path), entry]] : [])));
  return {
    files: [...texts.keys()],
    texts,
    segments: {
      names: [...segments.keys()],
      read: (names) =>
        readBlobs(
          names.flatMap((one) => segments.get(one) ?? []),
          host,
          name,
        ),
    },
  };
}

/**
 * Reads blobs, all with one git process if possible: a history may have many files. Other entries are left out.
 *
 * @returns the texts by path, or by the name of the path
 */
export async function readBlobs(
  entries: readonly TreeEntry[],
  host: Pick<Host, 'git'>,
  name: (path: string) => string = (path) => path,
): Promise<ReadonlyMap<string, string> | Problem> {
  const blobs = entries.filter(({ id }) => id !== '');
  const texts = blobs.length > 1 ? await readBatch(blobs, host) : undefined;
  const read = new Map<string, string>();
  for (const [i, { id, path }] of blobs.entries()) {
    const known = texts?.[i];
    const { code, stdout, ...answer } =
      known === undefined ? await host.git(['cat-file', 'blob', id]) : { code: 0, stdout: known, stderr: '' };
    if (code !== 0) return gitFailed(`read ${path} of a commit`, summarizeError(answer));
    read.set(name(path), stdout);
  }
  return read;
}

const lineEnd = 10;

/** Undefined if the sizes do not match the output: it was too large, or not text. */
async function readBatch(blobs: readonly TreeEntry[], host: Pick<Host, 'git'>): Promise<readonly string[] | undefined> {
  const { code, stdout } = await host.git(['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  if (code !== 0) return undefined;
  const bytes = new TextEncoder().encode(stdout);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const texts: string[] = [];
  let offset = 0;
  for (const { id } of blobs) {
    const start = bytes.indexOf(lineEnd, offset) + 1;
    const [, size] = new RegExp(`^${id} blob (\\d+)\n$`).exec(decoder.decode(bytes.subarray(offset, start))) ?? [];
    if (size === undefined) return undefined;
    offset = start + Number(size) + 1;
    if (bytes[offset - 1] !== lineEnd) return undefined;
    texts.push(decoder.decode(bytes.subarray(start, offset - 1)));
  }
  return offset === bytes.length ? texts : undefined;
}

/**
 * What a commit has in the place of a folder. Links inside the repository are followed, as they are in that commit.
 *
 * folder: files. absent: nothing. outside: the place is outside the repository. link: a submodule, or a link that leads out of
 * the repository or nowhere, so that the commit does not contain the files.
 */
export async function findFolderAt(
  place: string,
  commit: string,
  host: Pick<Host, 'git'>,
): Promise<'folder' | 'absent' | 'outside' | 'link' | Problem> {
  const root = await findRoot(host);
  if ('code' in root) return root;
  const folder = fromRoot(place, root.top, root.prefix);
  if (folder === undefined) return 'outside';
  const found = await resolveFolder(folder, commit, host);
  return typeof found === 'string' || 'code' in found ? found : 'folder';
}

/** The id of the tree of a folder, with links followed. */
async function resolveFolder(
  folder: string,
  commit: string,
  host: Pick<Host, 'git'>,
): Promise<{ readonly tree: string } | 'absent' | 'link' | Problem> {
  const request = ['cat-file', '--batch-check', '--follow-symlinks'];
  const { code, stdout, ...answer } = await host.git(request, `${commit}:${folder}\n`);
  if (code !== 0) return gitFailed('find a folder of a commit', summarizeError(answer));
  const [, tree] = /^(\w+) tree \d+$/m.exec(stdout) ?? [];
  if (tree !== undefined) return { tree };
  const parents = folder.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
  const listed = await listTree(['--full-tree', commit, '--', ...parents], host);
  if ('code' in listed) return listed;
  return listed.some(({ line }) => /^(?:120000|160000) /.test(line)) ? 'link' : 'absent';
}

/** The root of the work tree, and the current folder from there. */
export async function findRoot(
  host: Pick<Host, 'git'>,
): Promise<{ readonly top: string; readonly prefix: string } | Problem> {
  const root = await host.git(['rev-parse', '--show-toplevel', '--show-prefix']);
  if (root.code !== 0) return noRepository(summarizeError(root));
  const [top = '', prefix = ''] = root.stdout.split('\n');
  return { top, prefix };
}

/**
 * Opens the history in a folder of a commit.
 *
 * @param ref a revision, or A...B for the merge base of A and B
 */
export async function openFolderAt(place: string, ref: string, host: Host): Promise<OpenedHistory> {
  const refuse = (...problems: readonly Problem[]): OpenedHistory => ({ files: [], problems });
  const root = await findRoot(host);
  if ('code' in root) return refuse(root);
  const commit = await findCommit(ref, host);
  if (typeof commit !== 'string') return refuse(commit);
  const folder = fromRoot(place, root.top, root.prefix);
  if (folder === undefined)
    return refuse(gitFailed(`read ${place} as it is in a commit`, 'it is outside the repository'));
  const resolved = await resolveFolder(folder, commit, host);
  if (resolved === 'absent') return { files: [] };
  if (resolved === 'link') return refuse(baselinesNotFiles(place));
  if ('code' in resolved) return refuse(resolved);
  const name = (path: string): string => `${commit.slice(0, 10)}:${folder === '' ? '' : `${folder}/`}${path}`;
  const opened = await openTree(resolved.tree, name, host);
  if (opened.problems !== undefined) return opened;
  const changed = await host.git(['diff', '--name-only', '-z', '--no-renames', commit, '--', `:(top)${folder}`]);
  const files = changed.stdout.split('\0').filter((file) => file !== '');
  return { ...opened, problems: files.length > 0 ? [baselinesChanged(files, commit)] : [] };
}

/**
 * Reads a file of a commit, following symbolic links.
 *
 * @param file relative to the current folder, or absolute
 * @returns the text; undefined if the commit has no such file; 'outside' if the file is outside the repository
 */
export async function readFileAt(
  file: string,
  commit: string,
  host: Host,
): Promise<{ readonly text: string | undefined } | 'outside' | Problem> {
  const root = await findRoot(host);
  if ('code' in root) return root;
  const path = fromRoot(file, root.top, root.prefix);
  if (path === undefined) return 'outside';
  const { code, stdout, ...answer } = await host.git(
    ['cat-file', '--batch', '--follow-symlinks'],
    `${commit}:${path}\n`,
  );
  if (code !== 0) return gitFailed(`read ${file} of a commit`, summarizeError(answer));
  const end = stdout.indexOf('\n');
  const isBlob = /^\w+ blob \d+$/.test(stdout.slice(0, end));
  return { text: isBlob ? stdout.slice(end + 1, -1) : undefined };
}

/**
 * Reads results as they are in a commit.
 *
 * @param patterns files and folders, relative to the current folder
 */
export async function readResultsAt(ref: string, patterns: readonly string[], host: Host): Promise<StoredFiles> {
  const refuse = (problem: Problem): StoredFiles => ({ files: [], problems: [problem] });
  const root = await findRoot(host);
  if ('code' in root) return refuse(root);
  const commit = await findCommit(ref, host);
  if (typeof commit !== 'string') return refuse(commit);
  const texts = new Map<string, string>();
  for (const pattern of patterns.map((name) => name.replace(/\/+$/, ''))) {
    const path = fromRoot(pattern, root.top, root.prefix);
    if (path === undefined || path === '') continue;
    const listed = await listTree(['-r', '--full-tree', commit, '--', path], host);
    if ('code' in listed) return refuse(listed);
    // Names are as the user wrote them, because paths name cases.
    const read = await readBlobs(listed, host, (file) => `${pattern}${file.slice(path.length)}`);
    if ('code' in read) return refuse(read);
    for (const [name, text] of read) texts.set(name, text);
  }
  return { files: [...texts.keys()], texts, problems: texts.size === 0 ? [notInCommit(ref, patterns)] : [] };
}

/** The path of a folder from the root of the work tree; undefined if it is outside. */
export function fromRoot(place: string, top: string, prefix: string): string | undefined {
  const isAbsolute = place.startsWith('/') || /^[A-Za-z]:/.test(place);
  const path = place.replaceAll('\\', '/');
  if (isAbsolute && path !== top && !path.startsWith(`${top}/`)) return undefined;
  const parts: string[] = [];
  for (const part of (isAbsolute ? path.slice(top.length) : `${prefix}${path}`).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
