// Generates dist/LICENSES.txt: the bundled packages and their licences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences whose terms have been reviewed; any other breaks the build. */
const known = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** The package folders that occur in paths or generated texts, without duplicates. */
export const packagesOf = (files) => [...new Set(files.flatMap((file) => file.match(packageFolder) ?? []))].sort();

/** Matches nested packages, too. */
const packageFolder = /(?:\bnode_modules\/(?:@[^/"\s]+\/)?[^/"\s]+(?:\/(?=node_modules\/)|(?=\/)))+/g;

/** @param folders package folders */
export function licences(folders) {
  const packages = folders.map((folder) => ({
    folder,
    ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  }));
  const unknown = packages.filter(({ license }) => !known.includes(license));
  if (unknown.length > 0)
    throw new Error(`Review the licence of ${unknown.map(({ name, license }) => `${name} (${license})`).join(', ')}.`);
  const named = packages
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((one) => {
      const { name, version, license } = one;
      // Some packages lack a licence file that other packages of the same repository have.
      const siblings = packages.filter(
        (other) => other.license === license && other.repository?.url && other.repository.url === one.repository?.url,
      );
      const texts = [one, ...siblings].map(({ folder }) => readTexts(folder)).find(({ length }) => length > 0);
      if (texts === undefined) throw new Error(`${one.folder} holds no licence file.`);
      return { name: `${name} ${version} (${license})`, text: texts.join('\n\n') };
    });
  // Most packages of one author have the same text, which follows their names once.
  return [...new Set(named.map(({ text }) => text))]
    .map((text) => {
      const names = named.filter((one) => one.text === text).map(({ name }) => name);
      return `${names.join('\n')}\n\n${text}\n`;
    })
    .join('\n---\n\n');
}

/** The licence and notice files of a package, if it has any. */
function readTexts(folder) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  return files.some((file) => /^licen/i.test(file))
    ? files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
    : [];
}
