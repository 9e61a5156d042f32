/** The summaries that k6 and Gatling print for people, as tables with a metric a row. */
import type { Row } from '../parse/csv.js';
import { createGrid, type Grid } from './grid.js';

/** "http_req_duration....: avg=1.17ms p(95)=3.06ms", "http_req_failed....: 0.12% 58 out of 48450", "http_reqs....: 48450 2421/s". */
const ofK6 = /^\s*(?:[✓✗] )?http_req(s|_duration|_failed)\.{2,}: *(\S+)(.*)/;
/** "> mean response time    65 (OK=65 KO=-)", and "> mean response time (ms)    | 65 | 65 | -" in newer versions. */
const ofGatling = /^> (\S+(?: \S+)*) {2,}(?:\| *)?([\d.,]+)(?: \(OK=[^ )]* *KO=| +\|[^|]*\| +)([\d.,]+|-)[ )]*$/;

function readLine(line: string): readonly (readonly [metric: string, value: string])[] {
  const [, kind, first = '', more = ''] = ofK6.exec(line) ?? [];
  if (kind === '_duration')
    return [...(first + more).matchAll(/(\S+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  if (kind === '_failed') return [['Error rate', first]];
  if (kind === 's') return Object.entries({ Requests: first, Throughput: more.trim() });
  const [, name, value = '', failed = ''] = ofGatling.exec(line) ?? [];
  if (name === 'request count') return Object.entries({ Requests: value, Errors: failed === '-' ? '0' : failed });
  return name === undefined ? [] : [[name, value]];
}

/** A metric that is there again belongs to the next report. */
export function findStatements(file: string, lines: readonly string[]): readonly Grid[] {
  const reports: Row[][] = [];
  for (const [i, line] of lines.entries())
    for (const cells of readLine(line)) {
      if (reports.at(-1)?.every(({ cells: [name] }) => name !== cells[0]) !== true) reports.push([]);
      reports.at(-1)?.push({ line: i + 1, cells, unclosed: false });
    }
  return reports
    .filter(({ length }) => length > 2)
    .map((rows) => createGrid(file, (rows[0]?.line ?? 1) - 1, [['Metric', 'Value']], rows));
}
