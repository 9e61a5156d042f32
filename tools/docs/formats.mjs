// docs/formats.md, from the registry of readers: the supported formats, and the source of every number.

/** In lower case after "Not read:", except for words such as TOTAL. */
const lowerFirst = (text) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const shortNames = (values) => values.replace('p50, p75, p90, p95, p98, p99, p999', 'p50 to p999');
const item = (name, text) => `- **${name}**: ${text}`;

/** Readers of one tool follow each other: what they have in common is written once. */
function section({ id, title, notes: { writer, sources, omissions } }, index, readers) {
  const before = readers[index - 1];
  const entries = Object.entries(sources);
  const common = entries.filter(([value, source]) => before?.notes.sources[value] === source).map(([value]) => value);
  const shared = common.length > 1 ? common : [];
  const items = [
    ...entries.filter(([value]) => !shared.includes(value)).map(([value, source]) => item(shortNames(value), source)),
    ...(shared.length > 0 ? [item(shared.map(shortNames).join('; '), `as in \`${before.id}\``)] : []),
    ...(omissions === undefined ? [] : [item('not read', lowerFirst(omissions))]),
  ];
  return `## ${title}\n\n\`${id}\`: ${writer}\n\n${items.join('\n')}\n`;
}

export const formatsPage = (readers) => `# Formats

<!-- Generated from src/input/readers/ by \`npm run docs\`. Do not edit. -->

Where each number comes from, by format: its id, what writes it, and the source of each value. [Results and cases](results.md) describes how results are named and found. Every format may
be compressed with gzip. If a folder holds the same case in two formats, the one listed first here is used; totals are ignored
beside their parts.

Times are converted to milliseconds, throughput to requests per second, error rates to percentages from 0 to 100, from counts if
there are any. A value that a format does not hold is missing, never zero; a missing metric that is judged is reported. If
response times contradict each other or the length of the test, because the unit of the file was changed for instance, a warning
is shown and the values count as failed. The method of percentiles is recorded if the tool is known to use exact ranks or an
HdrHistogram; otherwise it can be compared with any method.

${readers.map(section).join('\n')}
## What was tried

Beside the output of each tool for the example shop, which the tests of its reader keep:

- **tables**: 43 tables with the heads of public repositories (tests/input/public-heads.test.ts): ${'38'} are read whole; of the others, the
  cell that is not understood is named ("50,000+", a count of errors without one of requests).
- **vegeta** 12.13: attack, encode (JSON and CSV), report, also with -every to a file. **hey** 0.1.5: text and -o csv.
- **hyperfine** of Debian 12, also with parameters and failing commands. **pytest-benchmark** 5.3.1. JMH by its documented format.
- **JMeter** 5.6.3: a dashboard with other percentiles (aggregate_rpt_pct1=50); its dashboard.js states them.
- **phout** by its documented format. WSO2's CSV and page of one run (ballerina-performance-aws-ecs), Gatling's report folders, and
  the folders of Taurus and of AWS's Distributed Load Testing as they are published.
`;
