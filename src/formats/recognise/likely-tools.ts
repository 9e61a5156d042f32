/** Names what an unknown file probably is, so that its problem can say what to do. */
import { quote, shortList } from '../../lang/format.js';
import type { TableColumns } from '../../model/documents.js';
import { listColumns } from '../parse/columns.js';
import { readHeaders } from '../parse/csv.js';
import { aPointer, didYouMean, fetchLfs, lfsPointer, meantBy } from '../../problems/problem.js';

export interface LikelyKind {
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

export const isMachine = (head: string): boolean => machineHead.test(head);
/** Whether it is what nobody mistakes for a result: a report of Guardband, or a test plan. */
export const isNoResult = (head: string): boolean => reportHead.test(head) || testPlanHead.test(head);

const nameResult = 'Name the result of the load test instead.';
const ownColumns = 'If it is a result, name its columns under `columns:` in guardband.yml.';

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
  [/<FinalStatus>/, "Taurus's final statistics as XML", 'Name the raw result: kpi.jtl.'],
  [/"log"\s*:\s*\{\s*"version"/, "a browser's HAR recording", nameResult],
  [/"collection"\s*:\s*\{\s*"(_|id|info)/, "Newman's JSON report", nameResult],
  [/^# (HELP|TYPE) /m, 'Prometheus metrics', nameResult],
  [
    /Value\s+Percentile\s+TotalCount/,
    'a percentile table of HdrHistogram',
    "Name the tool's output, which has throughput and errors.",
  ],
  [
    /^\S.{0,200} time: {1,9}\[[\d.]+ \Sm?s [\d.]+ \S?s [\d.]+ \S?s\]|^Benchmarking .+: (?:Warming up|Collecting)/m,
    'what Criterion prints for people',
    'Write its estimates as JSON: [{"name": "BENCHMARK - mean", "unit": "ns", "value": 26251}].',
  ],
  [
    /^PHASE\s+METRIC\s+THROUGHPUT\s+REQUESTS/m,
    'what Hyperfoil prints for people',
    'Save the table as Markdown or CSV, with one unit per column.',
  ],
  [/^stats: \S+ \d/m, "Tsung's log", 'It has no percentiles; measure with a tool that has.'],
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

/** JMeter's tables have at least these. */
const ofAggregate = ['Label', '# Samples', 'Average'];

/** What a table lacks: the columns that the configuration names, or else those of JMeter if it has one of them. */
function findTable(head: string, columns: TableColumns | undefined): LikelyKind | undefined {
  if (!/^[^\n]*([,;\t|])[^\n]*\1/.test(head)) return undefined;
  const [heads, wanted] = [readHeaders(head), columns === undefined ? ofAggregate : listColumns(columns)];
  const lacking = wanted.filter((name) => !heads.includes(name));
  const isKnown = lacking.length > 0 && lacking.length < wanted.length;
  const named = `${lacking.length === 1 ? 'column' : 'columns'} ${shortList(lacking.map(quote))}`;
  const kind = isKnown
    ? `a table without the ${named}`
    : `a table with unknown columns: ${shortList(heads.map(quote))}`;
  const advice = lacking.map((name) => didYouMean(name, heads, '', meantBy)).filter(Boolean);
  return { kind, advice: isKnown && advice.length > 0 ? advice.join(' ') : ownColumns };
}

/** @param head the beginning of the file, after decompression with gzip */
export function findArchive(head: string): LikelyKind | undefined {
  const kind = archives.find(([beginning]) => beginning.test(head))?.[1];
  const advice = 'Unpack it and name the results in it. Only single results compressed with gzip are read as they are.';
  return kind === undefined ? undefined : { kind, advice };
}

/** @param head the beginning of the file, after decompression with gzip */
export function findLikelyKind(head: string, columns?: TableColumns): LikelyKind | undefined {
  const found = kinds.find(([beginning]) => beginning.test(head));
  const [line = ''] = /\S.*/.exec(found?.[0].exec(head)?.[0] ?? '') ?? [];
  const kind = found?.[1].replace(/ for people$/, (end) => `${end}: ${quote(line)}`) ?? '';
  return findArchive(head) ?? (found ? { kind, advice: found[2] } : findTable(head, columns));
}
