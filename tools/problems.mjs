// Generates docs/problems.md from the tables of problem codes: the meaning of each code, and what to do.
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
const row = ([code, { level, meaning, advice }]) =>
  `| \`${code}\` | ${[level].flat().join(' or ')} | ${cell(meaning)} | ${cell(advice)} |`;
const section = ([title, codes]) => `## ${title}

| code | level | meaning | what to do |
| --- | --- | --- | --- |
${Object.entries(codes).map(row).join('\n')}
`;

const text = `# Problems

<!-- Generated from src/problems/codes/ by \`npm run generate\`. Do not edit. -->

Every problem that Guardband reports has a code, a level, a message and advice, and where possible a file with line and column.
Codes are stable: programs can rely on them. Messages may change.

- error: an input could not be used, or a command could not do what was asked.
- warning: the input was used, but the result needs care.
- note: information that needs no action, or only sometimes.

A problem that knows more details than its code gives more specific advice than is listed here.

${Object.entries(codeSections).map(section).join('\n')}`;
writeFileSync('docs/problems.md', await formatted('docs/problems.md', text));
