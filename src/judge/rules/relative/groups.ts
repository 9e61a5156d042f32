/** Blocks are cases that share movements; groups are cases that one change may affect together. */
import { loadTestKey } from '../../../cases/names.js';
import type { Comparison } from '../../../model/comparison.js';
import type { CaseName } from '../../../model/documents.js';
import type { Blocks } from './nested.js';
import { common, type GroupKind } from './settings.js';

/** A hypothesis: all members changed by one factor. */
export interface Group {
  readonly kind: GroupKind;
  readonly members: Int32Array;
}

/** The key of the load test of a comparison. Controls are not merged with cases that may change. */
export const comparedTestKey = ({ isControl, case: name }: Pick<Comparison, 'isControl' | 'case'>): string =>
  `${String(isControl)} ${loadTestKey(name)}`;

/** Numbers the distinct values in order of appearance, and counts each. */
function numbered(values: readonly string[]): { readonly of: Int32Array; readonly sizes: Int32Array } {
  const places = new Map<string, number>();
  const numbers = Int32Array.from(values, (value) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  const sizes = new Int32Array(places.size);
  for (const place of numbers) sizes[place] = (sizes[place] ?? 0) + 1;
  return { of: numbers, sizes };
}

export function findBlocks(cases: readonly CaseName[]): Blocks {
  const outer = numbered(cases.map(({ scenario }) => scenario));
  const inner = numbered(cases.map(loadTestKey));
  const outerOfInner = new Int32Array(inner.sizes.length);
  inner.of.forEach((l, i) => (outerOfInner[l] = outer.of[i] ?? 0));
  return {
    cases: cases.length,
    outer: outer.of,
    inner: inner.of,
    outerOfInner,
    outerSize: outer.sizes,
    innerSize: inner.sizes,
  };
}

/** Whether blocks add information to the machine and the cases: there are several, and some have two or more cases. */
export const isInformative = (sizes: Int32Array): boolean => sizes.length > 1 && sizes.some((size) => size > 1);

/**
 * Whether a run consists of many load tests, which have accidents of their own: each may be another service. The labels of
 * one load test share a service, so their number does not count.
 */
export const isWide = ({ innerSize }: Blocks): boolean => innerSize.length > common.wide;

/** Inner blocks that equal the outer ones add no information. */
export const innerIsInformative = ({ innerSize, outerSize, cases }: Blocks): boolean =>
  innerSize.length > outerSize.length && innerSize.length < cases && isInformative(innerSize);

/** A case, or several that share one quantity, with all their labels; none for a load test as a whole. */
type LabelledCase = CaseName & { readonly labels: readonly string[] };

/**
 * Every hypothesis about the cases that may change; each set of cases occurs once, under the first kind that describes it.
 * A quantity that several labels share belongs to each of them.
 */
export function listGroups(cases: readonly LabelledCase[], mayChange: (i: number) => boolean): readonly Group[] {
  const open = [...cases.keys()].filter(mayChange);
  const groups: Group[] = open.map((i) => ({ kind: 'case', members: Int32Array.of(i) }));
  const seen = new Set<string>();
  const add = (kind: GroupKind, members: readonly number[]): void => {
    const key = members.join();
    if (members.length < 2 || seen.has(key)) return;
    seen.add(key);
    groups.push({ kind, members: Int32Array.from(members) });
  };
  const splitByAny = (kind: GroupKind, listNames: (name: LabelledCase) => readonly string[]): void => {
    const parts = new Map<string, number[]>();
    for (const i of open) {
      for (const name of listNames(cases[i] as LabelledCase)) {
        const part = parts.get(name);
        if (part === undefined) parts.set(name, [i]);
        else part.push(i);
      }
    }
    for (const members of parts.values()) add(kind, members);
  };
  const split = (kind: GroupKind, readName: (name: CaseName) => string): void => {
    splitByAny(kind, (name) => [readName(name)]);
  };
  add('everything', open);
  split('scenario', ({ scenario }) => scenario);
  if (new Set(open.map((i) => JSON.stringify(cases[i]?.labels))).size > 1) {
    splitByAny('label', ({ scenario, labels }) =>
      (labels.length === 0 ? [undefined] : labels).map((label) => JSON.stringify([scenario, label])),
    );
    split('load-test', loadTestKey);
  }
  const axes = new Set(open.flatMap((i) => Object.keys(cases[i]?.configuration ?? {})));
  for (const axis of [...axes].sort()) {
    const readAxis = ({ configuration }: CaseName): string => configuration[axis] ?? '';
    if (new Set(open.map((i) => readAxis(cases[i] as CaseName))).size < 2) continue;
    split('axis', (name) => JSON.stringify([axis, readAxis(name)]));
    split('scenario-axis', (name) => JSON.stringify([name.scenario, axis, readAxis(name)]));
  }
  return groups;
}
