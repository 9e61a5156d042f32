import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ReadOptions } from '../../src/model/reading.js';
import { jmeterCsv } from '../../src/formats/jmeter/jmeter-csv.js';
import { jmeterXml } from '../../src/formats/jmeter/jmeter-xml.js';
import { maxLabels } from '../../src/samples/scanned.js';
import { readRaw, sortReadings, summarize, testTable, type RawCase } from './_raw-reading.js';

const read = async (
  ...args: readonly [text: string | Uint8Array, options?: Partial<ReadOptions>, pieceBytes?: number]
) => sortReadings(await readRaw(jmeterXml, ...args));

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
/** The root is on line 2, and samples follow from line 3 on. */
const result = (...lines: readonly string[]): string =>
  [declaration, '<testResults version="1.2">', ...lines, '</testResults>', ''].join('\n');
const attributes = (
  label: string,
  success: boolean | string = true,
  elapsed: string | number = 10,
  startMs = 1_700_000_000_000,
): string =>
  `t="${elapsed}" it="0" lt="5" ct="1" ts="${startMs}" s="${String(success)}" lb="${label}" rc="200" rm="OK" tn="tg 1-1" dt="text" by="175" sby="120" ng="1" na="1"`;
const sample = (...args: Parameters<typeof attributes>): string => `<httpSample ${attributes(...args)}/>`;
const within = (outer: string, ...inner: readonly string[]): string =>
  [`<httpSample ${attributes(outer)}>`, ...inner, '</httpSample>'].join('\n');
const message = 'Number of samples in transaction : 2, number of failing samples : 0';
const transaction = (label: string, ...inner: readonly string[]): string =>
  [`<sample ${attributes(label).replace('rm="OK"', `rm="${message}"`)}>`, ...inner, '</sample>'].join('\n');
const monitor = sample('10.0.0.1 CPU')
  .replace('tn="tg 1-1"', 'tn=""')
  .replace('rc="200"', 'rc=""')
  .replace('dt="text"', 'dt=""');
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Line 4 is that of the second sample. */
const dropped = 'error dropped-rows:4';
const [listed, parts, unencoded] = ['note transactions-listed', 'note sub-results', 'error encoding-not-read'] as const;
const columnMissing = 'error result-column-missing';

/** Warm-up and the choice among transactions are those of jmeter-csv.test.ts, and of the same run below. */
const table: readonly RawCase[] = [
  ['one label', result(sample('a'), sample('a', false)), ['a 2 1']],
  ['labels in order', result(sample('b'), sample('a'), sample('b')), ['a 1 0', 'b 2 0']],
  [
    'byte-order mark, Windows lines, no declaration',
    `\uFEFF${result(sample('a')).replace(declaration, '').replaceAll('\n', '\r\n')}`,
    ['a 1 0'],
  ],
  ['no white space between elements', result(sample('a') + sample('a')).replaceAll('\n', ''), ['a 2 0']],
  ['another order of attributes', result(`<sample lb='a' s='false' ts='1700000000000' t='1'/>`), ['a 1 1']],
  ['white space in tags', result('<sample\n\tt = "1"\n ts\n=\n"1700000000000" s="true" lb="a"\n/>'), ['a 1 0']],
  [
    '> in values',
    result(sample('a -> b'), `<sample rm="x>y" ${attributes('a').replace('rm="OK" ', '')}></sample>`),
    ['a 1 0', 'a -> b 1 0'],
  ],
  [
    'entities',
    result(sample('a &lt;&amp;&gt; &quot;b&quot; &apos;c&apos;'), sample('x&#10;y&#x41;'), sample("it's")),
    ['a <&> "b" \'c\' 1 0', "it's 1 0", 'x\nyA 1 0'],
  ],
  ['one label in two spellings', result(sample('a b'), sample('a&#32;b'), sample('a&#x20;b')), ['a b 3 0']],
  [
    'names of JavaScript are labels like others',
    result(sample('__proto__'), sample('constructor')),
    ['__proto__ 1 0', 'constructor 1 0'],
  ],
  ['no text is the label ""', result(sample('')), [' 1 0']],
  ['an element of another name is a sample, too', result(`<org.example.Result ${attributes('a')}/>`), ['a 1 0']],
  [
    'comments, CDATA, instructions',
    result('<!-- <sample t="1"/> -->', within('a', '<![CDATA[<sample t="1"/>]]>', '<?x <sample?>'), '<!---->'),
    ['a 1 0'],
  ],
  [
    'bodies',
    result(
      within(
        'a',
        '<responseData class="java.lang.String">&lt;sample t="1" ts="2"/&gt; > " \'</responseData>',
        '<java.net.URL>http://h/?a=1&amp;b=2</java.net.URL>',
        '<assertionResult><name>x</name><failure>true</failure></assertionResult>',
      ),
    ),
    ['a 1 0'],
  ],
  ['success decides, not the code', result(sample('a').replace('rc="200"', 'rc="500"')), ['a 1 0']],
  ['no success', result('<sample t="1" ts="1700000000000" lb="a"/>'), ['a 1 ?', 'warning success-missing']],
  ['no elapsed time', result('<sample ts="1700000000000" s="true" lb="a"/>'), [columnMissing]],
  ['no label', result('<sample t="1" ts="1700000000000" s="true"/>'), [columnMissing]],
  [
    'the names of JMeter 2.0',
    result('<sampleResult timeStamp="1700000000000" time="1" label="a" success="true"/>'),
    [columnMissing],
  ],
  ['no samples', result(), ['error no-result-rows']],
  ['an empty root', '<testResults/>', ['error no-result-rows']],
  ['ISO-8859-1', latin1(result(sample('R\u00e9')).replace('UTF-8', 'ISO-8859-1')), ['R\u00e9 1 0']],
  [
    'UTF-8 bytes that are declared as ISO-8859-1',
    result(sample('\u00e9')).replace('UTF-8', 'iso-8859-1'),
    ['\u00c3\u00a9 1 0'],
  ],
  ['bytes that are no UTF-8', latin1(result(sample('R\u00e9'))), ['R\u00e9 1 0']],
  ['another encoding', result(sample('a')).replace('UTF-8', 'windows-1251'), [unencoded]],
  [
    'UTF-16',
    new Uint8Array(Buffer.from(`\uFEFF${result(sample('a')).replace('UTF-8', 'UTF-16')}`, 'utf16le')),
    [unencoded],
  ],
  [
    'a DOCTYPE that declares entities',
    `<!DOCTYPE testResults [ <!ENTITY a "b"> ]>\n${result(sample('&a;')).replace(declaration, '')}`,
    ['error doctype-not-read:1'],
  ],
  [
    'a DOCTYPE that names a file',
    result(sample('a')).replace('<testResults', '<!DOCTYPE testResults SYSTEM "file:///etc/passwd">\n<testResults'),
    ['error doctype-not-read:2'],
  ],

  [
    'bad samples are left out',
    result(
      sample('a'),
      sample('a', true, 'x'),
      sample('a', true, -1),
      sample('a', 'yes'),
      sample('a', true, 1, 0),
      sample('&nbsp;'),
      sample('a').replace('lb="a"', ''),
      sample('a').replace('/>', ' sc="2"/>'),
      sample('a'),
    ),
    ['a 2 0', dropped],
  ],
  ...['x', '0', '-3', ''].map((count): RawCase => [
    `an sc of ${JSON.stringify(count)}`,
    result(sample('a').replace('/>', ' sc="1"/>'), sample('a').replace('/>', ` sc="${count}"/>`)),
    ['a 1 0', dropped],
  ]),
  [
    'more bad samples than any result has are not all read',
    result(sample('a'), '<a/>'.repeat(1_100_000)),
    ['error too-many-dropped-rows:4', 'error too-many-dropped-rows:4'],
  ],
  ['none is good', result(sample('a', true, 'x')), ['error dropped-rows:3', 'error no-samples']],
  [
    'an attribute without quotes',
    result(sample('a'), sample('a').replace('t="10"', 't=10'), sample('a')),
    ['a 2 0', dropped],
  ],
  [
    'a first sample that is broken',
    result(sample('a').replace('lt="5"', 'lt=5'), sample('a')),
    ['a 1 0', 'error dropped-rows:3'],
  ],
  ['an attribute twice', result(sample('a'), sample('a').replace('t="10"', 't="10" t="11"')), ['a 1 0', dropped]],
  ['attributes that stick together', result(sample('a'), sample('a').replace('" s=', '"s=')), ['a 1 0', dropped]],
  ['a quote that is not closed', result(sample('a'), '<sample t="1', sample('a'), sample('a')), ['a 3 0', dropped]],
  [
    'a comment that lost its end includes samples',
    result(sample('a'), '<!-- x', sample('b'), `  ${sample('b')}`, '-->', sample('a')),
    ['a 2 0', dropped],
  ],
  [
    'an instruction that lost its end includes samples',
    result(sample('a'), '<?x y', sample('b'), '?>', sample('a')),
    ['a 2 0', dropped],
  ],
  ['text between samples', result(sample('a'), 'x', sample('a')), ['a 2 0', 'error dropped-rows:5']],
  ['text after the root', `${result(sample('a'))}x`, ['a 1 0', 'error dropped-rows:5']],
  ['an end without its beginning', result(sample('a'), '</httpSample>', sample('a')), ['a 2 0', dropped]],
  [
    'an element without an end tag',
    result(sample('a'), `<httpSample ${attributes('b')}>`, '<java.net.URL>http:', sample('a'), within('a', '<b>x</b>')),
    ['a 3 0', dropped, 'error label-unread', parts],
  ],
  ['a body out of order', result(within('a', '<x><y></x></y>'), sample('a')), ['a 2 0', dropped]],
  [
    '11 of 10,000 are too many',
    result(...Array<string>(9989).fill(sample('a')), ...Array<string>(11).fill('</x>')),
    ['error too-many-dropped-rows:9992'],
  ],
  [
    'cut off between samples',
    result(sample('a'), sample('a')).replace('</testResults>', ''),
    ['a 2 0', 'error truncated-result:6'],
  ],
  ['cut off in a tag', result(sample('a'), sample('a')).slice(0, -60), ['a 1 0', 'error truncated-result:4']],
  [
    'cut off in a part',
    result(sample('a'), within('b', sample('b-0'), within('b-1', '<c/>'))).slice(0, -45),
    ['a 1 0', 'b-0 1 0', 'error truncated-result:4', parts],
  ],
  ['cut off in the root', '<testResults ', ['error truncated-result:1', 'error no-result-rows']],
  ['joined files', result(sample('a')) + result(sample('a')), ['a 2 0', 'note joined-results:6']],
  [
    'a file begun again within another',
    result(sample('a')).replace('</testResults>\n', '') + result(sample('a')),
    ['a 2 0', 'note joined-results:5'],
  ],

  ['PerfMon among samples', result(sample('a'), monitor, monitor), ['a 1 0', 'note monitor-rows:4']],
  ['PerfMon alone', result(monitor), ['error only-monitor-rows']],
  ['transactions beside their children', result(sample('a'), transaction('t')), ['a 1 0', 't 1 0', listed]],
  [
    'transactions around their children',
    result(transaction('t', sample('a'), transaction('u', sample('b')))),
    ['a 1 0', 'b 1 0', 't 1 0', 'u 1 0', listed],
  ],
  [
    'parents asked for',
    result(transaction('t', sample('a', true), within('b', sample('b-0')))),
    ['t 1 0'],
    { transactions: 'parents' },
  ],
  [
    'a transaction that was stopped in its midst',
    result(sample('a'), transaction('t', sample('b')).replace(message, '').replace('dt="text"', 'dt=""')),
    ['a 1 0', 'b 1 0', 't 1 0'],
  ],
  [
    'parts of any name',
    result(within('a', sample('a.css'), sample('a.png')), sample('a.png')),
    ['a 1 0', 'a.css 1 0', 'a.png 2 0', parts],
  ],
  ['a label that is only named like a part', result(sample('a'), sample('a-0')), ['a 1 0', 'a-0 1 0']],

  [
    'warm-up',
    result(
      sample('a', true, 5, 1_700_000_000_100),
      sample('a', false, 5, 1_700_000_000_000),
      sample('a', true, 5, 1_700_000_001_000),
    ),
    ['a 1 0'],
    { warmupMs: 1000 },
  ],
  [
    'a label within the warm-up',
    result(sample('setUp', true, 5, 1_700_000_000_000), sample('a', true, 5, 1_700_000_005_000)),
    ['a 1 0', 'setUp 1 0', 'note labels-in-warm-up'],
    { warmupMs: 1000 },
  ],
  ['nothing but warm-up', result(sample('a'), sample('a')), ['error all-warm-up'], { warmupMs: 1000 }],
];

describe('a result in XML', () => {
  testTable(table, read);

  test('reports skipped samples by reason, with the first line of each', async () => {
    const { problems } = await read(
      result(sample('a'), sample('&x;'), '', '</y>', sample('a', true, 'x'), sample('&x;')),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'Dropped 4 rows of 5 (80 %): 2 with an entity in the label that XML does not define (first in line 4); 1 with malformed XML (first in line 6); 1 with an elapsed time that is not a whole number of milliseconds (first in line 7). Affected: 1 label ("a").',
    ]);
  });

  test('an invalid number only loses its metric', async () => {
    const { measurements } = await read(result(sample('a').replace('by="175"', 'by="x"'), sample('a')));
    expect(measurements[0]?.missing).toMatchObject({ receivedKBPerSec: 'absent' });
  });

  test('missing attributes give no metric', async () => {
    const { measurements } = await read(result('<sample t="1" ts="1700000000000" s="true" lb="a"/>'));
    expect(Object.keys({ ...measurements[0]?.metrics, ...measurements[0]?.missing })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/KBPerSec|Latency|Connect/)]),
    );
  });

  test('labels that contain an id', async () => {
    const samples = Array.from({ length: maxLabels + 10 }, (_, i) => sample(`GET /orders/${i}`));
    expect(summarize(await read(result(...samples)))).toEqual(['error too-many-labels']);
  });
});

describe('hostile XML', () => {
  test('a tag without end', async () => {
    expect(summarize(await read(result(sample('a'), `<sample t="${' '.repeat(3_000_000)}`)))).toEqual([
      'error endless-row:4',
    ]);
  });

  test('deeply nested elements', async () => {
    expect(summarize(await read(result('<sample>'.repeat(100_000))))).toEqual(['error result-column-missing']);
    expect(summarize(await read(result(sample('a'), '<sample>'.repeat(100_000))))).toEqual(['error too-nested:4']);
  });

  test('a billion-laughs entity bomb', async () => {
    const laughs = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    expect(summarize(await read(`${laughs}${result(sample('&b;')).replace(declaration, '')}`))).toEqual([
      'error doctype-not-read:1',
    ]);
  });

  test('a tag with ten thousand attributes', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `a${i}="1"`).join(' ');
    expect(summarize(await read(result(sample('a'), `<sample ${many} ${attributes('a')}/>`)))).toEqual([
      'a 1 0',
      'error dropped-rows:4',
    ]);
  });
});

describe('a run that JMeter wrote as CSV and as XML', () => {
  const load = (name: string): Uint8Array => gunzipSync(readFileSync(`tests/input/same-run/${name}`));
  const options: readonly Partial<ReadOptions>[] = [
    {},
    { warmupMs: 1500 },
    { transactions: 'children' },
    { transactions: 'parents', warmupMs: 500 },
  ];

  test.each(options)('reads the same with %j', async (given) => {
    const xml = await readRaw(jmeterXml, load('result.xml.gz'), given);
    expect(xml.filter(({ kind }) => kind === 'measurement').length).toBeGreaterThan(1);
    const csv = await readRaw(jmeterCsv, load('result.csv.gz'), given);
    const withoutRows = (list: typeof xml) => list.filter(({ kind }) => kind !== 'rows');
    expect(withoutRows(xml)).toEqual(withoutRows(csv));
  });
});
