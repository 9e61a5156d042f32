/** Finds the code owners of the baselines and the configuration, who review accepted levels and waivers. */
import { posix } from 'node:path';
import type { Host } from '../../model/host.js';
import type { Report } from '../../model/documents.js';

/** The paths where GitHub looks, in this order. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const maxOwners = 10;
/** @person, @organisation/team or an e-mail address; the report shows nothing else from this file. */
const owner = /^(@[\w.-]+(\/[\w.-]+)?|[\w.+-]+@[\w.-]+)$/;

/** A longer pattern, or one with more wildcards, is left out: it comes from the change, and matching it may take for ever. */
const [mostCharacters, mostStars] = [500, 6];

/** Whether a history is in a folder of this repository; branch:NAME, git:URL and s3://BUCKET are not. */
const isFolder = (store: string): boolean => !/^[\w-]{2,}:/.test(store);

const isSimple = (pattern: string): boolean =>
  pattern.length <= mostCharacters && pattern.replace(/[^*]/g, '').length <= mostStars;

/** The owners of the baselines and of the configuration; undefined without a CODEOWNERS file. */
export async function findOwners(store: string, config: string, host: Host): Promise<Report['owners']> {
  const { code, stdout } = await host.git(['rev-parse', '--show-prefix']);
  const prefix = code === 0 ? stdout.trim() : ''; // the current folder, from the root of the repository
  const root = prefix.replace(/[^/]+\//g, '../');
  for (const place of places) {
    const text = await host.readText(`${root}${place}`);
    if (text === undefined) continue;
    const { default: ignore } = await import('ignore');
    const rules = text
      .split(/\r?\n/)
      .map((line) =>
        line
          .replace(/(^|\s)#.*$/, '')
          .trim()
          .split(/\s+/),
      )
      .filter(([pattern = '']) => pattern !== '' && isSimple(pattern))
      .reverse(); // the last matching rule wins
    const named = (file: string): readonly string[] => {
      const path = /^(\/|[A-Za-z]:)/.test(file) ? file : posix.normalize(prefix + file.replaceAll('\\', '/'));
      if (!ignore.isPathValid(path)) return []; // outside of this repository
      const [, ...owners] = rules.find(([pattern = '']) => ignore().add(pattern).ignores(path)) ?? [];
      return owners.filter((value) => owner.test(value)).slice(0, maxOwners);
    };
    const [baselines, configuration] = [isFolder(store) ? named(`${store}/history.ndjson`) : [], named(config)];
    return { ...(baselines.length > 0 && { baselines }), ...(configuration.length > 0 && { configuration }) };
  }
  return undefined;
}
