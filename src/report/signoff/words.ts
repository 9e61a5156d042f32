/** The sentences of a sign-off, for every surface: the decision and why, what to do, and the facts that an archive needs. */
import { requestsNeeded } from '../../judge/quantities/observe.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import { groupBy } from '../../lang/objects.js';
import { capitalize, formatCount, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import { isOpenObjective } from '../../model/objectives.js';
import type { Finding, Report, Signoff, SignoffReason } from '../../model/documents.js';
import { isNoise } from '../phrases/certainty.js';
import { describeBaseline, nameBuild } from '../phrases/compared-runs.js';
import { describeGroups } from '../phrases/group-clauses.js';
import { headline } from '../phrases/headline.js';
import { describeUnread } from '../phrases/unread-files.js';
import { reasonTexts } from '../phrases/words.js';
import type { Wording } from '../phrases/wording.js';

/** A sign-off, and its run judged as strictly as the sign-off. */
export interface Signed {
  readonly signoff: Signoff;
  readonly report: Report;
}

type Kinds = ReadonlySet<SignoffReason['kind']>;
const listKinds = ({ reasons }: Signoff): Kinds => new Set(reasons.map(({ kind }) => kind));

const decisions = { signed: 'is signed', rejected: 'is rejected', undecided: 'is not signed' } as const;

/** "4.5.0 is not signed: p99 of 3 checkout cases has too few requests (900; 1,000 needed). Nothing got slower." */
export function describeDecision({ signoff, report }: Signed, wording: Wording): string {
  const { tag, commit } = signoff.candidate.provenance;
  const name = nameBuild(tag === undefined ? { ...(commit !== undefined && { commit }) } : { tag }, wording);
  const lead = `${name === '' ? 'The run' : name} ${decisions[signoff.decision]}`;
  if (signoff.decision !== 'undecided') return `${lead}: ${headline(report, wording).text}`;
  const settings = overridesFor(report);
  const leaveOut = settings === '' ? '' : `${settings} in guardband.yml leaves that out`;
  const why = [...listOpenReasons(signoff, report, wording), leaveOut].filter((part) => part !== '').join('; ');
  return joinParts([`${lead}: ${why}.`, onlyOpen(signoff, report) ? 'Nothing got slower.' : ''], ' ');
}

const isQuiet: ReadonlySet<SignoffReason['kind']> = new Set(['not-judged', 'unmet-objective']);

const looksWorse = (finding: Finding): boolean =>
  isUnjudged(finding) && isNoise(finding) && finding.delta?.direction === 'worse';

/** Whether what could be judged is as fast as before. */
const onlyOpen = ({ reasons }: Signoff, { findings }: Report): boolean =>
  reasons.every(({ kind }) => isQuiet.has(kind)) &&
  !findings.some(looksWorse) &&
  findings.some(({ gated, verdict }) => gated && (verdict === 'pass' || verdict === 'improvement'));

function listOpenReasons(signoff: Signoff, report: Report, wording: Wording): readonly string[] {
  const kinds = listKinds(signoff);
  const hasRuns = signoff.baseline.runs.length > 0;
  const groups = groupFindings(report).groups.filter(({ state }) => state === 'suspect');
  const say = (kind: SignoffReason['kind'], sentence: () => string): readonly string[] =>
    kinds.has(kind) ? [sentence()] : [];
  const describe = (isWanted: (group: Group) => boolean) => (): string => {
    const wanted = groups.filter(isWanted);
    return wanted.length === 0 ? 'a case looks worse' : describeGroups(wanted, report, wording);
  };
  return [
    ...say('unreadable-input', () => describeUnread(report) || 'not all inputs could be read'),
    ...(hasRuns && kinds.has('not-judged')
      ? []
      : say('no-baseline', () => (hasRuns ? 'nothing was compared' : 'there is no baseline to compare with'))),
    ...say('whole-run-undecided', () => 'the whole run is worse, due to the machine or the change'),
    ...say(
      'suspect',
      describe(({ kind }) => kind !== 'drift'),
    ),
    ...say(
      'slow-loss',
      describe(({ kind }) => kind === 'drift'),
    ),
    ...say('not-judged', () => describeUnjudged(report, wording).join('; ')),
    ...say('unmet-objective', () => 'an objective matches no case'),
  ];
}

const isUnjudged = (finding: Finding): boolean =>
  isOpenObjective(finding) || (finding.gated && finding.verdict === 'inconclusive');

/** More reasons than this are left to the table. */
const maxReasons = 2;
/** A case with more open metrics than this could not be judged at all. */
const maxTitles = 2;

/** "p99 of 3 checkout cases has too few requests (900; 1,000 needed)". */
function describeUnjudged({ findings }: Report, wording: Wording): readonly string[] {
  const byReason = [...groupBy(findings.filter(isUnjudged), ({ reason }) => reason)];
  const scenarios = new Set(findings.map((finding) => finding.case.scenario));
  return byReason.slice(0, maxReasons).map(([reason, own]) => {
    const titles = [...new Set(own.map((finding) => wording.title(finding)))];
    const metrics = titles.length > maxTitles ? '' : `${joinWithAnd(titles)} of `;
    const cases = [...new Map(own.map((finding) => [finding.case.key, finding.case])).values()];
    const [first] = cases;
    const isOne = scenarios.size > 1 && cases.every(({ scenario }) => scenario === first?.scenario);
    const noun = isOne ? `${wording.name(first?.scenario ?? '')} case` : 'case';
    const where = cases.length === 1 ? wording.name(first?.key ?? '') : formatCount(cases.length, noun);
    const [fewest, most] = rangeOfSamples(own);
    const needed = Math.max(...own.map(({ metric }) => requestsNeeded(metric)));
    if (reason !== 'few-samples' || !(needed > most))
      return `${metrics}${where} could not be judged: ${reasonTexts[reason]}`;
    const counts = fewest === most ? thousands(most) : `${thousands(fewest)} … ${thousands(most)}`;
    return `${metrics}${where} has too few requests (${counts}; ${thousands(needed)} needed)`;
  });
}

/** A label that needs this many times the requests would take too long to measure. */
const farFactor = 2;
const maxLabels = 2;

/** The settings that only report what is open, if that is labels of very few requests, such as a login; otherwise empty. */
function overridesFor({ findings }: Report): string {
  const open = findings.filter(isUnjudged);
  const few = open.filter(({ metric, samples = Infinity }) => samples < requestsNeeded(metric));
  const byLabel = groupBy(open, (finding) => finding.case.label ?? '');
  const isFar = few.some(({ metric, samples = Infinity }) => farFactor * samples < requestsNeeded(metric));
  if (
    !isFar ||
    few.length < open.length ||
    byLabel.size > maxLabels ||
    [...byLabel.keys()].some((label) => !isQuotable(label))
  )
    return '';
  const entries = [...byLabel].map(([label, own]) => {
    const metrics = [...new Set(own.map(({ metric }) => `${metric}: report`))];
    return `{ where: { label: ${JSON.stringify(label)} }, metrics: { ${metrics.join(', ')} } }`;
  });
  return `\`overrides: [${entries.join(', ')}]\``;
}

const isQuotable = (label: string): boolean => label !== '' && printableLine(label) === label && !label.includes('`');

function rangeOfSamples(findings: readonly Finding[]): readonly [fewest: number, most: number] {
  const samples = findings.map(({ samples: count = NaN }) => count);
  return [Math.min(...samples), Math.max(...samples)];
}

/** The run, its baseline and the decision, each with its title. */
export function listFacts({ signoff, report }: Signed, wording: Wording): readonly (readonly [string, string])[] {
  const { candidate, baseline, decidedAt, tool } = signoff;
  const build = nameBuild(candidate.provenance, wording);
  const minute = (time: string): string => `${wording.name(time.slice(0, 16).replace('T', ' '))} UTC`;
  const start = candidate.provenance.startedAt;
  const size = formatCount(candidate.measurements, 'measurement');
  const url = report.job?.url;
  const accounts = groupBy(signoff.cases, ({ account }) => account);
  const cases = [...accounts].map(([account, own]) => `${thousands(own.length)} ${account.replaceAll('-', ' ')}`);
  return [
    ['Run', joinParts([build, start === undefined ? '' : minute(start), size], ', ')],
    ['Cases', cases.join(', ')],
    ['Against', `${wording.name(baseline.selector)}: ${describeBaseline(baseline, wording)}`],
    [
      'Decided',
      `${minute(decidedAt)} by guardband ${wording.name(tool.version)}${url === undefined ? '' : ` in ${wording.name(url)}`}`,
    ],
  ];
}

/** The advice on how to get the release signed, with commands in backquotes. Empty if it is signed. */
export function adviceFor({ signoff, report }: Signed, wording: Wording): string {
  const { decision } = signoff;
  if (decision === 'signed') return '';
  const kinds = listKinds(signoff);
  if (signoff.baseline.runs.length === 0)
    return 'What to do: record the previous release, or name another one with `--against`.';
  const steps =
    decision === 'rejected' ? rejectedSteps(signoff, report, kinds) : openSteps(signoff, report, kinds, wording);
  return steps.length === 0 ? '' : `What to do: ${joinSentences(steps)}`;
}

const joinSentences = (steps: readonly string[]): string =>
  steps.map((step, i) => (i === 0 ? step : capitalize(step))).join(' ');

const beside = 'measure base and head beside each other: `guardband gate`.';
const repair = 'see the load test log, and measure again what could not be read.';

/** A waiver allows a change, but not the absence of a case. */
function rejectedSteps(signoff: Signoff, report: Report, kinds: Kinds): readonly string[] {
  const isUnread = describeUnread(report) !== '';
  const missing =
    'measure the missing cases, or list those that are no longer measured under `retired:` in guardband.yml.';
  const areAllMissing = [...kinds].every((kind) => kind === 'missing' || !rejecting.has(kind));
  return [
    ...(areAllMissing ? [] : [rejectedStep(signoff)]),
    ...(isUnread ? [repair] : kinds.has('missing') ? [missing] : []),
  ];
}

const rejecting: Kinds = new Set(['regression', 'whole-run', 'objective', 'invalid']);

const waive = 'add a waiver with an end date to guardband.yml';

function rejectedStep(signoff: Signoff): string {
  const stay = comparesLevels(signoff) ? `\`guardband accept\` its new level with a reason, or ${waive}` : waive;
  return `fix the cases above and measure again. If a change is intended, ${stay}.`;
}

/** Only the history has levels that can be accepted: a release stays as it was measured. */
const comparesLevels = ({ baseline: { selector } }: Signoff): boolean =>
  selector === 'history' || selector.startsWith('ref:');

/** What settles each of the reasons why a release is undecided. */
function openSteps(signoff: Signoff, report: Report, kinds: Kinds, wording: Wording): readonly string[] {
  const steps: readonly (readonly [isNeeded: boolean, step: string])[] = [
    [
      kinds.has('unreadable-input'),
      describeUnread(report) === '' ? 'repair the inputs that could not be read: see the problems below.' : repair,
    ],
    [kinds.has('unmet-objective'), 'correct the objective that matches no case: see the problems below.'],
    [kinds.has('suspect') || kinds.has('whole-run-undecided'), beside],
    [
      kinds.has('whole-run-undecided'),
      'a scenario that the change cannot affect, listed under `controls:` in guardband.yml, shows how the machine moved.',
    ],
    [kinds.has('slow-loss'), slowLossStep(signoff)],
    [kinds.has('not-judged'), unjudgedStep(report, wording)],
  ];
  return [...new Set(steps.flatMap(([isNeeded, step]) => (isNeeded ? [step] : [])))];
}

/** "measure 12 % longer, or set `p99: report` under `metrics:`." */
function unjudgedStep(report: Report, wording: Wording): string {
  const open = report.findings.filter(isUnjudged);
  const few = open.filter(({ metric, samples = Infinity }) => samples < requestsNeeded(metric));
  const factor = Math.max(...few.map(({ metric, samples = NaN }) => requestsNeeded(metric) / samples));
  const other = open.some(looksWorse) ? beside : 'the table shows why a case could not be judged.';
  if (few.length < open.length || !(factor > 1)) return other;
  const longer =
    factor < 2 ? `${String(Math.ceil(20 * (factor - 1)) * 5)} % longer` : `${String(Math.ceil(factor))} times as long`;
  if (overridesFor(report) !== '') return `measure ${longer}, or add these \`overrides:\` to guardband.yml.`;
  const metrics = [...new Set(few.map(({ metric }) => metric))].map((metric) => `\`${wording.name(metric)}: report\``);
  return `measure ${longer}, or set ${joinWithAnd(metrics)} under \`metrics:\` in guardband.yml.`;
}

function slowLossStep(signoff: Signoff): string {
  const stay = comparesLevels(signoff)
    ? `\`guardband accept\` the level from the first run of the loss on (\`--from\`), or ${waive}`
    : waive;
  return `look for the cause of the slow loss among the changes since it began: \`guardband trend\` shows them; another run would not help. If it is meant to stay, ${stay}.`;
}
