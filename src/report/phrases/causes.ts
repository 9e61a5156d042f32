/** Causes that explain many findings at once, so that the report can lead with them. */
import { formatCount, joinWithAnd, joinWithOr } from '../../lang/format.js';
import { compareNaturally, groupBy, readOwn } from '../../lang/objects.js';
import type { CaseName, Problem, Report } from '../../model/documents.js';
import type { CaseState } from '../../judge/groups/case-states.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { toNamed, findFormerScenarios, matchNames, type Named } from '../../judge/groups/renamings.js';
import { nameSampler } from '../groups/names.js';
import { listBegan, wholeRunShifts } from './run-shift.js';
import type { Wording } from './words.js';

interface Cause {
  /** One sentence without a full stop. */
  readonly sentence: string;
  readonly advice: string;
  /** The former names of a scenario and the new one, if nothing else changed. */
  readonly renamedScenario?: readonly [...from: readonly string[], to: string];
}

/** The common cause of most missing cases, if there is one. */
export function findCause(report: Report, wording: Wording): Cause | undefined {
  const { cases } = groupFindings(report);
  const missing = cases.filter(({ kind, moved }) => kind === 'missing' && moved.length > 0);
  const added = cases.filter(({ state }) => state === 'new');
  const matched = cases.length - missing.length - added.length;
  if (missing.length === 0 || added.length === 0 || matched > missing.length) return undefined;
  const namesOf = (states: readonly CaseState[]): readonly CaseName[] => states.map(({ name }) => name);
  return changedAxes(namesOf(missing), namesOf(added), wording) ?? suspectRenaming(missing, added, wording);
}

/** "heap: 512M in this run, 4G in the baseline; cpu: not set in this run, set in the baseline". */
function changedAxes(old: readonly CaseName[], added: readonly CaseName[], wording: Wording): Cause | undefined {
  const axes = [...new Set([...old, ...added].flatMap(({ configuration }) => Object.keys(configuration)))];
  /** The value of all cases; undefined if they have several and some have none. */
  const read = (names: readonly CaseName[], axis: string): string | undefined => {
    const values = [...new Set(names.map(({ configuration }) => readOwn(configuration, axis)))];
    if (values.length > 1) return values.includes(undefined) ? undefined : 'set';
    return values[0] === undefined ? 'not set' : wording.name(values[0]);
  };
  const changes = axes.sort(compareNaturally).flatMap((axis) => {
    const [present, earlier] = [read(added, axis), read(old, axis)];
    const isKnown = present !== undefined && earlier !== undefined && present !== earlier;
    const isClear = present !== 'set' || earlier === 'not set';
    return isKnown && isClear && (earlier !== 'set' || present === 'not set')
      ? [`${wording.name(axis)}: ${present} in this run, ${earlier} in the baseline`]
      : [];
  });
  if (changes.length === 0) return undefined;
  return {
    sentence: changes.join('; '),
    advice:
      'Cases with different values are not compared. If the change is intended, record this run as the first baseline of the new cases and list the old ones under `retired:`. If not, correct the test, or the value with `--set`.',
  };
}

/** "renamed? POST /cart is gone and POST /basket is new, with the same 3 configurations". */
function suspectRenaming(
  missing: readonly CaseState[],
  fresher: readonly CaseState[],
  wording: Wording,
): Cause | undefined {
  const [gone, fresh] = [byName(missing), byName(fresher)];
  const old = missing.map(({ name }) => name);
  const added = fresher.map(({ name }) => name);
  const matched = matchNames(gone, fresh);
  const former = findFormerScenarios(old, added);
  const to = added[0]?.scenario ?? '';
  const renamed =
    former.length > 0 && old.every(({ scenario }) => former.includes(scenario))
      ? { renamedScenario: [...former, to] as const }
      : undefined;
  if (renamed !== undefined && former.length > 1)
    return {
      sentence: `the scenario is ${wording.name(to)} in this run and ${joinWithOr(former.map(wording.name))} in the baseline, with the same labels`,
      advice: 'Cases of different scenarios are not compared. If all are the same test, give it one name.',
      ...renamed,
    };
  if (matched.length < Math.max(gone.size, fresh.size)) return undefined;
  const shown = matched.slice(0, mostNames).map((names) => {
    const [was, is] = [wording.name(names[0]), wording.name(names[1])];
    // Names that look the same in a report differ in what it does not show, such as a space at the end.
    return was === is ? `${was} (only spaces or invisible characters differ)` : `${was} → ${is}`;
  });
  const more = matched.length > mostNames ? [formatCount(matched.length - mostNames, 'more name')] : [];
  return {
    sentence: `renamed? ${joinWithAnd([...shown, ...more])}, with the same configurations`,
    advice:
      'A case is identified by its name. To keep its history, list the new name under `renamed:` in the configuration. To start a new history, record this run and list the old names under `retired:`.',
    ...renamed,
  };
}

const mostNames = 3;

/** The configurations of each scenario and label, sorted. */
function byName(cases: readonly CaseState[]): ReadonlyMap<string, Named> {
  const found = groupBy(cases, ({ name }) => nameSampler(name));
  return new Map([...found].map(([name, own]) => [name, toNamed(own)]));
}

/** What a cause adds to the headline, which may be its sentence. */
export const describeCause = ({ sentence, advice }: Cause, headline: string): string =>
  headline.includes(sentence) ? advice : `${sentence}. ${advice}`;

const explaining = new Set([
  'environment-differs',
  'warmup-differs',
  'load-differs',
  'looks-like-old-result',
  'unknown-columns',
  'only-own-run',
  'littles-law',
]);

/** What a verdict rests on, whatever it is. */
const leading = new Set(['change-unknown', 'results-declared']);

/** What remains to be said below the headline, which tells that the load test failed. */
export const withoutFailedTest = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ code }) => code !== 'load-test-failed');

/** Problems that may explain the verdict; few if the run passed without doubt. */
export const explainingProblems = ({ problems, outcome, tallies }: Report): readonly Problem[] => {
  const isCalm = outcome === 'passed' && tallies.suspect + tallies.missing + tallies.regression === 0;
  return withoutFailedTest(problems).filter(
    ({ code, level }) => leading.has(code) || (!isCalm && (level === 'error' || explaining.has(code))),
  );
};

/**
 * The problems that no other part of a report contains: a missing baseline is in the headline and the first step, and a
 * changed configuration is described below the headline.
 */
export function unexplainedProblems(report: Report): readonly Problem[] {
  const { problems, reasons, baseline, configuration, tallies } = report;
  const said = new Set([
    ...(reasons.includes('no-baseline') && tallies.compared === 0 && baseline.selector === 'history'
      ? ['no-baseline']
      : []),
    // The heading says since when.
    ...(listBegan(wholeRunShifts(report)[0], report).length === 0 ? [] : ['level-not-accepted', 'loss-taken']),
    ...(configuration === undefined ? [] : ['judging-changed', 'reading-changed', 'head-judges']),
  ]);
  return withoutFailedTest(problems).filter(({ code }) => !said.has(code));
}
