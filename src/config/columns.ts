/** What the configuration says that the heads of tables mean. */
import { toPointer } from '../documents/validate.js';
import { formatMeaning, parseMeaning } from '../formats/parse/declared.js';
import type { Problem } from '../model/documents.js';
import type { Place } from '../problems/problem.js';
import type { ConfigRead } from './read-config.js';
import { meaningTwice, unknownMeaning } from '../problems/config.js';

type Columns = Readonly<Record<string, string>>;

/** @param declared ids of the metrics that the configuration declares */
export function readColumns(
  { config: { columns = {} }, file, placeOf = (pointer) => ({ file, pointer }) }: ConfigRead,
  declared: readonly string[],
): { readonly columns?: Columns; readonly problems: readonly Problem[]; readonly placeOf: (head: string) => Place } {
  const headPlace = (head: string): Place => placeOf(toPointer(['columns', head]));
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  for (const [head, text] of Object.entries(columns)) {
    const place = headPlace(head);
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
