/** The inputs to mutate: every fixture of the readers, a raw result, a configuration, a history and a report. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadOptions } from '../../src/model/reading.js';
import { configurationFor, optionsFor } from '../input/_options.js';
import { runWith, type Files } from './_run.js';

export interface Seed {
  readonly name: string;
  readonly kind: 'result' | 'configuration' | 'history' | 'report';
  readonly bytes: Uint8Array;
  /** The text of guardband.yml for a format that depends on it. */
  readonly configuration?: Uint8Array;
  /** The options that this configuration results in. */
  readonly options?: ReadOptions;
  /** The reading of the original, with which a mutated result is compared. Undefined if the original cannot be read. */
  readonly baseline?: Uint8Array;
  /** Counts requests or rows without the reader. Undefined for formats that only a parser can divide. */
  readonly contains?: Pattern;
}

/** Each match is a request of a raw result or a row of a summary. The reader must find it or report it. */
interface Pattern {
  readonly pattern: RegExp;
  readonly of: 'samples' | 'measurements';
}

const numbers = String.raw`(?:,[\d.]+%?){4}[^\n]*\n`;
/** A last row whose numbers sum up the others is their total, whatever it is called. */
const isNotLast = String.raw`(?=[^\n])`;
const patterns: Readonly<Record<string, Pattern>> = {
  'jmeter-csv': { of: 'samples', pattern: /^\d{13},\d+,[^\n]*,(true|false),/gm },
  'jmeter-xml': { of: 'samples', pattern: /<(httpSample|sample) /g },
  'gatling-log': { of: 'samples', pattern: /^REQUEST\t/gm },
  'aggregate-csv': {
    of: 'measurements',
    pattern: new RegExp(
      String.raw`^(?!TOTAL|Total|Gesamt|RAZEM|TOPLAM|合計|总体|總計|총계|Yhteensä)[^,"\n]+${numbers}${isNotLast}`,
      'gm',
    ),
  },
  'locust-csv': { of: 'measurements', pattern: new RegExp(String.raw`^(GET|POST),[^,"\n]+${numbers}`, 'gm') },
  'taurus-csv': { of: 'measurements', pattern: new RegExp(String.raw`^http[^,"\n]+${numbers}`, 'gm') },
  'history-ndjson': { of: 'measurements', pattern: /^\{"schemaVersion":1,"measurement":[^\n]*\}$/gm },
  'jmeter-statistics-json': { of: 'measurements', pattern: /^ {2}"(?!(?:Total|총계)")[^"\n]+": \{$/gm },
};

export const rawResult = `timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes
${Array.from({ length: 40 }, (_, i) => `${String(1_760_000_000_000 + i * 100)},${String(20 + (i % 7))},GET /${String(i % 3)},${i % 9 === 0 ? '500,"Internal, Error",t 1-1,text,false,"expected ""a""\nfound b"' : '200,OK,t 1-1,text,true,'},${String(100 + i)}`).join('\n')}
`;

const configuration = `version: 1
warmup: 1s
percentiles: nearest-rank
labels: { exclude: ['setUp*'], transactions: both }
environment: &machine { instance: c5.xlarge }
controls: [{ label: 'GET /2' }]
metrics:
  errorPercent: { band: 0.5 points, cap: 50 }
  throughput: { band: 5% }
  p99: { band: [10%, 2ms] } # a change must exceed both
  p95: gate
  queueDepth: { unit: '', better: lower, band: 10% }
overrides:
  - { where: { label: 'GET*', users: '>=300' }, metrics: { p99: { band: 30% } } }
objectives:
  - { where: { scenario: checkout }, errorPercent: '< 1', throughput: 'within 5% of targetRate' }
derive:
  - { metric: maxThroughput, along: users }
retired:
  - { where: { scenario: old-checkout }, reason: "replaced by checkout" }
fail: { on: [regression, objective, missing, invalid], unknown: undecided }
waivers:
  - { where: { label: 'GET /0' }, metric: p99, ceiling: 20%, until: 2027-01-31, issue: '#1', reason: new tax rules }
`;

const history = [0, 1, 2, 3]
  .map((night) =>
    JSON.stringify({
      measurement: { configuration: { users: '10' }, metrics: { errorPercent: 0, p99: 40 + night }, scenario: 'shop' },
      provenance: { startedAt: `2026-01-0${String(night + 1)}T00:00:00.000Z` },
      schemaVersion: 1,
    }),
  )
  .concat(
    JSON.stringify({
      accept: { at: '2026-01-02T00:00:00.000Z', case: { configuration: {}, scenario: 'shop' }, reason: 'x' },
      schemaVersion: 1,
    }),
  )
  .map((line) => `${line}\n`)
  .join('');

/** The size limit of mutated fixtures, in bytes: larger ones would take most of the time. */
const mostBytes = 200_000;

export async function findSeeds(): Promise<readonly Seed[]> {
  const root = 'tests/formats';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/golden|options/.test(file) && /\.\w+$/.test(file))
    .sort();
  const raw = Buffer.from(rawResult);
  const inputs = [
    ['jmeter-csv', raw] as const,
    ...files.map((file) => [file, readFileSync(join(root, file))] as const),
  ];
  const results: Seed[] = [];
  for (const [name, bytes] of inputs)
    if (bytes.length > 0 && bytes.length <= mostBytes) results.push(await toSeed(name, bytes, join(root, name)));
  const compared = { now: raw, before: raw };
  const { stdout: report } = await runWith(compared, 'check', 'now', '--against', 'before', '--format', 'json');
  return [
    ...results,
    { name: 'guardband.yml', kind: 'configuration', bytes: Buffer.from(configuration) },
    { name: 'history/shop.ndjson', kind: 'history', bytes: Buffer.from(history) },
    { name: 'report.json', kind: 'report', bytes: Buffer.from(report) },
  ];
}

/** The configuration of a seed as a file, if it needs one. */
export const withConfiguration = ({ configuration }: Pick<Seed, 'configuration'>): Files =>
  configuration === undefined ? {} : { 'guardband.yml': configuration };

async function toSeed(name: string, bytes: Uint8Array, file: string): Promise<Seed> {
  const contains = patterns[name.split('/')[0] ?? ''];
  const configuration = configurationFor(file);
  const configured =
    configuration === undefined ? {} : { configuration: Buffer.from(configuration), options: optionsFor(file) };
  const { stdout } = await runWith({ input: bytes, ...withConfiguration(configured) }, 'read', 'input');
  return {
    name,
    kind: 'result',
    bytes,
    ...configured,
    ...(stdout !== '' && { baseline: Buffer.from(stdout) }),
    ...(contains && { contains }),
  };
}
