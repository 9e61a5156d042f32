/** The sources of the repository, by what a JVM says of them. */
import { posix } from 'node:path';
import type { Host } from '../../model/host.js';

export interface Sources {
  /** Whether a class is of a package of the repository. */
  readonly has: (className: string) => boolean;
  /** The file of a class; undefined if it is called otherwise, as Kotlin allows. */
  readonly fileOf: (className: string) => string | undefined;
}

/** A folder may be called util, and its class com.shop.util.Text; java.util is never the repository's. */
const ofRuntime = /^(?:java|javax|jdk|sun|com\.sun)\./;

export async function findSources(host: Pick<Host, 'git'>): Promise<Sources> {
  const kinds = ['*.java', '*.kt', '*.scala', '*.groovy'];
  const { stdout } = await host.git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...kinds]);
  const files = stdout.split('\0').filter((file) => file !== '');
  return createSources(files);
}

/** @param files the sources, from the root of the repository */
export function createSources(files: readonly string[]): Sources {
  const byPackage = new Map<string, readonly string[]>();
  const inPackage = (name: string): readonly string[] => {
    const folder = name.replaceAll('.', '/');
    const known = byPackage.get(name) ?? files.filter((file) => `/${posix.dirname(file)}`.endsWith(`/${folder}`));
    byPackage.set(name, known);
    return known;
  };
  const isOf = (file: string, simple: string): boolean => posix.parse(file).name === simple;
  const split = (className: string): readonly [string, string] => {
    const [outer = ''] = className.split('$');
    const end = outer.lastIndexOf('.');
    return [outer.slice(0, Math.max(end, 0)), outer.slice(end + 1)];
  };
  const find = (className: string): readonly string[] => {
    const [name, simple] = split(className);
    return name === '' ? files.filter((file) => isOf(file, simple)) : inPackage(name);
  };
  return {
    has: (className) => !ofRuntime.test(className) && find(className).length > 0,
    fileOf: (className) => {
      const simple = split(className)[1].replace(/Kt$/, '');
      return find(className).find((file) => isOf(file, simple));
    },
  };
}
