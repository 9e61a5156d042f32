/** Paths with slashes on every system, so that a folder leads to the same names of cases everywhere, and where links lead. */
import { attempt } from '../../lang/objects.js';
import * as fs from 'node:fs';
import { posix, sep, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isObjectName } from '../../model/host.js';
import { hasResultName } from '../../formats/recognise/result-names.js';

/**
 * Replaces backslashes by slashes, so that a configuration written on Windows works on other systems. There, a backslash
 * can be part of a name, so a path that exists is not changed.
 *
 * @param separator the separator of folders on this system
 */
export function toLocalPath(path: string, separator: string = sep): string {
  if (!path.includes('\\') || isObjectName(path)) return path;
  return separator === '\\' || !fs.existsSync(path) ? path.replaceAll('\\', '/') : path;
}

/** Joins a folder and a name. A server name such as "//server/share" keeps both of its slashes. */
export function joinPath(folder: string, name: string): string {
  const path = posix.join(folder, name);
  return sep === '\\' && folder.startsWith('//') ? `/${path}` : path;
}

/** False also if a part of the path is not a folder, or not accessible. */
export const isLink = (file: string): boolean =>
  attempt(() => fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) === true;

/** Folders nested deeper than this are part of a loop, or do not contain results. */
const maxDepth = 64;
const isHidden = (name: string): boolean => /^\.[^/.]/.test(name) || name === 'node_modules';

/**
 * All files below a folder, except hidden ones and node_modules. A link to an enclosing folder is a loop and is not
 * followed. A broken link, or a pipe with the name of a result, is listed, so that reading it fails with an error that
 * names it.
 */
export function listFolder(folder: string): string[] {
  const files: string[] = [];
  const visit = (path: string, enclosing: readonly string[]): void => {
    const real = fs.realpathSync(path);
    if (enclosing.includes(real) || enclosing.length >= maxDepth) return;
    for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
      if (isHidden(entry.name)) continue;
      const inner = joinPath(path, entry.name);
      const kind = classifyEntry(entry, inner);
      if (kind === 'folder') visit(inner, [...enclosing, real]);
      else if (kind === 'file') files.push(inner);
    }
  };
  visit(folder, []);
  return files;
}

/** What to do with an entry of a folder; undefined for a pipe, a socket or a device that is not named like a result. */
export function classifyEntry(entry: fs.Dirent, path: string): 'folder' | 'file' | undefined {
  if (entry.isDirectory()) return 'folder';
  if (entry.isFile()) return 'file';
  if (!entry.isSymbolicLink()) return hasResultName(path) ? 'file' : undefined;
  const target = attempt(() => fs.statSync(path));
  if (target?.isDirectory() === true) return 'folder';
  return target === undefined || target.isFile() || hasResultName(path) ? 'file' : undefined;
}

/** The most that is read of a device: /dev/zero never ends. */
const mostDeviceBytes = 4 * 1024 * 1024;
/** Streams that a shell or a service passes by name, such as /dev/stdin and the /dev/fd/63 of `<(command)`. */
export const passedStream = /^\/(?:dev|proc)\//;

/**
 * The text of a file. A pipe, a socket or a device is not opened unless its own path is given: opening one can wait forever,
 * and a link to one can be part of a repository or of an artifact. Of a device only the beginning is read.
 *
 * @throws the error of the system if it cannot be read; ENOTSUP for a pipe, a socket or a device
 */
export function readTextFile(file: string): string {
  const kind = fs.statSync(file, { throwIfNoEntry: false });
  if (kind === undefined || kind.isFile() || kind.isDirectory()) return fs.readFileSync(file, 'utf8');
  if (!passedStream.test(file))
    throw Object.assign(new Error(`${file} is a pipe, a socket or a device`), { code: 'ENOTSUP' });
  return kind.isFIFO() ? fs.readFileSync(file, 'utf8') : readDevice(file);
}

function readDevice(file: string): string {
  const bytes = Buffer.alloc(mostDeviceBytes);
  const device = fs.openSync(file, 'r');
  try {
    let filled = 0;
    for (let count = 1; count > 0 && filled < bytes.length; filled += count)
      count = fs.readSync(device, bytes, filled, bytes.length - filled, null);
    return bytes.toString('utf8', 0, filled);
  } finally {
    fs.closeSync(device);
  }
}

/**
 * Called before anything is written below the checkout, or removed there.
 *
 * @throws {Error} with a code if a part of the path below the checkout is a symbolic link
 */
export function refuseLinks(path: string, here = process.cwd()): void {
  const [root, file] = [findCheckout(here) ?? here, resolve(here, path)];
  const link = isBelow(file, root) ? listParts(file, root).findLast(isLink) : undefined;
  if (link !== undefined) refuse(relative(here, link), 'is a symbolic link, through which nothing is written');
}

/**
 * Called before a file is read in a job: what it contains may be quoted in a public comment.
 *
 * @param isForeign whether another run left it, such as one of a fork: neither it nor its folders below the current one may be links
 * @throws {Error} with a code if a path below the checkout leads out of it, or to where git keeps credentials
 */
export function refuseLinksOut(path: string, isForeign = false, here = process.cwd()): void {
  const [root, file] = [findCheckout(here), resolve(here, path)];
  // Of an absolute path, only the file and the folder it is in are below what the workflow chose.
  const chosen = isAbsolute(path) ? [file, dirname(file)] : listParts(file, here);
  const link = isForeign ? chosen.find(isLink) : undefined;
  if (link !== undefined) refuse(link, 'is a link, which another run must not leave');
  if (root === undefined || !isBelow(file, root) || !fs.existsSync(file)) return;
  const [whole, real] = [fs.realpathSync(root), fs.realpathSync(file)];
  if (!isBelow(real, whole) || relative(whole, real).split(sep).includes('.git'))
    refuse(path, 'leads out of the checkout');
}

function refuse(path: string, why: string): never {
  throw Object.assign(new Error(`${path} ${why}`), { code: 'ELOOP' });
}

/** Whether a path is that of a folder, or in it. */
export function isBelow(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return inner.split(sep)[0] !== '..' && !isAbsolute(inner);
}

/** A path and the folders that it is in, up to another one. */
const listParts = (path: string, above: string): readonly string[] =>
  path === above || dirname(path) === path ? [] : [path, ...listParts(dirname(path), above)];

/** The work tree around a folder. */
export function findCheckout(folder: string): string | undefined {
  if (fs.existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : findCheckout(above);
}
