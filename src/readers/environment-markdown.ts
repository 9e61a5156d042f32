import type { Reader, Reading } from '../model.js';
import { resultTablesNotRead } from '../problems.js';
import { fromText } from './_shared-text.js';

const systemTable = /^\|\s*Class\s*\|\s*Subclass\s*\|\s*Description\s*\|\s*Value\s*\|\s*$/im;
const duration = /duration of each test is \*\*(\d+) (seconds|minutes|hours)\*\*/i;
const warmup = /warm-?up period is \*\*(\d+) (seconds|minutes|hours)\*\*/i;
const instance = /\[\*\*([\w.]+)(?:\*\*)? Amazon EC2 instance/i;
const resultTable =
  /^\|[^\n]*\b(throughput|response time|99th percentile|p99|requests\/sec|rps|tps)\b[^\n]*\|\s*\n\s*\|\s*:?-/im;

/**
 * Rows of the system table that make two runs comparable or not, and in which words. Not among them: image ids, host names
 * and patch levels, which change with every release and would leave nothing to compare; memory as the kernel counts it.
 */
const rows: readonly (readonly [RegExp, key: string, value: (text: string) => string])[] = [
  [/^instance type$/i, 'instanceType', (text) => text],
  [/^model name$/i, 'cpuModel', (text) => text.replace(/\s+/g, ' ')],
  [/^cpu\(s\)$/i, 'cpus', (text) => text],
  [/^system memory$/i, 'memory', gibibytes],
  [/^release$/i, 'os', (text) => text.replace(/(\d+\.\d+)\.\d+/, '$1')],
  [/^kernel$/i, 'kernel', (text) => text.replace(/^(Linux) (?:\S+ )?(\d+\.\d+)\.\S*?(-[a-z]+)?( .*)?$/i, '$1 $2$3')],
  [/^(java|jdk)( version)?$/i, 'jdk', (text) => text],
];

/**
 * The summary.md that is published beside a summary.csv: what the run was made on and for how long. The same case on
 * another instance type or for another time is another experiment.
 */
export const environmentMarkdown: Reader = {
  id: 'environment-markdown',
  title: 'WSO2 performance summary (Markdown, its environment)',
  notes: {
    by: "WSO2's performance-common, published beside a summary.csv",
    from: {
      environment:
        'the table of the system: instance type, processors, memory, os, kernel, JDK; duration and warm-up in the text',
    },
    without: 'Measurements: the summary.csv beside it has them.',
  },
  recognises: (head) => systemTable.test(head) || (duration.test(head) && /^\s*#/.test(head)),
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, value: string | undefined): void => {
    if (value === undefined || value === '') return;
    found.set(key, (found.get(key) ?? new Set()).add(value));
  };
  add('instanceType', instance.exec(text)?.[1]);
  for (const [, description = '', value = ''] of text.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]*)\|([^|\n]*)\|\s*$/gm)) {
    const [, key, worded] = rows.find(([pattern]) => pattern.test(description.trim())) ?? [];
    if (key !== undefined && worded !== undefined) add(key, worded(value.trim()));
  }
  add('testDuration', seconds(duration.exec(text)));
  add('warmup', seconds(warmup.exec(text)));
  // Several stacks of machines may have worked on one run: it was made on all of them.
  // A cloud gives one instance type different processors from day to day: that is noise, and stays comparable.
  if (found.has('instanceType')) found.delete('cpuModel');
  const environment = Object.fromEntries([...found].map(([key, values]) => [key, [...values].sort().join(' + ')]));
  yield { kind: 'provenance', provenance: { environment } };
  if (resultTable.test(text)) yield { kind: 'problem', problem: resultTablesNotRead(file) };
}

const unitSeconds: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600 };

const seconds = (stated: RegExpExecArray | null): string | undefined =>
  stated === null ? undefined : `${Number(stated[1]) * (unitSeconds[stated[2]?.toLowerCase() ?? ''] ?? 1)} s`;

/** 3785420 KiB and 3814092 KiB are both a machine of 4 GiB, of which the firmware kept some. */
function gibibytes(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT])i?B/i.exec(text) ?? [];
  const power = { k: -2, m: -1, g: 0, t: 1 }[unit.toLowerCase()];
  return amount === undefined || power === undefined ? text : `${Math.ceil(Number(amount) * 1024 ** power)} GiB`;
}
