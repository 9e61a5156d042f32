/** The environments of a run and of its baseline, axis by axis. */
import { formatCount, shortList } from '../../lang/format.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import type { Report } from '../../model/documents.js';
import type { Table } from '../blocks/blocks.js';
import type { Wording } from './wording.js';

type Sides = Pick<Report, 'candidate' | 'baseline'>;

/** One axis of the environments of both sides. */
export interface ComparedAxis {
  readonly axis: string;
  /** The candidate's value; undefined if it is not recorded. */
  readonly present: string | undefined;
  /** The distinct values of the baseline, in order of the runs; undefined for runs that do not record the axis. */
  readonly past: readonly { readonly value: string | undefined; readonly runs: number }[];
  /** Whether any run of the baseline has another value than the candidate. */
  readonly differs: boolean;
}

/** The environment axes of both sides, in alphabetical order. */
export function compareEnvironments({ candidate, baseline }: Sides): readonly ComparedAxis[] {
  const present = candidate.provenance.environment ?? {};
  const past = baseline.runs.map((run) => run.environment ?? {});
  const axes = [...new Set([present, ...past].flatMap((environment) => Object.keys(environment)))].sort();
  return axes.map((axis) => {
    const read = (environment: Readonly<Record<string, string>>): string | undefined => readOwn(environment, axis);
    const own = read(present);
    const values = [...groupBy(past, read)].map(([value, runs]) => ({ value, runs: runs.length }));
    const differs = values.some(({ value }) => own !== undefined && value !== undefined && value !== own);
    return { axis, present: own, past: values, differs };
  });
}

const maxAxes = 100;

/**
 * The environments of both sides, for every surface.
 *
 * @param mark what marks an axis that differs
 */
export function environmentTable(sides: Sides, { name }: Wording, mark = ' (differs)'): Table {
  const write = (value: string | undefined): string => (value === undefined ? 'not recorded' : name(value));
  // "c5.xlarge in 3 runs, m7.large in 1 run and 2 more"; empty without a baseline.
  const listPast = ({ past }: ComparedAxis): string =>
    past.length === 1
      ? write(past[0]?.value)
      : shortList(
          past.map(({ value, runs }) => `${write(value)} in ${formatCount(runs, 'run')}`),
          4,
        );
  return {
    columns: [{ head: 'environment' }, { head: 'this run' }, { head: 'baseline' }],
    rows: compareEnvironments(sides)
      .slice(0, maxAxes)
      .map((axis) => [`${name(axis.axis)}${axis.differs ? mark : ''}`, write(axis.present), listPast(axis) || '-']),
  };
}

/** "instance is m7.large, not c5.xlarge as in the baseline and 2 more"; empty if none is known to differ. */
export const describeEnvironments = (sides: Sides, { name }: Wording): string =>
  shortList(
    compareEnvironments(sides).flatMap(({ axis, present, past: [only, ...others] }) =>
      others.length === 0 && only?.value !== undefined && present !== undefined && only.value !== present
        ? [`${name(axis)} is ${name(present)}, not ${name(only.value)} as in the baseline`]
        : [],
    ),
    1,
  );
