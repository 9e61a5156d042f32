// Writes docs/formats.md from the registry of readers: what can be read, and where each number in it comes from.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import * as prettier from 'prettier';
import { bundle } from './bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guardband-formats-'));
const outfile = join(folder, 'readers.mjs');
buildSync({ ...bundle, entryPoints: ['src/input/readers/index.ts'], outfile });
const { readers } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

const cell = (text) => text.replaceAll('|', '\\|');
const section = ({ id, title, notes: { by, from, without } }) => `## ${title}

\`${id}\`. Written by: ${by}

${['| taken | from |', '| --- | --- |', ...Object.entries(from).map(([what, where]) => `| ${what} | ${cell(where)} |`)].join('\n')}
${without === undefined ? '' : `\nNot taken: ${without.charAt(0).toLowerCase()}${without.slice(1)}`}
`;

const text = `# Formats

<!-- Generated from src/readers/ by \`npm run generate\`. Do not edit. -->

The content of a file decides who reads it, never its name. Any of them may be packed with gzip. Where one folder holds the
same case in two formats, the one that stands first here is kept; where a format holds only the sum of a run, it is left out beside its parts.

Response times become milliseconds, throughput requests per second, error % 0 to 100. The error % is made of counts wherever there
are any. What a format does not hold is missing and never a zero; a judged metric that is missing is said. A run without
a single request is refused. Response times that contradict each other or the length of the test (a mean above the greatest,
a p99 longer than the whole test), as in a file whose unit was changed, are warned of and count as failed. How percentiles
were taken is kept with them where the tool is known to use exact ranks or an HdrHistogram; else it is unknown, and is compared
with any other.

${readers.map(section).join('\n')}`;
writeFileSync(
  'docs/formats.md',
  await prettier.format(text, { ...(await prettier.resolveConfig('docs/formats.md')), parser: 'markdown' }),
);
