import type { BareMeasurement, Input, Reader, Reading } from '../../model/reading.js';
import { isTotalName } from '../parse/aggregate.js';
import { classifyColumns } from '../parse/columns.js';
import { getNumber, listMembers, objectsToRows, readJson } from '../parse/json.js';
import { toLabel, rowToMeasurement, checkUnits, type Dialect } from '../parse/rows.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { lastSamplesOnly, levelsUnknown } from '../../problems/summaries.js';
import { noRows } from '../../problems/tables.js';

/**
 * The value of jmeter.reportgenerator.statistic_window: percentiles cover only this many of the last samples of a label.
 */
const windowSamples = 20_000;

/** The defaults of aggregate_rpt_pct1 to 3. */
const defaultLevels = ['90', '95', '99'];

const dialect: Dialect = { method: { percentile: 'jmeter-dashboard' }, errorUnit: 'percent', isWhole: true };

/** statistics.json of JMeter's HTML dashboard: one object per label, and "Total" in the language of JMeter. */
export const jmeterStatisticsJson: Reader = {
  id: 'jmeter-statistics-json',
  recognises: (head) => /^\s*\{/.test(head) && /"transaction"\s*:/.test(head) && /"sampleCount"\s*:/.test(head),
  read: async function* (input) {
    const levels = await readLevels(input);
    yield* readJson(input, (value, text, file) => readings(value, text, file, levels));
  },
};

const titles = /"titles"\s*:\s*\[[^\]]*"Median"((?:\s*,\s*"[\d.]+(?:st|nd|rd|th) pct"){3})/;

/** The levels of pct1 to pct3, which the page of the dashboard states. */
async function readLevels({ file, openBeside }: Input): Promise<readonly string[] | undefined> {
  const page = await openBeside?.(file.replace(/[^/]*$/, 'content/js/dashboard.js'));
  const [, stated = ''] = titles.exec(page?.head ?? '') ?? [];
  page?.content?.close();
  return stated.match(/[\d.]+(?=[a-z]+ pct)/g) ?? undefined;
}

function* readings(
  value: unknown,
  text: string,
  file: string,
  stated: readonly string[] | undefined,
): Generator<Reading> {
  const measurements: (BareMeasurement & { readonly label: string })[] = [];
  const defects: Defect[] = [];
  const rows = listMembers(value).map(([, row]) =>
    ['medianResTime', 'pct1ResTime', 'pct3ResTime'].map((key) => getNumber(row, [key]) ?? 0),
  );
  // With few milliseconds, both may be the same.
  const isMedian =
    rows.every(([median, first]) => median === first) &&
    rows.some(([median = 0, , last = 0]) => median >= 10 && last > median);
  const levels = stated ?? (isMedian ? [] : defaultLevels);
  if (levels.length === 0) yield { kind: 'problem', problem: levelsUnknown(file) };
  const rename = (key: string): string => {
    const [, index] = /^pct(\d)ResTime$/.exec(key) ?? [];
    return index === undefined
      ? key
      : (levels[Number(index) - 1] ?? '') === ''
        ? ''
        : `p${levels[Number(index) - 1] ?? ''}`;
  };
  for (const { name, line, headers, cells } of objectsToRows(text, value)) {
    if (isTotalName(name)) continue;
    const columns = classifyColumns(headers.map(rename));
    const row = rowToMeasurement({ file, line }, { headers, columns, dialect }, cells);
    const measurement = { label: toLabel(name), ...row.measurement };
    defects.push(...row.defects);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: { file, line } };
  }
  yield* reportDefects([...defects, ...checkUnits(file, measurements)]);
  if (measurements.length === 0) yield { kind: 'problem', problem: noRows(file) };
  const windowed = measurements.filter(({ samples }) => (samples ?? 0) > windowSamples).map(({ label }) => label);
  if (windowed.length > 0) yield { kind: 'problem', problem: lastSamplesOnly(file, windowed) };
}
