/** Blocks are cases that share movements; groups are cases that one change may affect together. */
import type { CaseName } from '../../../model/documents.js';
import type { Blocks } from './nested.js';
import { common, type GroupKind } from './settings.js';

/** A hypothesis: all members changed by one factor. */
export interface Group {
  readonly kind: GroupKind;
  /** The scenario, label or axis value that it is named after; for a single case its key. */
  readonly name: string;
  readonly members: Int32Array;
}

/** The key of a load test: its cases run at the same time. */
export const loadTestOf = ({ scenario, configuration }: Omit<CaseName, 'key'>): string =>
  JSON.stringify([scenario, ...sortedAxes(configuration)]);

const sortedAxes = (configuration: CaseName['configuration']): readonly (readonly [string, string])[] =>
  Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1));

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

export function blocksOf(cases: readonly CaseName[]): Blocks {
  const outer = numbered(cases.map(({ scenario }) => scenario));
  const inner = numbered(cases.map(loadTestOf));
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
export function groupsOf(cases: readonly LabelledCase[], mayChange: (i: number) => boolean): readonly Group[] {
  const open = [...cases.keys()].filter(mayChange);
  const groups: Group[] = open.map((i) => ({ kind: 'case', name: cases[i]?.key ?? '', members: Int32Array.of(i) }));
  const seen = new Set<string>();
  const add = (kind: GroupKind, name: string, members: readonly number[]): void => {
    const key = members.join();
    if (members.length < 2 || seen.has(key)) return;
    seen.add(key);
    groups.push({ kind, name, members: Int32Array.from(members) });
  };
  const splitByAny = (kind: GroupKind, namesOf: (name: LabelledCase) => readonly string[]): void => {
    const parts = new Map<string, number[]>();
    for (const i of open) {
      for (const name of namesOf(cases[i] as LabelledCase)) {
        const part = parts.get(name);
        if (part === undefined) parts.set(name, [i]);
        else part.push(i);
      }
    }
    for (const [name, members] of parts) add(kind, name, members);
  };
  const split = (kind: GroupKind, nameOf: (name: CaseName) => string): void => {
    splitByAny(kind, (name) => [nameOf(name)]);
  };
  add('everything', '*', open);
  split('scenario', ({ scenario }) => scenario);
  if (new Set(open.map((i) => JSON.stringify(cases[i]?.labels))).size > 1) {
    splitByAny('label', ({ scenario, labels }) =>
      (labels.length === 0 ? [undefined] : labels).map((label) => JSON.stringify([scenario, label])),
    );
    split('load-test', loadTestOf);
  }
  const axes = new Set(open.flatMap((i) => Object.keys(cases[i]?.configuration ?? {})));
  for (const axis of [...axes].sort()) {
    const valueOf = ({ configuration }: CaseName): string => configuration[axis] ?? '';
    if (new Set(open.map((i) => valueOf(cases[i] as CaseName))).size < 2) continue;
    split('axis', (name) => JSON.stringify([axis, valueOf(name)]));
    split('scenario-axis', (name) => JSON.stringify([name.scenario, axis, valueOf(name)]));
  }
  return groups;
}
