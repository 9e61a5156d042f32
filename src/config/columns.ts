/** What the configuration says that the heads of tables mean. */
import { toPointer } from '../documents/validate.js';
import { formatMeaning, parseMeaning } from '../formats/parse/declared.js';
import type { Problem } from '../model/documents.js';
import type { Place } from '../problems/problem.js';
import type { ConfigRead } from './read-config.js';
import { meaningTwice, oldColumns, unknownMeaning } from '../problems/config.js';

type Columns = Readonly<Record<string, string>>;

/** @param declared ids of the metrics that the configuration declares */
export function readColumns(
  { config: { columns: stated = {} }, file, placeOf = (pointer) => ({ file, pointer }) }: ConfigRead,
  declared: readonly string[],
): { readonly columns?: Columns; readonly problems: readonly Problem[]; readonly placeOf: (head: string) => Place } {
  const headPlace = (head: string): Place => placeOf(toPointer(['columns', head]));
  const isOld = Object.values(stated).some((value) => typeof value === 'object');
  const columns: Columns = isOld ? byHead(stated) : (stated as Columns);
  const block = `columns: ${JSON.stringify(columns)}`;
  const problems: Problem[] = isOld ? [oldColumns(placeOf('/columns'), block)] : [];
  const first = new Map<string, string>();
  for (const [head, text] of Object.entries(columns)) {
    const place = isOld ? placeOf('/columns') : headPlace(head);
    const meaning = parseMeaning(text, declared);
    if (meaning === undefined) {
      problems.push(unknownMeaning(place, head, text));
      continue;
    }
    const key = meaning.kind === 'metric' ? meaning.metric.id : formatMeaning(meaning);
    const other = first.get(key);
    if (other !== undefined && meaning.kind !== 'ignored') problems.push(meaningTwice(place, head, other));
    first.set(key, head);
  }
  return { columns, problems, placeOf: headPlace };
}

type OldColumn = string | { readonly column: string; readonly unit: string };
type OldColumns = Readonly<
  Partial<Record<'scenario' | 'label' | 'samples' | 'errors' | 'successes' | 'metric' | 'value' | 'unit', string>>
> & {
  readonly axes?: Columns;
  readonly metrics?: Readonly<Record<string, OldColumn>>;
};

/** {metrics: {p95: {column: '95 % within', unit: ms}}, axes: {host: Host}, label: Test} as {95 % within: p95 in ms, ...}. */
function byHead(stated: Readonly<Record<string, unknown>>): Columns {
  const { axes = {}, metrics = {}, metric, ...roles } = stated as OldColumns;
  const ofMetric = ([id, column]: readonly [string, OldColumn]): readonly [string, string] =>
    typeof column === 'string' ? [column, id] : [column.column, `${id} in ${column.unit}`];
  const entries: readonly (readonly [string, string])[] = [
    ...Object.entries(roles).map(([role, head]) => [head, role] as const),
    ...(metric === undefined ? [] : [[metric, 'metric name'] as const]),
    ...Object.entries(axes).map(([axis, head]) => [head, `axis ${axis}`] as const),
    ...Object.entries(metrics).map(ofMetric),
  ];
  return Object.fromEntries(entries);
}
