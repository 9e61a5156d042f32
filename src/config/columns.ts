/** What the configuration says that the heads of tables mean. */
import { toPointer } from '../documents/validate.js';
import { formatMeaning, parseMeaning } from '../formats/parse/declared.js';
import type { Problem, TableColumns } from '../model/documents.js';
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
  const columns = isOld ? byHead(stated) : (stated as Columns);
  const problems: Problem[] = isOld ? [oldColumns(placeOf('/columns'), JSON.stringify(columns))] : [];
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

/** {metrics: {p95: {column: '95 % within', unit: ms}}, axes: {host: Host}, label: Test} as {95 % within: p95 in ms, ...}. */
const byHead = (stated: TableColumns): Columns =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([role, heads]): readonly (readonly [string, string])[] => {
      if (typeof heads === 'string') return [[heads, role === 'metric' ? 'metric name' : role]];
      return Object.entries(heads).map(([id, head]) => {
        if (typeof head !== 'string') return [head.column, `${id} in ${head.unit}`];
        return [head, role === 'axes' ? `axis ${id}` : id];
      });
    }),
  );
