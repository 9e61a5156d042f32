// Fills the generated parts of README.md: the output of its first command, and the tables of the Action's inputs and
// outputs from action.yml. Runs after the bundle is made.
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
 * The output of README's first command. It runs outside a repository and a CI job, because the output would name their commit.
 * The date in it is kept, as it would change with every build.
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
