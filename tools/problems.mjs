// Generates docs/problems.md from the tables of problem codes: the meaning of each code.
import { writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { formatted } from './format.mjs';

const { outputFiles } = buildSync({
  ...{ entryPoints: ['src/problems/codes/index.ts'], bundle: true, format: 'esm', write: false },
});
const { codeSections } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
const row = ([code, { meaning }]) => `| \`${code}\` | ${cell(meaning)} |`;
const section = ([title, codes]) => `## ${title}

| code | meaning |
| --- | --- |
${Object.entries(codes).map(row).join('\n')}
`;

const text = `# Problems

<!-- Generated from src/problems/codes/ by \`npm run generate\`. Do not edit. -->

Every problem is printed with its code, level, message and advice: this page lists what each code means. Codes are stable,
messages may change. An error means that something was not done or not used; the outcome is then at best undecided.

${Object.entries(codeSections).map(section).join('\n')}`;
writeFileSync('docs/problems.md', await formatted('docs/problems.md', text));
