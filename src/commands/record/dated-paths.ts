/** Dates in the paths of results, as scripts write them into the names of folders and files of every night. */
import type { Host } from '../../model/host.js';

/** 2025-01-31, 20250131, 2025_01_31T02-15-00: a date, perhaps with a time of day. */
const stamp =
  /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[T_ .-]?([01]\d|2[0-3])[-:._h]?([0-5]\d)(?:[-:._m]?([0-5]\d))?)?Z?(?!\d)/;

/** Files with the same date in their paths. */
interface DatedFiles {
  /** ISO 8601, in UTC; undefined if the paths have no date. */
  readonly startedAt: string | undefined;
  /** The real files by their paths without the date, because a date does not name a case. */
  readonly files: ReadonlyMap<string, string>;
}

/** The first date below the folder that the user named, and the path without it. */
function splitPath(file: string, named: string): { readonly startedAt?: string; readonly path: string } {
  const start = file.startsWith(`${named}/`) ? named.length + 1 : file.lastIndexOf('/') + 1;
  const below = file.slice(start);
  const found = stamp.exec(below);
  if (found === null) return { path: file };
  const [text, year, , month, day, hour = '00', minute = '00', second = '00'] = found;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // The 31st of February.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return { path: file };
  const rest = below
    .replace(text, '')
    .split('/')
    .map((part) => part.replace(/^[-_. ]+|[-_ ]+(?=\.|$)|^(run|night|nightly)$/gi, ''))
    .filter((part) => part !== '')
    .join('/');
  return { startedAt: date.toISOString(), path: `${file.slice(0, start)}${rest}` };
}

/** The part of a name before its first wildcard, up to a folder. */
const folderOf = (named: string): string => /^(?:[^*?[{]*\/)?(?=[^/]*[*?[{])/.exec(named)?.[0] ?? named;

/** Groups files by the date in their paths. Files of one date have different paths without it, or they belong apart. */
export function groupByDate(found: readonly string[], named: string): readonly DatedFiles[] {
  const groups = new Map<string, { startedAt: string | undefined; files: Map<string, string> }>();
  for (const file of found) {
    const { startedAt, path } = splitPath(file, folderOf(named).replace(/\/$/, ''));
    const group = groups.get(startedAt ?? '') ?? { startedAt, files: new Map<string, string>() };
    groups.set(startedAt ?? '', group);
    group.files.set(group.files.has(path) ? file : path, file);
  }
  return [...groups.values()];
}

/** A host that reads files under other names, and finds no others: all of them by the name of their folder or glob. */
export function withNames(files: ReadonlyMap<string, string>, named: string, host: Host): Host {
  const real = (name: string): string => files.get(name) ?? name;
  return {
    ...host,
    find: (pattern) => Promise.resolve(files.has(pattern) ? [pattern] : pattern === named ? [...files.keys()] : []),
    isSpecial: (file) => host.isSpecial?.(real(file)) === true,
    content: async (file) => await host.content?.(real(file)),
    read: (file) => host.read(real(file)),
  };
}
