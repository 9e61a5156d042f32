/** The fenced blocks of the documents, and the commands of Guardband in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCommands } from '../house/templates/_shell.js';

const pages = [
  ...['README', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY'].map((name) => `${name}.md`),
  ...['docs', 'examples', 'baselines'].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(place, file)),
  ),
];
export const blocks = pages.flatMap((page) =>
  Array.from(
    readFileSync(page, 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```/gm),
    ([, indent = '', language = '', block = '']) => ({
      page,
      language,
      text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
);
const unquoted = (word: string): string => word.replace(/["']/g, '');
/** The arguments of every printed command of Guardband, by the page that prints it. */
export const printed = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ page, text }) =>
    listCommands(text).flatMap((words) => {
      const [program = '', first = '', ...rest] = words.map(unquoted);
      if (/(?:^|\/)guardband$/.test(program)) return [{ page, argv: [first, ...rest] }];
      if (program === 'docker')
        return [{ page, argv: rest.slice(rest.findIndex((word) => word.includes('ghcr.io')) + 1) }];
      return program === 'node' && first === 'dist/cli.cjs' ? [{ page, argv: rest }] : [];
    }),
  );
