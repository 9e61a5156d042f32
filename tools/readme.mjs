// Fills the parts of README.md that have a source elsewhere: what the first command prints, and the Action's inputs and
// outputs, which come from action.yml. Runs after the build.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { parse } from 'yaml';

const action = parse(readFileSync('action.yml', 'utf8'));
const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const day = /until: \d{4}-\d\d-\d\d/;

/**
 * What README's first command prints into a pipe, wherever that is: in no repository and no job, whose commit it would tell. The
 * day it names would be another one with every build: it stays.
 */
function example(readme) {
  const [, command] = /^node (dist\/cli\.cjs check .*)$/m.exec(readme);
  const env = { PATH: process.env.PATH, GIT_DIR: 'none' };
  const { stdout } = spawnSync(process.execPath, command.split(' '), { encoding: 'utf8', env });
  return `\`\`\`text\n${stdout.trim().replace(day, (fresh) => day.exec(readme)?.[0] ?? fresh)}\n\`\`\``;
}

let text = readFileSync('README.md', 'utf8');
const parts = {
  example: example(text),
  inputs: table(
    ['input', 'what it is'],
    Object.entries(action.inputs).map(([name, { description, default: usual }]) => [
      `\`${name}\``,
      usual === undefined ? description : `${description} Default: \`${usual}\`.`,
    ]),
  ),
  outputs: table(
    ['output', 'what it is'],
    Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
};

for (const [name, part] of Object.entries(parts))
  text = text.replace(
    new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`),
    (_, head, end) => `${head}\n${part}\n\n${end}`,
  );
writeFileSync(
  'README.md',
  await prettier.format(text, { ...(await prettier.resolveConfig('README.md')), parser: 'markdown' }),
);
