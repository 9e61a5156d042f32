/** Finds the reader of a file by its content. */
import type { Problem } from '../../model/documents.js';
import type { Reader, ReadOptions } from '../../model/reading.js';
import { mustBeResult } from './result-names.js';
import { skippedFile, unknownFormat, unreadResult } from '../../problems/inputs.js';
import { quote, shortList } from '../../lang/format.js';
import { readHeaders } from '../parse/csv.js';
import { aPointer, fetchLfs, lfsPointer } from '../../problems/problem.js';
import { sayWhatColumnsMean } from '../../problems/tables.js';
import { isUnit, unitFactor } from '../parse/quantity.js';
import { interpretHead } from '../parse/vocabulary.js';
import { historyNdjson, runJson } from '../own/documents.js';
import { jmeterCsv } from '../jmeter/jmeter-csv.js';
import { cleanPrint } from '../parse/text.js';

/**
 * Readers of the most common formats: Guardband's own documents and JMeter's default. The others are loaded only if needed.
 */
export const preloadedReaders = [runJson, historyNdjson, jmeterCsv] as const satisfies readonly Reader[];

/** The first reader that recognises the beginning of a file. The less common readers are loaded only if needed. */
export async function findReader(head: string, options?: ReadOptions): Promise<Reader | undefined> {
  if (findArchive(head) !== undefined) return undefined;
  const recognises = (reader: Reader): boolean => reader.recognises(head, options);
  const found = preloadedReaders.find(recognises) ?? (await loadReaders()).find(recognises);
  if (found !== undefined) return found;
  // What a tool printed may be in the log of a CI job.
  const clean = cleanPrint(head);
  const printed = (await loadReaders()).find(({ id, recognises: ofText }) => id.endsWith('-text') && ofText(clean));
  if (printed !== undefined) return printed;
  const { plainTable } = await import('../pages/published-tables.js');
  return recognises(plainTable) ? plainTable : undefined;
}

/** All readers in order of precedence. */
export const loadReaders = async (): Promise<readonly Reader[]> => (await import('../index.js')).readers;

/** The problem of a file that no reader recognises. */
export const unrecognisedFile = (file: string, head: string): Problem =>
  unknownFormat(file, head, findLikelyKind(head));

/**
 * Like unrecognisedFile, for a file in a named folder: an error only if its name suggests that it is a result. What a machine did
 * belongs beside results, and is no problem at all.
 */
export function unrecognisedInFolder(file: string, head: string): Problem | undefined {
  if (isMachine(head)) return undefined;
  const isNone = !mustBeResult(file, head) || isNoResult(head) || isSurelyNone(head);
  return isNone ? skippedFile(file) : unreadResult(file, findLikelyKind(head));
}

/** Names what an unknown file probably is, so that its problem can say what to do. */
interface LikelyKind {
  /** Such as "a JUnit report". */
  readonly kind: string;
  readonly advice: string;
}

/** Archives and compressed files, which no reader may mistake for text. A byte outside ASCII is U+FFFD here. */
const archives: readonly (readonly [beginning: RegExp, kind: string])[] = [
  [/^PK\u0003\u0004|^PK\u0005\u0006/, 'a zip archive'],
  [/^[^]{257}ustar|^\.\/\.\/@PaxHeader\0/, 'a tar archive'],
  [/^BZh[1-9]1AY&SY/, 'a file compressed with bzip2'],
  [/^\uFFFD7zXZ\0/, 'a file compressed with xz'],
  [/^\(\uFFFD\/\uFFFD/, 'a file compressed with zstd'],
  [/^7z\uFFFD\uFFFD'\u001C/, 'a 7z archive'],
  [/^\u001F\uFFFD\u0008/, 'a file that was compressed twice'],
];

const reportHead = /^\s*\{\s*"schemaVersion"\s*:[^,]*,\s*"tool"\s*:\s*\{\s*"name"\s*:\s*"guardband"/;
const machineHead = new RegExp(`${reportHead.source}[^}]*\\}\\s*,\\s*"machine"\\s*:`);
/** Comments may precede the root element. */
const testPlanHead = /^\s*(<[?!][^>]*>\s*|<!--[^]*?-->\s*)*<jmeterTestPlan\b/;

const isMachine = (head: string): boolean => machineHead.test(head);
/** Whether it is what nobody mistakes for a result: a report of Guardband, or a test plan. */
const isNoResult = (head: string): boolean => reportHead.test(head) || testPlanHead.test(head);

const nameResult = 'Name the result of the load test instead.';

const readJudged = 'Name the results that were judged. `guardband explain` shows the numbers behind one verdict.';
const runPlan = 'Run the plan and name the result it writes: jmeter -n -f -t PLAN -l results.jtl';

/** What tools print for people, and the option that writes what can be read. */
const printed: readonly (readonly [beginning: RegExp, tool: string, option: string])[] = [
  [/^[^\S\n]*(?:[✓✗] )?http_req(?:s|_duration)\.{3,}/m, 'k6', 'k6 run --summary-export FILE'],
  [/^-{4} (?:Global Information|Requests) -{4}/m, 'Gatling', 'simulation.log, in the folder of its report'],
  [/^(?:All VUs finished|Summary report @|http\.response_time:)/m, 'Artillery', 'artillery run --output FILE'],
  [/^Running \S+ test @ \S+\r?\n\d+ connections/m, 'autocannon', 'autocannon --json'],
  [/^Bombarding \S+/m, 'bombardier', 'bombardier -l -o json'],
  [/^Summary:\r?\n\s+Count:\s+\d/m, 'ghz', 'ghz -O json'],
  [/^Fortio \S+ running at|^# target \d+% \d/m, 'Fortio', 'fortio load -json FILE'],
  [/^Benchmark #?\d+: .*\r?\n\s+Time \(mean ± σ\):/m, 'hyperfine', 'hyperfine --export-json FILE'],
  [/^# JMH version: |^Benchmark\s+(?:\(.*\)\s+)?Mode\s+Cnt\s+Score/m, 'JMH', 'jmh -rf json -rff FILE'],
  [/^(?:Transactions|Availability):\s+[\d.]+ (?:hits|%)/m, 'siege', 'siege --json-output'],
  [/^Type\s+Name\s+# reqs\s+# fails/m, 'Locust', 'locust --csv PREFIX'],
  [/^Summary:\r?\n\s+Total:\s+[\d.]+ secs/m, 'hey', 'hey -o csv, which leaves out requests without a response'],
  [/^Requests\s+\[total, rate/m, 'vegeta', 'vegeta report -type=json'],
  [/^Summary:\r?\n\s+Success rate:/m, 'oha', 'oha --output-format json'],
  [/^\|(?:step|scenario and steps)\|(?:ok|fail\w*) stats\|/im, 'NBomber', 'WithReportFormats(ReportFormat.Csv)'],
  [/ (?:INFO|WARN) .*(?:o\.a\.j\.|jmeter\.)|[+=] +\d+ in .*\/s Avg:/, 'JMeter', 'jmeter -n -f -t PLAN -l FILE'],
];

/** The first that matches the beginning of the file counts, so general kinds come last. */
const kinds: readonly (readonly [beginning: RegExp, kind: string, advice: string])[] = [
  [lfsPointer, aPointer, fetchLfs],
  [machineHead, 'what the machine did during a measurement', 'Name the folder of the results beside it.'],
  [reportHead, 'a Guardband report', readJudged],
  [testPlanHead, 'a JMeter test plan', runPlan],
  [/^%PDF/, 'a PDF document', 'Save its tables as Markdown or CSV.'],
  [/^.PNG\r?\n|^\uFFFD\uFFFD\uFFFD|^GIF8/, 'a picture', nameResult],
  // Several bytes that no text has, in whatever encoding.
  [/^[^]*?(?:[\0-\u0008\u000E-\u001A][^]{0,20}){4}/, 'a binary file', nameResult],
  [/<testsuites?\b/, 'a JUnit report', nameResult],
  [/"meanNumberOfRequestsPerSecond"\s*:/, "Gatling's stats.json", 'Name simulation.log, in the folder of its report.'],
  [/"num_requests"\s*:[^]*"response_times"\s*:/, "Locust's statistics as JSON", 'Write them with locust --csv PREFIX.'],
  [/<FinalStatus>|^label,avg_ct,/, "Taurus's final statistics", 'Name the raw result: kpi.jtl.'],
  [
    /^"?Timestamp"?,"?User Count"?,"?Type"?,/,
    "Locust's history of one run",
    'Name PREFIX_stats.csv, which locust --csv writes beside it.',
  ],
  [/"log"\s*:\s*\{\s*"version"/, "a browser's HAR recording", nameResult],
  [/"collection"\s*:\s*\{\s*"(_|id|info)/, "Newman's JSON report", nameResult],
  [/^# (HELP|TYPE) /m, 'Prometheus metrics', nameResult],
  [
    /^\S.{0,200} time: {1,9}\[[\d.]+ \Sm?s [\d.]+ \S?s [\d.]+ \S?s\]|^Benchmarking .+: (?:Warming up|Collecting)/m,
    'what Criterion prints for people',
    'Write its estimates as JSON: [{"name": "BENCHMARK - mean", "unit": "ns", "value": 26251}].',
  ],
  [
    /^Percentage served,Time in ms/,
    "ab's percentile table (-e)",
    'Name what ab prints, which has requests and errors.',
  ],
  [
    /^\s*(<!doctype html|<html\b)/i,
    'a page without result tables',
    'For a dashboard of JMeter, name its statistics.json.',
  ],
  ...printed.map(
    ([beginning, tool, option]) =>
      [beginning, `what ${tool} prints for people`, `This is read instead: ${option}.`] as const,
  ),
  [/^\s*<\?xml|^\s*<\w+[\s>]/, 'XML of an unknown tool', nameResult],
  [/^\s*[[{]\s*["\]}{[]/, 'JSON of an unknown tool', nameResult],
];

function findTable(head: string): LikelyKind | undefined {
  if (!/^[^\n]*([,;\t|])[^\n]*\1/.test(head)) return undefined;
  const heads = readHeaders(head);
  return { kind: `a table with unknown columns: ${shortList(heads.map(quote))}`, advice: sayWhatColumnsMean(heads) };
}

/** @param head the beginning of the file, after decompression with gzip */
function findArchive(head: string): LikelyKind | undefined {
  const kind = archives.find(([beginning]) => beginning.test(head))?.[1];
  const advice = 'Unpack it and name the results in it. Only single results compressed with gzip are read as they are.';
  return kind === undefined ? undefined : { kind, advice };
}

/** @param head the beginning of the file, after decompression with gzip */
function findLikelyKind(head: string): LikelyKind | undefined {
  const found = kinds.find(([beginning]) => beginning.test(head));
  const [line = ''] = /\S.*/.exec(found?.[0].exec(head)?.[0] ?? '') ?? [];
  const kind = found?.[1].replace(/ for people$/, (end) => `${end}: ${quote(line)}`) ?? '';
  return findArchive(head) ?? (found ? { kind, advice: found[2] } : findTable(head));
}

/** Recognises what lies beside results and surely is none, so that a folder can be named as a tool wrote it. */

/** By what begins them: reports of checks, lists of failures, configurations of tools and projects. */
const others: readonly RegExp[] = [
  /<testsuites?\b/,
  /^\s*\{\s*"simulation"\s*:[^{}]*"assertions"\s*:/,
  /"meanNumberOfRequestsPerSecond"\s*:|<FinalStatus>/,
  /^Percentage served,Time in ms|^"?Timestamp"?,"?User Count"?,"?Type"?,/,
  /^(?:Method,Name,Error,Occurrences|"?Count"?,"?Message"?,"?Traceback"?,"?Nodes"?)/,
  /^\s*\{(?=[^]*"(?:lockfileVersion|compilerOptions|devDependencies|dependencies|scripts|private)"\s*:)/,
  // Taurus: effective.json and merged.json.
  /^\s*\{(?=[^]*"execution"\s*:)(?=[^]*"(?:modules|settings|scenarios)"\s*:)/,
];

/** Headers of measurements without a known name. */
const measured = /time|stamp|elapsed|duration|value|result|score|sec\b|rate|count|total|av(g|erage)|mean|min|max|%/i;

/** The data of a test: a table whose columns name nothing that is measured. A user is also what is counted. */
function isTestData(head: string): boolean {
  const headers = readHeaders(head);
  const isData = (name: string): boolean =>
    /^[\p{L}\d _.-]*\p{L}[\p{L}\d _.-]*$/u.test(name) &&
    /^(axis|label|scenario)$/.test(interpretHead(name)?.kind ?? 'axis') &&
    !measured.test(name) &&
    (!isUnit(name) || unitFactor(name, '') !== undefined);
  return !/^\s*[[{<]/.test(head) && headers.length > 1 && headers.every(isData);
}

/** @param head the beginning of the content */
const isSurelyNone = (head: string): boolean => others.some((sign) => sign.test(head)) || isTestData(head);
