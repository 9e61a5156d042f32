/** Steps for missing cases and values. */
import type { Group, Grouped } from '../../groups/groups.js';
import { wheresFor } from '../../groups/patterns.js';
import { configurationToEdit } from '../judged-by.js';
import { findCause } from '../causes.js';
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

/** The command that compares the run with its history under the old name, if only the scenario was renamed. */
export function renameSteps(context: StepContext): readonly Step[] {
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
            sentence: `Measure the missing cases again, or use \`--only PATTERN\` if the run is partial on purpose. If they are no longer measured${report.tallies.new > 0 ? ' (or have new names)' : ''}, add this to ${configurationToEdit(report)}:`,
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
