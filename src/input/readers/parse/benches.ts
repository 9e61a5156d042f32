/** Reads benchmarks in the format of github-action-benchmark: values with a name and a unit. */
import { readProperty } from '../../../lang/objects.js';
import type { Problem } from '../../../model/documents.js';
import { interpretName, type NamedValue } from './named-values.js';
import { notABench } from '../../../problems/summaries.js';

type Bench = Pick<NamedValue, 'label' | 'metric' | 'value' | 'line'>;

/** @param findLine returns the line of the entry with an index */
export function readBenches(
  list: unknown,
  file: string,
  findLine: (index: number) => number,
): { readonly values: readonly Bench[]; readonly defects: readonly Problem[] } {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const unread: number[] = [];
  const values = entries.flatMap((entry, index): Bench[] => {
    const [name, unit, value] = ['name', 'unit', 'value'].map((key) => readProperty(entry, key));
    if (typeof name !== 'string' || typeof value !== 'number' || !Number.isFinite(value)) {
      unread.push(findLine(index));
      return [];
    }
    const { factor, ...named } = interpretName(name, typeof unit === 'string' ? unit : '');
    // Removes rounding errors of the conversion.
    return [{ ...named, value: Number((value * factor).toPrecision(12)), line: findLine(index) }];
  });
  const [first] = unread;
  return { values, defects: first === undefined ? [] : [notABench({ file, line: first }, unread.length)] };
}
