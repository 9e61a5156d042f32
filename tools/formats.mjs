// Generates docs/formats.md from the registry of readers: the supported formats, and the source of every number.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { bundle } from './bundle.mjs';
import { formatted } from './format.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guardband-formats-'));
const outfile = join(folder, 'readers.mjs');
buildSync({ ...bundle, entryPoints: ['src/input/readers/index.ts'], outfile });
const { readers } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

/** In lower case after "Not read:", except for words such as TOTAL. */
const lowerFirst = (text) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const cell = (text) => text.replaceAll('|', '\\|');
const section = ({ id, title, notes: { writer, sources, omissions } }) => `## ${title}

\`${id}\`. Written by: ${writer}

${['| value | source |', '| --- | --- |', ...Object.entries(sources).map(([value, source]) => `| ${value} | ${cell(source)} |`)].join('\n')}
${omissions === undefined ? '' : `\nNot read: ${lowerFirst(omissions)}`}
`;

const text = `# Formats

<!-- Generated from src/input/readers/ by \`npm run generate\`. Do not edit. -->

The format is detected from the content of a file, never from its name. Every format may be compressed with gzip. If a folder
holds the same case in two formats, the one listed first here is used. A format that holds only the totals of a run is ignored
beside its parts.

Response times are converted to milliseconds, throughput to requests per second, error rates to percentages from 0 to 100.
Error rates are computed from counts if there are any. A value that a format does not hold is missing, never zero; a missing
metric that is judged is reported. A run without requests is rejected. If response times contradict each other or the length
of the test (a mean above the maximum, a p99 longer than the whole test), for instance because the unit of the file was
changed, a warning is shown and the values count as failed. The method of percentiles is recorded if the tool is known to use
exact ranks or an HdrHistogram; otherwise it is unknown and can be compared with any method.

## Published files that were compared

Every summary that WSO2 keeps in its public repositories was read, and each value of throughput, errors and response times
compared with an independent reading, row by row. Pages count as files, and so does every version of a file. The files are not
part of this repository.

| product | files | values | equal | the others |
| --- | --- | --- | --- | --- |
| Identity Server | 169 | 43,205 | 43,174 | 22 "N/A", 9 in last rows without a line break |
| API Manager | 324 | 35,627 | 35,627 | |
| Micro Integrator | 144 | 62,281 | 62,281 | 16 rows of another width are errors |
| Enterprise Integrator | 76 | 81,189 | 81,189 | |
| API Microgateway | 46 | 10,546 | 10,546 | |
| APK | 5 | 720 | 708 | 12 in last rows without a line break; 48 rows of another width are errors |
| Integrator | 6 | 1,386 | 1,060 | 290 "N/A", 36 ranges such as "74–84 ms" |
| Ballerina (101 of 29,390 nightly files) | 101 | 2,248,610 | 2,248,400 | 130 in repeated rows, 80 refused with a warning |

${readers.map(section).join('\n')}`;
writeFileSync('docs/formats.md', await formatted('docs/formats.md', text));
