// Makes dist/LICENSES.txt: the packages that the bundles contain, with their licences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences whose terms have been reviewed; any other breaks the build. */
const known = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** The package folders that paths or generated texts mention, without duplicates. */
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
  return packages
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name, version, license }) => {
      const files = readdirSync(folder).filter((each) => /^(licen[cs]e|notice)/i.test(each));
      if (!files.some((file) => /^licen/i.test(file))) throw new Error(`${folder} holds no licence file.`);
      const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
      return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
    })
    .join('\n---\n\n');
}
