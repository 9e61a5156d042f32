/** What a person can do about a report, with the commands and configuration lines to copy. */
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report, RunShift, WaiverUse } from '../../model/documents.js';
import { isAlone } from './alone.js';
import { formatPercent } from './amount.js';
import { classifyFinding, worseFindings, suspectFindings } from './failing.js';
import { printableLine } from '../../lang/printable.js';
import { seenShare } from './seen-share.js';
import { wholeRunShifts } from './run-shift.js';
import { count, joinWithAnd, findMetric } from './words.js';

export interface Step {
  /** One sentence; holds no text from the results. */
  readonly say: string;
  /** Lines to copy. They hold names from the results. */
  readonly code?: Code;
}

interface Code {
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
}

/** @param today YYYY-MM-DD, where known: what is proposed for a while begins then */
export function nextSteps(report: Report, today?: string): readonly Step[] {
  const offending = worseFindings(report);
  const { reasons, outcome } = report;
  return [
    ...worseSteps(
      offending.filter((finding) => finding.verdict === 'regression'),
      report,
      today,
    ),
    ...missingSteps(
      offending.filter(({ verdict }) => verdict === 'missing'),
      report,
    ),
    ...(offending.some(({ verdict }) => verdict === 'invalid')
      ? [{ say: 'Look into the log of the test whose values cannot be used, mend it and measure again.' }]
      : []),
    ...suspectSteps(suspectFindings(report), report),
    ...(isAssumed(report) && report.baseline.repetitions !== undefined
      ? [
          {
            say: 'The noise of some cases is only assumed, which makes their limits wide. Measure both sides again in this session, twice or more: their repetitions tell it.',
          },
        ]
      : []),
    ...(isAssumed(report) && report.baseline.repetitions === undefined
      ? [
          {
            say: 'The noise of some cases is only assumed, which makes their limits wide. More healthy runs in the baseline make them narrower:',
            code: sh(command('record RESULTS', report)),
          },
        ]
      : []),
    ...(isAlone(report) ? [{ say: 'Measure again, and check that:', code: sh(judging('check RESULTS', report)) }] : []),
    ...(outcome === 'undecided' && reasons.includes('no-baseline') && isOfHistory(report)
      ? [
          {
            say: 'If what was judged is your baselines, name the results, and those with --baselines:',
            code: sh('guardband check RESULTS --baselines DIR'),
          },
        ]
      : []),
    ...(outcome === 'undecided' && reasons.includes('no-baseline') && !isAlone(report) && !isOfHistory(report)
      ? [
          {
            say: 'Record this run as the first baseline, if it may serve as one:',
            code: sh(command('record RESULTS', report)),
          },
        ]
      : []),
    ...(outcome === 'undecided' && reasons.includes('nothing-compared')
      ? [
          {
            say: 'Compare the names and the environment of this run with those of the baseline. If this run is meant to begin a new one, record it:',
            code: sh(command('record RESULTS', report)),
          },
        ]
      : []),
    ...report.waivers
      .filter(({ state }) => state !== 'stale' || !isMoved(report))
      .flatMap(waiverStep)
      .slice(0, mostWaivers),
  ];
}

/** What moved the whole run was taken out of every case: that one is within its limits tells nothing of the change then. */
const isMoved = ({ runShifts }: Report): boolean => runShifts.some(({ verdict }) => verdict !== 'pass');

/** Nobody judges a history by mistake but who named it in the place of the results. */
const isOfHistory = ({ problems }: Report): boolean => problems.some(({ code }) => code === 'newest-of-history');

const isAssumed = ({ findings }: Report): boolean =>
  findings.some(
    ({ gated, reason, noise }) =>
      gated && noise?.from === 'assumed' && (reason === 'within-noise' || reason === 'too-noisy'),
  );

const mostWaivers = 5;
const sh = (...lines: readonly string[]): Code => ({ language: 'sh', lines });
const yaml = (...lines: readonly string[]): Code => ({ language: 'yaml', lines });

function worseSteps(worse: readonly Finding[], report: Report, today: string | undefined): readonly Step[] {
  const [worst] = worse;
  const movable = worse.filter((finding) => isTolerable(finding) && classifyFinding(finding) !== 'errors');
  const told = wholeRunShifts(report);
  // Where the cases that moved are waived, the run still fails as a whole.
  const whole = told.length + movable.length > 0 ? told : report.runShifts.filter(isWorse);
  const fix: readonly Step[] =
    worst === undefined
      ? []
      : [
          {
            say: 'Fix it. Every number behind the worst row:',
            code: sh(
              judging(
                `explain ${shellWord(patternOn(worst.case.key))} ${shellWord(worst.metric)} --results RESULTS`,
                report,
              ),
            ),
          },
        ];
  const isMeant = movable.length + whole.length > 0;
  return [
    ...fix,
    ...(whole.length > 0 ? machineSteps(report) : []),
    ...(isMeant ? [acceptStep(movable, whole, report)] : []),
    ...waiveSteps(worse, report, today),
  ];
}

function waiveSteps(worse: readonly Finding[], report: Report, today: string | undefined): readonly Step[] {
  const tolerable = worse.find(isTolerable);
  const ceiling = tolerable === undefined ? undefined : ceilingOver(tolerable);
  if (tolerable === undefined || ceiling === undefined) return [];
  return [
    {
      say: 'Or allow it for a while, in guardband.yml:',
      code: yaml(
        ...seenBy('guardband.yml', report.owners?.configuration),
        'waivers:',
        `  - where: ${whereOf(tolerable)}`,
        `    metric: ${yamlWord(tolerable.metric)}`,
        `    ceiling: ${ceiling}`,
        `    until: ${inAMonth(today)}`,
        '    issue: "where it is followed up"',
        '    reason: "why it is allowed until then"',
      ),
    },
  ];
}

/** A run that is worse as a whole: what tells a slow machine from a change that hits everything. */
function machineSteps(report: Report): readonly Step[] {
  const hasControls = report.findings.some(({ control }) => control === true);
  return [
    {
      say: 'The whole run is worse, by the machine or by the change. Measure again on the same machine, and check that:',
      code: sh(judging('check RESULTS', report)),
    },
    ...(hasControls
      ? []
      : [
          {
            say: 'Or declare a control in guardband.yml, a case that the change cannot touch and every run measures: it tells what the machine did.',
            code: yaml(
              ...seenBy('guardband.yml', report.owners?.configuration),
              'controls:',
              '  - scenario: "what the change cannot touch"',
            ),
          },
        ]),
    ...(report.baseline.repetitions === undefined
      ? [
          {
            say: 'Or measure the version before it too, on the same machine in the same session, and compare the two:',
            code: sh('guardband check RESULTS --against RESULTS-BEFORE'),
          },
        ]
      : []),
  ];
}

const isWorse = ({ verdict }: RunShift): boolean => verdict === 'regression';

/** How a new level becomes the baseline depends on what the run was judged against: the history alone can be told to take it. */
function acceptStep(movable: readonly Finding[], whole: readonly RunShift[], report: Report): Step {
  const { selector, repetitions } = report.baseline;
  const recorded = command('record RESULTS', report);
  const { accepted, others } = acceptCommands(movable, whole, report);
  const seen = seenBy('the baselines', report.owners?.baselines);
  if (repetitions !== undefined)
    return {
      say: 'Or merge it, if it is meant to stay: the baseline is measured anew in every session and has it from then on; until then it passes with a waiver alone.',
    };
  if (selector === 'history')
    return {
      say: `Or make it the new baseline, if it is meant to stay${others}:`,
      code: sh(...seen, recorded, ...accepted),
    };
  if (selector.startsWith('ref:'))
    return {
      say: `Or make it the new baseline, if it is meant to stay. That alone does not turn this check green: it takes the baselines from another commit (for a pull request, one of its target), and what is recorded here counts for those that begin after the merge. To pass before that, waive it, or record and accept on the target branch and merge that into this one${others}:`,
      code: sh(...seen, recorded, ...accepted),
    };
  if (selector === 'last')
    return { say: 'Or let it be the last run from now on, if it is meant to stay:', code: sh(recorded) };
  return {
    say: 'If it is meant to stay, compare with something newer from now on (`--against`): what a release or a file holds cannot be told to take it.',
  };
}

const mostAccepted = 6;

/** One a metric in which the whole run is worse; then one a case, the worst first: of its only metric that is worse, or of all. */
function acceptCommands(
  movable: readonly Finding[],
  whole: readonly RunShift[],
  report: Report,
): { readonly accepted: readonly string[]; readonly others: string } {
  const everywhere = new Set(whole.map(({ metric }) => metric));
  const rest = movable.filter(({ metric }) => !everywhere.has(metric));
  const cases = [...groupBy(rest, (finding) => finding.case.key)];
  const { startedAt } = report.candidate.provenance;
  // A run that began later may have been recorded before this one.
  const from = startedAt === undefined ? '' : ` --from ${shellWord(startedAt)}`;
  const accept = (pattern: string, metric: string | undefined): string => {
    const only = metric === undefined ? '' : ` --metric ${shellWord(metric)}`;
    return command(`accept ${shellWord(pattern)}${only}${from} --reason 'why it is meant to stay'`, report);
  };
  const all = [...everywhere].map((metric) => accept('*', metric));
  const single = cases
    .slice(0, mostAccepted)
    .map(([key, [one, ...more]]) => accept(patternOn(key), more.length > 0 ? undefined : one?.metric));
  const left = cases.length - single.length;
  return { accepted: [...all, ...single], others: left === 0 ? '' : `, and so for ${count(left, 'more case')}` };
}

const mostOwners = 10;

/** A comment in the code, so that naming them calls nobody. */
const seenBy = (what: string, owners: readonly string[] = []): readonly string[] =>
  owners.length === 0
    ? []
    : [`# changes ${what}, which ${joinWithAnd(owners.slice(0, mostOwners).map(printableLine))} must see (CODEOWNERS)`];

/** As it was run here, but for the results: those are named by whoever copies it. */
const command = (words: string, { baseline: { store } }: Report): string =>
  `guardband ${words}${store === undefined ? '' : ` --baselines ${shellWord(store)}`}`;

/** The same with what the run was judged against. */
const judging = (words: string, report: Report): string => {
  const { selector } = report.baseline;
  return `${command(words, report)}${selector === 'history' ? '' : ` --against ${shellWord(selector)}`}`;
};

/** An objective is not moved by a baseline, and what fails more than the cap allows never becomes one. */
function isTolerable(finding: Finding): boolean {
  const { cap } = findMetric(finding);
  return (
    finding.objective === undefined && !(typeof finding.candidate === 'number' && finding.candidate > (cap ?? Infinity))
  );
}

function missingSteps(missing: readonly Finding[], { tallies }: Report): readonly Step[] {
  const gone = missing.find(({ reason }) => reason === 'no-candidate');
  if (gone === undefined)
    return missing.length === 0
      ? []
      : [{ say: 'See why the tool gave no value for what is missing, and measure it again.' }];
  return [
    {
      say: `Measure what is missing again; narrow a run that is partial on purpose with \`--only PATTERN\`; or say in guardband.yml that a case is no longer measured${tallies.new > 0 ? ', or only by another name' : ''}:`,
      code: yaml('retired:', `  - where: ${whereOf(gone)}`, '    reason: "why it is no longer measured"'),
    },
  ];
}

function suspectSteps(doubtful: readonly Finding[], report: Report): readonly Step[] {
  if (doubtful.length === 0) return [];
  const cases = new Set(doubtful.map(({ case: { key } }) => key)).size;
  const seen = visible(report);
  return [
    {
      say: `Measure ${cases === 1 ? 'the suspect' : `the ${count(cases, 'suspect')}`} again and judge both runs together; that settles most of them.${seen === '' ? '' : ` One run would have seen ${seen} in ${seenShare(report)}.`}`,
      code: sh(judging('check RESULTS RERUN-RESULTS', report)),
    },
  ];
}

/** The change that is seen in half of all cases, per gated metric: the middle case of the run. */
function visible({ findings }: Report): string {
  const known = new Map<string, number[]>();
  for (const finding of findings) {
    const { gated, metric, smallestDetectable: smallest } = finding;
    if (!gated || smallest === undefined || classifyFinding(finding) !== 'slower') continue;
    known.set(metric, [...(known.get(metric) ?? []), smallest]);
  }
  const parts = [...known].map(([id, values]) => {
    const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    return `${findMetric({ metric: id }).title} worse by ${formatPercent(middle)}`;
  });
  return joinWithAnd(parts);
}

/** What became of waivers that need a hand; one that is used as meant needs none. */
const waiverWords = {
  expired: 'A waiver has expired; renew it or take it out:',
  exceeded: 'A waiver no longer covers its case, which is worse than its ceiling:',
  stale: 'A waiver is no longer needed, as its case is back within limits; take it out:',
  unused: 'A waiver meets no case of this run; mend or remove it:',
} as const satisfies Record<Exclude<WaiverUse['state'], 'used'>, string>;

function waiverStep({ state, where, metric, ceiling, until, reason }: WaiverUse): readonly Step[] {
  if (state === 'used') return [];
  const parts = Object.entries(where).map(([name, value]) => `${yamlWord(name)}: ${yamlWord(String(value))}`);
  const line = `{where: {${parts.join(', ')}}, metric: ${yamlWord(metric)}, ceiling: ${yamlWord(ceiling)}, until: ${yamlWord(until)}, reason: ${yamlText(reason)}}`;
  return [{ say: waiverWords[state], code: yaml(`- ${line}`) }];
}

/** A waiver's ceiling just above what was found: whole steps of 5 %, or whole points. */
function ceilingOver({ delta, metric }: Finding): string | undefined {
  if (delta === undefined) return undefined;
  if (findMetric({ metric }).scale === 'points') return `${Math.floor(Math.abs(delta.absolute)) + 1} points`;
  return delta.percent === undefined ? undefined : `${5 * (Math.floor(Math.abs(delta.percent) / 5) + 1)}%`;
}

const longest = 200;
const beginning = 100;
const ending = 60;

/** The case as a `where:`. */
function whereOf({ case: { scenario, label, configuration } }: Finding): string {
  const parts = Object.entries({ scenario, ...(label === undefined ? {} : { label }), ...configuration });
  return `{${parts.map(([name, value]) => `${yamlWord(name)}: ${yamlText(patternOn(value))}`).join(', ')}}`;
}

/** A name to be found by: a very long one as a pattern on how it begins and ends. */
function patternOn(name: string): string {
  const points = Array.from(name);
  if (points.length <= longest) return name;
  return `${points.slice(0, beginning).join('')}*${points.slice(-ending).join('')}`;
}

const yamlText = (text: string): string => JSON.stringify(printableLine(text));
/** Bare where YAML takes it for a text and nothing else. */
const yamlWord = (text: string): string =>
  /^([A-Za-z][\w.-]*|\d+%)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : yamlText(text);
/** In single quotes nothing means anything to a shell but the quote itself. */
const shellWord = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${printableLine(text).replaceAll("'", String.raw`'\''`)}'`;

/** Thirty days from now, however old the run is: a waiver is short by default. */
const inAMonth = (today: string | undefined): string =>
  today === undefined ? 'YYYY-MM-DD' : new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
