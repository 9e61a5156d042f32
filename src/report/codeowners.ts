/** Who must see it when a level is accepted or a regression waived: the owners of these files, as GitHub's CODEOWNERS says. */
import type { Host } from '../model/host.js';
import type { Report } from '../model/documents.js';

/** Where GitHub looks for it; the first one counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** More are not named. */
const mostOwners = 10;
/** @person, @organisation/team or an address: nothing else is ever shown. */
const owner = /^(@[\w.-]+(\/[\w.-]+)?|[\w.+-]+@[\w.-]+)$/;

/** Without those whom nobody named; undefined where there is no such list. */
export async function findOwners(store: string, config: string, host: Host): Promise<Report['owners']> {
  for (const place of places) {
    const text = await host.readText(place);
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
      .filter(([pattern = '']) => pattern !== '')
      .reverse(); // the last one that fits counts
    const named = (file: string): readonly string[] => {
      const path = file.replace(/^\.\//, '');
      if (!ignore.isPathValid(path)) return []; // not in this repository
      const [, ...owners] = rules.find(([pattern = '']) => ignore().add(pattern).ignores(path)) ?? [];
      return owners.filter((each) => owner.test(each)).slice(0, mostOwners);
    };
    const [baselines, configuration] = [
      store.startsWith('branch:') ? [] : named(`${store}/history.ndjson`),
      named(config),
    ];
    return { ...(baselines.length > 0 && { baselines }), ...(configuration.length > 0 && { configuration }) };
  }
  return undefined;
}
