/** Reads small tables in tests, and puts what was read in one line per case and problem. */
import { caseKey } from '../../src/cases/names.js';
import { publishedTables } from '../../src/formats/pages/published-tables.js';
import { midpoint } from '../../src/metrics/values.js';
import type { Reader, Reading } from '../../src/model/reading.js';

export async function read(
  reader: Reader,
  text: string,
  columns?: Readonly<Record<string, string>>,
): Promise<readonly Reading[]> {
  const bytes = async function* () {
    yield await Promise.resolve(Buffer.from(text));
  };
  const readings: Reading[] = [];
  const options = { warmupMs: 0, transactions: 'both', ...(columns && { columns }) } as const;
  for await (const reading of reader.read({ file: 'table', head: text, bytes }, options)) readings.push(reading);
  return readings;
}

/** One line per case, with the values of its repetitions, and one per problem that is no note about names. */
export function summarise(readings: readonly Reading[]): readonly string[] {
  const cases = new Map<string, string[]>();
  const problems: string[] = [];
  for (const reading of readings) {
    if (reading.kind === 'problem') {
      const { code, level, line = '' } = reading.problem;
      if (level !== 'note' || code === 'totals-left-out') problems.push(`${level} ${code} ${line}`.trim());
    }
    if (reading.kind !== 'measurement') continue;
    const { scenario = '', label, configuration, metrics } = reading.measurement;
    const key = caseKey(scenario, label, configuration).trim();
    cases.set(key, [...(cases.get(key) ?? []), Object.values(metrics).map(midpoint).join(' ')]);
  }
  return [...[...cases].map(([key, values]) => `${key}: ${values.join(', ')}`), ...problems];
}

/** A table in Markdown, whose first line is its head. */
export const readPage = async (...lines: readonly string[]): Promise<readonly string[]> =>
  summarise(
    await read(
      publishedTables,
      lines.map((line, i) => `| ${line} |\n${i === 0 ? `|${line.replace(/[^|]+/g, '---')}|\n` : ''}`).join(''),
    ),
  );

export const readText = async (...lines: readonly string[]): Promise<readonly string[]> =>
  summarise(await read(publishedTables, lines.map((line) => `${line}\n`).join('')));
