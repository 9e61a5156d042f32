/** What was compared under which conditions: the environments of both sides, axis by axis, and the configuration that judged. */
import { formatCount, shortList } from '../../lang/format.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import type { ConfigChange, Report } from '../../model/documents.js';
import type { Table } from '../blocks/blocks.js';
import type { Wording } from './words.js';
import type { Inputs } from '../../model/host.js';

type Sides = Pick<Report, 'candidate' | 'baseline'>;

/** One axis of the environments of both sides. */
interface ComparedAxis {
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
    // What differs may explain the verdict.
    rows: compareEnvironments(sides)
      .toSorted((a, b) => Number(b.differs) - Number(a.differs))
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

const maxChanges = 5;
const maxCharacters = 60;

/**
 * Returns one sentence per line; none if there is nothing unusual. They belong on the first screen, because a change of
 * rules must not go unnoticed.
 */
export function configurationLines({ configuration }: Report, wording: Wording): readonly string[] {
  if (configuration === undefined) return [];
  const { from, commit, absent, judging, reading, retiring = [] } = configuration;
  const base = wording.name(commit.slice(0, 10));
  const effect =
    absent === true
      ? `The merge base ${base} has no configuration, so the built-in defaults apply.`
      : `They do not count before the merge: the configuration of ${base} applies.`;
  const say = (lead: string, changes: readonly ConfigChange[], end = ''): string => {
    const texts = changes.map((change) => describeChange(change, wording));
    return texts.length === 0 ? '' : `This pull request ${lead}: ${shortList(texts, maxChanges)}.${end}`;
  };
  return [
    say('retires what it no longer measures', retiring),
    say('changes how it is judged', judging, from === 'head' ? '' : ` ${effect}`),
    from === 'head' ? 'The pull request is judged by its own configuration, because of --config-from head.' : '',
    say('changes how results are read', reading),
  ].filter((line) => line !== '');
}

function describeChange({ key, base, head }: ConfigChange, wording: Wording): string {
  const value = (text: string): string =>
    wording.name(text.length > maxCharacters ? `${text.slice(0, maxCharacters - 3)}...` : text);
  if (base === undefined) return `${wording.name(key)} added (${value(head ?? '')})`;
  if (head === undefined) return `${wording.name(key)} removed (${value(base)})`;
  return `${wording.name(key)} from ${value(base)} to ${value(head)}`;
}

/** A report, and the names that the user gave for the inputs; unknown if the report of another job is shown. */
interface Judged {
  readonly report: Pick<Report, 'job' | 'configuration'>;
  readonly inputs?: Inputs | undefined;
}

/** The path of the configuration that an option names; undefined if no option does. */
function namedConfiguration({ report, inputs }: Judged): string | undefined {
  if (inputs === undefined) return report.job?.config;
  const place = inputs.options.indexOf('--config');
  return place < 0 ? undefined : inputs.options[place + 1];
}

/** The configuration in a sentence of a next step: guardband.yml, unless an option names another. */
export function configurationName(judged: Judged): string {
  const path = namedConfiguration(judged);
  if (path === undefined) return 'guardband.yml';
  // Other paths would need escaping, which differs by renderer.
  return /^[\w./-]+$/.test(path) ? `\`${path}\`` : 'the configuration';
}

/** The configuration to edit, for next steps: a pull request is judged by that of the merge base. */
export const configurationToEdit = (judged: Judged): string =>
  `${configurationName(judged)}${judged.report.configuration?.from === 'base' ? ' on the target branch, merged into this one' : ''}`;
