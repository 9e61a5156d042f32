/** What the configuration says that the heads of tables mean: `columns: { Thru-put: throughput in /s, Heap: ignore }`. */
import { findAxis, toAxisName } from '../../cases/axes.js';
import { metricById, toMetric } from '../../metrics/index.js';
import type { ReadOptions } from '../../model/reading.js';
import { unitFactor } from './quantity.js';
import { findUnit, interpretHead, type Meaning } from './vocabulary.js';

/** The meanings of heads that the configuration states, and the heads that were there. */
export interface Declared {
  readonly of: (head: string) => Meaning | undefined;
  readonly seen: Set<string>;
  /** Whether a note lists what each head was understood as. */
  readonly isShown: boolean;
  /** Whether a table was read. */
  isUsed: boolean;
}

const roles: Readonly<Record<string, Meaning>> = {
  ignore: { kind: 'ignored' },
  scenario: { kind: 'scenario' },
  label: { kind: 'label' },
  samples: { kind: 'samples' },
  requests: { kind: 'samples' },
  errors: { kind: 'errors' },
  successes: { kind: 'successes' },
  'metric name': { kind: 'metricName' },
  value: { kind: 'value' },
  unit: { kind: 'unit' },
};

/** "p99 in ms", "throughput in /s", "users", "axis region", "ignore", or any head that is understood; undefined for others. */
export function parseMeaning(text: string, declared: readonly string[] = []): Meaning | undefined {
  const [, name = '', unit = ''] = /^\s*(.*?)(?: in (\S.*?))?\s*$/.exec(text) ?? [];
  if (unit === '' && Object.hasOwn(roles, name)) return roles[name];
  const [, axis] = /^axis (\S.*)$/.exec(name) ?? [];
  if (axis !== undefined) return { kind: 'axis', axis: findAxis(axis) ?? axis, unit };
  const metric = metricById.get(name) ?? (declared.includes(name) ? declaredMetric(name) : undefined);
  if (metric !== undefined)
    return unitFactor(unit, metric.unit) === undefined
      ? undefined
      : { kind: 'metric', metric, unit, isPercent: true, isSuccess: false };
  const found = interpretHead(unit === '' ? name : `${name} (${unit})`);
  return found?.kind === 'unclear' || found?.kind === 'at' ? undefined : found;
}

const declaredMetric = (id: string) => toMetric({ id, title: id, unit: '', better: 'lower' });

/** In the words of the configuration. */
export function formatMeaning(meaning: Meaning): string {
  const role = Object.entries(roles).find(([, { kind }]) => kind === meaning.kind)?.[0];
  if (meaning.kind === 'metric') {
    const unit = meaning.unit || meaning.metric.unit;
    return `${meaning.isSuccess === true ? 'success rate' : meaning.metric.id}${unit === '' ? '' : ` in ${unit}`}`;
  }
  if (meaning.kind === 'axis') return findAxis(meaning.axis) === undefined ? `axis ${meaning.axis}` : meaning.axis;
  return role ?? (meaning.kind === 'someErrors' ? 'errors of some kind' : '?');
}

const known = new WeakMap<object, Declared>();

/** Everything that one reading declares. A column with the name of a declared metric has its values. */
export function declaredIn(options: Pick<ReadOptions, 'columns' | 'declared' | 'showsHeads'> | undefined): Declared {
  const { columns = {}, declared = [], showsHeads = false } = options ?? {};
  const found = options?.columns && known.get(columns);
  if (found !== undefined) return found;
  const seen = new Set<string>();
  const of = (head: string): Meaning | undefined => {
    const text = Object.hasOwn(columns, head) ? columns[head] : undefined;
    if (text !== undefined) seen.add(head);
    const meaning = text === undefined ? undefined : parseMeaning(text, declared);
    // The head may state the unit.
    if (meaning?.kind === 'metric' && meaning.unit === '')
      return { ...meaning, unit: findUnit(head, meaning.metric.unit), isPercent: /%|percent|pct/i.test(head) };
    if (meaning !== undefined) return meaning;
    const id = declared.includes(head) || declared.length === 0 ? head : toAxisName(head);
    return declared.includes(id) ? { kind: 'metric', metric: declaredMetric(id), unit: '' } : undefined;
  };
  const all = { of, seen, isShown: showsHeads, isUsed: false };
  known.set(columns, all);
  return all;
}
