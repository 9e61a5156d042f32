/** Names what an unknown file probably is, so that its problem can say what to do. */

export interface LikelyKind {
  /** Such as "a JUnit report". */
  readonly kind: string;
  readonly advice: string;
}

const nameResult = 'Name the result of the load test instead.';
const ownColumns = 'If it is a result, name its columns under `columns:` in guardband.yml.';

/** The first that matches the beginning of the file counts, so general kinds come last. */
const kinds: readonly (readonly [beginning: RegExp, kind: string, advice: string])[] = [
  [/^%PDF/, 'a PDF document', 'Save its tables as Markdown or CSV.'],
  [/^.PNG\r?\n|^\uFFFD\uFFFD\uFFFD|^GIF8/, 'a picture', nameResult],
  [/<testsuites?\b/, 'a JUnit report', nameResult],
  [/"log"\s*:\s*\{\s*"version"/, "a browser's HAR recording", nameResult],
  [/"collection"\s*:\s*\{\s*"(_|id|info)/, "Newman's JSON report", nameResult],
  [/^# (HELP|TYPE) /m, 'Prometheus metrics', nameResult],
  [
    /Value\s+Percentile\s+TotalCount/,
    'a percentile table of HdrHistogram',
    "Name the tool's output, which has throughput and errors.",
  ],
  [
    /^(Transactions|Availability):\s+[\d.]+ (hits|%)/m,
    "siege's output",
    'It has no percentiles; measure with a tool that has.',
  ],
  [/^stats: \S+ \d/m, "Tsung's log", 'It has no percentiles; measure with a tool that has.'],
  [
    /^\s*(<!doctype html|<html\b)/i,
    'a page without result tables',
    'For a dashboard of JMeter, name its statistics.json.',
  ],
  [/^\s*<\?xml|^\s*<\w+[\s>]/, 'XML of an unknown tool', nameResult],
  [/^\s*[[{]\s*["\]}{[]/, 'JSON of an unknown tool', nameResult],
  [/^[^\n]*([,;\t|])[^\n]*\1/, 'a table with unknown columns', ownColumns],
];

/** @param head the beginning of the file */
export function findLikelyKind(head: string): LikelyKind | undefined {
  const found = kinds.find(([beginning]) => beginning.test(head));
  return found && { kind: found[1], advice: found[2] };
}
