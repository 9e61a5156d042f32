// Generates docs/problems.md from their definitions: the meaning of each code.
import { writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { formatted } from './format.mjs';

const { outputFiles } = buildSync({
  entryPoints: ['src/problems/index.ts'],
  bundle: true,
  format: 'esm',
  write: false,
});
const { problemSections } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
const row = ({ code, meaning }) => `| \`${code}\` | ${cell(meaning)} |`;
const section = ([title, kinds]) => `## ${title}

| code | meaning |
| --- | --- |
${kinds.map(row).join('\n')}
`;

const text = `# Problems

<!-- Generated from src/problems/ by \`npm run generate\`. Do not edit. -->

Every problem is printed with its code, level, message and advice: this page lists what each code means. Codes are stable,
messages may change. An error means that something was not done or not used; the outcome is then at best undecided.

${Object.entries(problemSections).map(section).join('\n')}`;
writeFileSync('docs/problems.md', await formatted('docs/problems.md', text));
