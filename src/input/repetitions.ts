/**
 * Repetitions of one run that may be none: what an earlier run left in the folder is judged with it, and so is what a load
 * generator made whose clock is off by more than the test takes. Nothing in them says which; a person can.
 */
import { nameCase, loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/group-by.js';
import type { Problem, Shards } from '../model/documents.js';
import { longestGapMs, findGaps, approximateSpans, type Span } from './time-gaps.js';
import { countedAsRepetitions, generatorsMissing, repetitionsApart } from '../problems/inputs.js';
import { groupByOverlap, type Timed } from './overlap.js';

/**
 * @param found of one run, with its parts merged
 * @param how the user's word: whoever says what several results are need not be told what was made of them
 */
export function checkRepetitions(found: readonly Timed[], how: Shards): readonly Problem[] {
  const apart = apartInTime(found);
  if (apart.length > 0 || how !== 'overlap') return apart;
  for (const test of groupBy(found, ({ measurement }) => loadTestKey(measurement)).values()) {
    const [first, ...others] = repetitionsIn(test);
    if (first === undefined || others.length === 0) continue;
    const [fewest = first, ...more] = [first, ...others].sort((a, b) => a.length - b.length);
    const most = more.at(-1) ?? fewest;
    return [
      fewest.length < most.length
        ? generatorsMissing(fewest, most)
        : countedAsRepetitions([first, ...others].map(([file = '']) => file)),
    ];
  }
  return [];
}

/**
 * Whether a case was measured before a long pause and again after it. The pause is one of all cases: a scenario of which the
 * next repetition has to wait for the others is none.
 */
function apartInTime(found: readonly Timed[]): readonly Problem[] {
  const dated = found.flatMap((each) => approximateSpans(each.measurement).map((span) => ({ ...each, ...span })));
  const ends = findGaps(dated).filter(({ ms }) => ms > longestGapMs);
  if (ends.length === 0) return [];
  const sessionOf = ({ startMs }: Span): number => ends.filter(({ endMs }) => endMs <= startMs).length;
  const apart = [...groupBy(dated, ({ measurement }) => nameCase(measurement).key).values()].filter(
    (ofCase) => new Set(ofCase.map(sessionOf)).size > 1,
  );
  const inOrder = apart.flat().sort((a, b) => a.startMs - b.startMs);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begun = ({ sources, startMs: from }: typeof first) => ({ file: sources[0]?.file, startMs: from });
  const most = Math.max(...apart.map(({ length }) => length));
  return [repetitionsApart(most, begun(first), begun(last), longestGapMs / 3_600_000)];
}

/** The files that each repetition of a load test was read from, oldest first: none where one file holds several. */
function repetitionsIn(test: readonly Timed[]): readonly (readonly string[])[] {
  const parts: { readonly files: Set<string>; readonly keys: Set<string> }[] = [];
  for (const together of groupByOverlap(test)) {
    const files = new Set(together.flatMap(({ sources }) => sources.map(({ file }) => file)));
    const keys = new Set(together.map(({ measurement }) => nameCase(measurement).key));
    // One file may call its labels one after the other.
    const same = parts.find((part) => [...files].some((file) => part.files.has(file)));
    if (same === undefined) parts.push({ files, keys });
    else {
      for (const file of files) same.files.add(file);
      for (const key of keys) same.keys.add(key);
    }
  }
  return parts
    .filter(({ keys }, i) => parts.some((other, j) => i !== j && [...keys].some((key) => other.keys.has(key))))
    .map(({ files }) => [...files]);
}
