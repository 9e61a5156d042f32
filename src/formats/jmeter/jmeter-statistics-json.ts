import type { Input, Reader, Reading, ReadOptions } from '../../model/reading.js';
import { isTotalName } from '../parse/aggregate.js';
import { getNumber, listMembers, readJson } from '../parse/json.js';
import { toLabel } from '../parse/measurement.js';
import { labelRow, readObjects, reportObjects, type TableDialect } from '../parse/rows.js';
import { lastSamplesOnly, levelsUnknown } from '../../problems/tables.js';

/**
 * The value of jmeter.reportgenerator.statistic_window: percentiles cover only this many of the last samples of a label.
 */
const windowSamples = 20_000;

/** The defaults of aggregate_rpt_pct1 to 3. */
const defaultLevels = ['90', '95', '99'];

const dialect: TableDialect = { method: { percentile: 'jmeter-dashboard' }, errorUnit: 'percent', isWhole: true };

/** statistics.json of JMeter's HTML dashboard: one object per label, and "Total" in the language of JMeter. */
export const jmeterStatisticsJson: Reader = {
  id: 'jmeter-statistics-json',
  recognises: (head) => /^\s*\{/.test(head) && /"transaction"\s*:/.test(head) && /"sampleCount"\s*:/.test(head),
  read: async function* (input, options) {
    const levels = await readLevels(input);
    yield* readJson(input, (value, text, file) => readings(value, text, file, { levels, options }));
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
  { levels: stated, options }: { levels: readonly string[] | undefined; options: ReadOptions },
): Generator<Reading> {
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
    const level = levels[Number(index) - 1];
    return index === undefined ? key : level === undefined ? '' : `p${level}`;
  };
  const measured = readObjects(file, text, value, { ...dialect, options, rename }).filter(
    ({ name }) => !isTotalName(name),
  );
  yield* reportObjects(file, measured.map(labelRow));
  const windowed = measured.filter(({ measurement: { samples = 0 } }) => samples > windowSamples);
  if (windowed.length > 0)
    yield {
      kind: 'problem',
      problem: lastSamplesOnly(
        file,
        windowed.map(({ name }) => toLabel(name)),
      ),
    };
}
