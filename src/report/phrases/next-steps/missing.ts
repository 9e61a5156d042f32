/** Steps for missing cases and values. */
import type { CaseState } from '../../groups/case-states.js';
import type { Group, Grouped } from '../../groups/groups.js';
import { wheresFor } from '../../groups/patterns.js';
import { configurationToEdit } from '../judged-by.js';
import { nameCase } from '../../../cases/names.js';
import { groupBy } from '../../../lang/group-by.js';
import { findCause, pairUp } from '../causes.js';
import {
  againstCommand,
  formatWhere,
  quoteShell,
  resultWords,
  shellCode,
  yamlCode,
  type Step,
  type StepContext,
} from './step.js';
import { printableLine } from '../../../lang/printable.js';

const mostEntries = 30;

/** Steps that keep the history of a renamed scenario or of renamed labels. */
export function renameSteps(grouped: Grouped, context: StepContext): readonly Step[] {
  const steps = renamedScenarioSteps(context);
  return steps.length > 0 ? steps : renamedLabelSteps(grouped, context);
}

/** The command that assigns the history of missing labels to new labels. */
function renamedLabelSteps(grouped: Grouped, { inputs }: StepContext): readonly Step[] {
  const renamings = findRenamedLabels(grouped);
  if (renamings.length === 0) return [];
  const names = renamings.flat().map((name) => ` ${quoteShell(name)}`);
  const place = inputs?.options.indexOf('--config') ?? -1;
  const config = place < 0 ? '' : ` --config ${quoteShell(inputs?.options[place + 1] ?? '')}`;
  // A name that begins with a hyphen would be parsed as an option.
  const end = renamings.flat().some((name) => name.startsWith('-')) ? ' --' : '';
  return [
    {
      sentence: 'If this only has a new name, keep its history, and check again:',
      code: shellCode(`guardband rename${config}${end}${names.join('')}`),
    },
  ];
}

/** Pairs of a missing label and a new label that has the same configurations in the same scenario. */
function findRenamedLabels({ cases }: Grouped): readonly (readonly [label: string, to: string])[] {
  const labelled = cases.filter(({ name }) => name.label !== undefined);
  const pairs = [...groupBy(labelled, ({ name }) => name.scenario).values()].flatMap((scenario) => {
    const labels = groupBy(scenario, ({ name }) => name.label ?? '');
    const select = (isSelected: (summary: CaseState) => boolean): ReadonlyMap<string, readonly string[]> =>
      new Map(
        [...labels]
          .filter(([, summaries]) => summaries.every(isSelected))
          .map(([label, summaries]) => [
            label,
            summaries.map(({ name: { configuration } }) => nameCase({ scenario: '', configuration }).key).sort(),
          ]),
      );
    return pairUp(
      select(({ kind }) => kind === 'missing'),
      select(({ state }) => state === 'new'),
    );
  });
  const isCopyable = (name: string): boolean => name.length <= 200 && printableLine(name) === name;
  return pairs.filter((names) => names.every(isCopyable)).slice(0, mostEntries);
}

/** The command that compares the run with its history under the old name, if only the scenario was renamed. */
function renamedScenarioSteps(context: StepContext): readonly Step[] {
  const { report, inputs } = context;
  const { oldScenario } = findCause(report, printableLine) ?? {};
  const isWholeRun = report.tallies.new + report.tallies.missing === report.tallies.cases;
  if (oldScenario === undefined || inputs === undefined || !isWholeRun) return [];
  const name = `--set ${quoteShell(`scenario=${oldScenario}`)}`;
  return [
    {
      sentence: 'If it is the same scenario under a new name, keep its history:',
      code: shellCode(`${againstCommand(`check${resultWords(context)}`, context)} ${name}`),
    },
  ];
}

export function missingSteps(groups: readonly Group[], grouped: Grouped, { report }: StepContext): readonly Step[] {
  const isRenamed = findRenamedLabels(grouped).length > 0;
  const gone = groups.filter(({ kind }) => kind === 'missing');
  const lacking = groups.some(({ kind }) => kind === 'lacking');
  const wheres = gone
    .slice(0, mostEntries)
    .flatMap((group) => wheresFor(group, grouped))
    .slice(0, mostEntries);
  return [
    ...(lacking ? [{ sentence: 'Find out why the tool reported no value for some metrics, and measure again.' }] : []),
    ...(wheres.length === 0
      ? []
      : [
          {
            sentence: `Measure the missing cases again, or use \`--only PATTERN\` if the run is partial on purpose. If they are no longer measured${report.tallies.new > 0 && !isRenamed ? ' (or have new names)' : ''}, add this to ${configurationToEdit(report)}:`,
            code: yamlCode(
              'retired:',
              ...wheres.flatMap((where) => [
                `  - where: ${formatWhere(where)}`,
                '    reason: "why it is no longer measured"',
              ]),
            ),
          },
        ]),
  ];
}
