/** Steps for missing cases and values. */
import type { CaseState } from '../../../judge/groups/case-states.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { wheresFor } from '../../../judge/groups/patterns.js';
import { listUnreadFiles } from '../undecided.js';
import { configurationName } from '../conditions.js';
import { joinWithAnd } from '../../../lang/format.js';
import { groupBy } from '../../../lang/objects.js';
import { alikeFactor, describeNamed, pairUp, type Named } from '../../../judge/groups/renamings.js';
import { findCause } from '../causes.js';
import { quoteShell, printableLine } from '../../../lang/printable.js';
import { formatWhere, quoteYamlIfNeeded, yamlCode, say, type Step, type StepContext } from './step.js';

const maxEntries = 30;

/** The block that gives the history of missing names to new names, of a scenario or of labels. */
export function renameSteps(grouped: GroupedCases, context: StepContext): readonly Step[] {
  const names = findRenamedScenario(context);
  const [first, ...others] = names.slice(0, -1);
  const isScenario = first !== undefined;
  // Several names are joined into the first one; a single one is replaced by the new one.
  const renamings = !isScenario
    ? findRenamedLabels(grouped)
    : others.length === 0
      ? [names]
      : others.map((name) => [name, first]);
  if (renamings.length === 0) return [];
  const kind = isScenario ? 'scenario' : 'label';
  const entries = renamings.map(([from = '', to = '']) => `  - ${formatWhere({ [kind]: from, to })}`);
  const file = configurationName(context);
  const option = `\`--set ${quoteShell(`scenario=${first ?? ''}`)}\``;
  return say(
    !isScenario
      ? `If this only has a new name, keep its history: add to ${file}, and check again:`
      : others.length === 0
        ? `If only the file has a new name, check it with ${option}. If the test has one, keep its history: add to ${file}, and check again:`
        : `If all are the same test, join what was recorded, and name it from now on: by ${option}, or by \`scenario: ${quoteYamlIfNeeded(first)}\` in ${file}. To join, add there as well:`,
    yamlCode('renamed:', ...entries),
  );
}

/** The former names of a scenario and its new one, if only the name differs: that of a folder or file may be another one in each run. */
function findRenamedScenario({ report, wording }: StepContext): readonly string[] {
  const { renamedScenario = [] } = findCause(report, wording.as(printableLine)) ?? {};
  return renamedScenario.every(isCopyable) ? renamedScenario : [];
}

/**
 * Pairs of a missing label and a new label that has the same configurations in the same scenario. If other labels came or
 * went as well, they must also take about as long.
 */
function findRenamedLabels({ cases }: GroupedCases): readonly (readonly [label: string, to: string])[] {
  const labelled = cases.filter(({ name }) => name.label !== undefined);
  const pairs = [...groupBy(labelled, ({ name }) => name.scenario).values()].flatMap((scenario) => {
    const labels = groupBy(scenario, ({ name }) => name.label ?? '');
    const select = (isSelected: (summary: CaseState) => boolean): ReadonlyMap<string, Named> =>
      new Map(
        [...labels]
          .filter(([, summaries]) => summaries.every(isSelected))
          .map(([label, summaries]) => [label, describeNamed(summaries)]),
      );
    const gone = select(({ kind }) => kind === 'missing');
    const fresh = select(({ state }) => state === 'new');
    return pairUp(gone, fresh, gone.size === 1 && fresh.size === 1 ? Infinity : alikeFactor);
  });
  return pairs.filter((names) => names.every(isCopyable)).slice(0, maxEntries);
}

const isCopyable = (name: string): boolean => name.length <= 200 && printableLine(name) === name;

export function missingSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report, isRelease } = context;
  const partial = isRelease === true ? '' : ', or use `--only PATTERN` if the run is partial on purpose';
  const others = report.tallies.new > 0 && findRenamedLabels(grouped).length === 0 ? ' (or have new names)' : '';
  const unseen = grouped.groups.filter(({ kind }) => kind === 'unseen');
  const gone = [...groups.filter(({ kind }) => kind === 'missing'), ...unseen];
  const why = [
    ['missing', 'some cases were not measured'],
    ['lacking', 'the tool reported no value for some metrics'],
    ['invalid', 'some values cannot be used'],
  ].flatMap(([wanted, what = '']) => (groups.some(({ kind }) => kind === wanted) ? [what] : []));
  const wheres = gone
    .slice(0, maxEntries)
    .flatMap((group) => wheresFor(group, grouped, maxEntries))
    .slice(0, maxEntries);
  return [
    ...(groups.some(({ kind }) => kind === 'lacking' || kind === 'invalid')
      ? say(`Find out why ${joinWithAnd(why)}, and measure again.`)
      : []),
    // What has a file, or was measured under another name, is not to be retired.
    ...(wheres.length === 0 || listUnreadFiles(report).length > 0 || findRenamedScenario(context).length > 0
      ? []
      : say(
          `Measure the missing cases again${partial}. If they are no longer measured${others}, list them under \`retired:\` in ${configurationName(context)}:`,
          yamlCode(
            'retired:',
            ...wheres.flatMap((where) => [
              `  - where: ${formatWhere(where)}`,
              '    reason: "why it is no longer measured"',
            ]),
          ),
        )),
  ];
}
