/** Joins tables that contain one metric each into one measurement per case. */
import { groupBy, readOwn } from '../../lang/objects.js';
import type { BareMeasurement } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import { rowKey } from '../parse/columns.js';
import { listNamingHeadings } from './layout.js';
import type { Found } from './results.js';
import type { Table } from './tables.js';
import { sectionsAreScenarios } from '../../problems/tables.js';

/**
 * If two tables contain the same metric for the same case, only the words around them can distinguish the cases: their
 * headings, or else the captions. They become the scenario, or an axis where a column names the scenario. Rows of one table
 * with the same key remain repetitions.
 */
export function joinTables(
  file: string,
  found: readonly Found[],
): { readonly found: readonly Found[]; readonly problems: readonly Problem[] } {
  if (!clashes(found)) return { found: merged(found), problems: [] };
  const attempts = namings.map((nameTable) => found.map((entry) => nameFound(entry, nameTable(entry.table))));
  const named = attempts.find((attempt) => !clashes(attempt)) ?? attempts[0] ?? found;
  const sections = [
    ...new Set(
      named.flatMap(({ measurement }, i) =>
        measurement === found[i]?.measurement
          ? []
          : (readOwn(measurement.configuration, section) ?? measurement.scenario ?? []),
      ),
    ),
  ];
  return { found: merged(named), problems: sections.length > 0 ? [sectionsAreScenarios(file, sections)] : [] };
}

/** The axis of tables whose rows name their scenarios themselves. */
const section = 'section';
/** A longer caption is not a name. */
const longestCaption = 100;

const shortCaption = ({ caption }: Table): string | undefined =>
  caption === '' || caption.length > longestCaption ? undefined : caption;
const joinWords = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter((word) => word !== undefined).join(' / ') || undefined;

/** What may distinguish tables: the innermost heading, all headings, the caption, or both. */
const namings: readonly ((table: Table) => string | undefined)[] = [
  (table) => listNamingHeadings(table)[0],
  (table) => joinWords(listNamingHeadings(table).toReversed()),
  shortCaption,
  (table) => joinWords([...listNamingHeadings(table).toReversed(), shortCaption(table)]),
];

function nameFound(entry: Found, name: string | undefined): Found {
  const { measurement } = entry;
  if (name === undefined) return entry;
  const isNamed = measurement.scenario !== undefined;
  const configuration = isNamed ? { ...measurement.configuration, [section]: name } : measurement.configuration;
  return { ...entry, measurement: { ...measurement, scenario: measurement.scenario ?? name, configuration } };
}

const listIds = ({ metrics, missing }: BareMeasurement): readonly string[] => [
  ...Object.keys(metrics),
  ...Object.keys(missing ?? {}),
];

const overlap = (a: Found, b: Found): boolean =>
  listIds(b.measurement).some((id) => listIds(a.measurement).includes(id));

/** Whether two tables contain the same metric for the same case. */
function clashes(found: readonly Found[]): boolean {
  const givenBy = new Map<string, Found['table']>();
  return found.some((entry) =>
    listIds(entry.measurement).some((id) => {
      const value = `${rowKey(entry)} ${id}`;
      const table = givenBy.get(value) ?? entry.table;
      givenBy.set(value, table);
      return table !== entry.table;
    }),
  );
}

/** Joins the first row of each table, the second rows (repetitions), and so on. */
function merged(found: readonly Found[]): readonly Found[] {
  return [...groupBy(found, rowKey).values()].flatMap((alike) => {
    const whole: Found[] = [];
    const seen = new Map<Found['table'], number>();
    for (const part of alike) {
      const i = seen.get(part.table) ?? 0;
      seen.set(part.table, i + 1);
      const fit = whole[i];
      if (fit === undefined || fit.table === part.table || overlap(fit, part)) whole.push(part);
      else whole[i] = joinPair(fit, part);
    }
    return whole;
  });
}

function joinPair(a: Found, b: Found): Found {
  const missing = { ...a.measurement.missing, ...b.measurement.missing };
  const measurement = {
    ...a.measurement,
    ...b.measurement,
    metrics: { ...a.measurement.metrics, ...b.measurement.metrics },
    ...(Object.keys(missing).length === 0 ? {} : { missing }),
  };
  return { ...a, measurement };
}
