// Fills the parts of README.md that have a source elsewhere: the Action's inputs and outputs come from action.yml.
import { readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { parse } from 'yaml';

const action = parse(readFileSync('action.yml', 'utf8'));
const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const parts = {
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

let text = readFileSync('README.md', 'utf8');
for (const [name, part] of Object.entries(parts))
  text = text.replace(
    new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`),
    (_, head, end) => `${head}\n${part}\n\n${end}`,
  );
writeFileSync(
  'README.md',
  await prettier.format(text, { ...(await prettier.resolveConfig('README.md')), parser: 'markdown' }),
);
