import { describe, expect, it } from '@jest/globals';
import type { Finding, Problem, Report } from '../../src/model/documents.js';
import { nextSteps } from '../../src/report/sentences/steps.js';
import { planRerun } from '../../src/judge/outcome.js';
import { headline } from '../../src/report/sentences/headline.js';
import { describeGroup } from '../../src/report/sentences/groups.js';
import { groupFindings } from '../../src/judge/account/groups.js';
import { describeState, listRows, countLine } from '../../src/report/sentences/rows.js';
import { failingHeading, headingOf, linesOf, plain, sentencesOf, stepsOf } from './_shown.js';
import { failed, finding, gone, regressed, report, steady, suspected, undecidable, values } from './reports/build.js';
import { reports } from './reports/index.js';
import { chooseRows } from '../../src/judge/account/rows.js';

const measuredAgain = (shown: Report): readonly string[] =>
  sentencesOf(shown).filter((sentence) => /[Mm]easure base and head/.test(sentence));
const failing = (each: Finding): Finding => ({ ...each, fails: true });
const about = { message: 'What is wrong.', advice: 'What to do.' };
const problem = (code: string, level: Problem['level'], file?: string): Problem =>
  file === undefined ? { code, level, ...about } : { code, level, ...about, file };

it('recommends to measure base and head only once if the whole run and single cases are suspect', () => {
  const { wholeRun } = reports;
  const findings = wholeRun.findings.map((found, i) =>
    i === 0 ? { ...found, verdict: 'suspect' as const, reason: 'single-run' as const } : found,
  );
  const once = [expect.stringMatching(/^To decide, measure base and head/)];
  expect(measuredAgain({ ...wholeRun, findings })).toEqual(once);
  expect(measuredAgain({ ...wholeRun, findings, reasons: [], runShifts: [] })).toEqual(once);
});

it('records a run of another load once, and then measures again', () => {
  const open = [finding({ verdict: 'inconclusive', reason: 'load' })];
  const commands = (...problems: Report['problems']) => linesOf(report(open, { outcome: 'undecided', problems }));
  const differs = problem('load-differs', 'warning');
  expect(commands(differs)).toEqual(['guardband record run']);
  expect(commands(differs, problem('same-run-in-baseline', 'note'))).toEqual(['guardband check run']);
});

describe('the configuration to edit', () => {
  const configuration = { from: 'base', commit: 'a'.repeat(40), judging: [], reading: [] } as const;
  const placesIn = (sentences: readonly string[]): readonly string[] =>
    sentences.flatMap((sentence) => / add this to (.*):$/.exec(sentence)?.[1] ?? []);

  it.each([
    ['named as the option names it', '', {}, 'guardband.yml'],
    ['named as the option names it', 'perf/gate.yml', {}, '`perf/gate.yml`'],
    ['named as the option names it', 'my <b> gate.yml', {}, 'the configuration'],
    [
      'that of the target branch on a pull request',
      'perf/gate.yml',
      { configuration },
      '`perf/gate.yml` on the target branch, merged into this one',
    ],
  ])('is %s: %j', (_, path, more, name) => {
    const shown = { ...reports.slower, ...more };
    expect(placesIn(sentencesOf(shown, path === '' ? [] : ['--config', path]))).toEqual([name]);
  });

  it('is in the report of a job, so that its commands work where only the report is known', () => {
    const named = { ...reports.slower, job: { config: 'perf/gate.yml' } };
    const steps = nextSteps({ wording: plain, report: named });
    expect(placesIn(steps.map(({ sentence }) => sentence))).toEqual(['`perf/gate.yml`']);
    const commandsIn = (all: typeof steps) => all.flatMap(({ code }) => (code?.language === 'sh' ? code.lines : []));
    expect(commandsIn(steps).length).toBeGreaterThan(1);
    for (const command of commandsIn(steps)) expect(command).toMatch(/^guardband .* --config perf\/gate\.yml( |$)/);
    for (const line of commandsIn(stepsOf(named, ['--config', 'perf/gate.yml'])))
      expect(line.match(/--config/g)).toHaveLength(1);
  });
});

const { drift } = reports;
const lost = drift.findings.map((each) => (each.verdict === 'suspect' ? failing(each) : each));

describe('a slow loss', () => {
  it('asks for no further run', () => {
    expect(planRerun(drift.findings)).toEqual({ suspects: [], controls: [] });
    expect(measuredAgain(drift)).toEqual([]);
  });

  it('follows a suspect of this run, the only one to be measured beside its base', () => {
    const suspect = suspected({ label: 'GET /items', on: { users: '50' }, metric: 'p99', ...values(30, 41, 38, 1.2) });
    const both = report([...drift.findings.filter(({ case: { label } }) => label === 'GET /orders'), suspect]);
    expect(headingOf(both)).toBe(
      'unknown: GET /items looks slower: p99 +37 %; one run cannot tell; GET /orders looks gradually slower: throughput −4.2 %, p99 +4.4 % since the run of 2026-01-23 04:00, commit 5d4c3b2a19',
    );
    expect(planRerun(both.findings).suspects).toMatchObject([{ label: 'GET /items' }]);
    expect(measuredAgain(both)).toHaveLength(1);
  });

  const [early, late] = [{ since: '2026-01-27T04:00:00Z' }, { since: '2026-01-29T04:00:00Z' }];
  it.each([
    [late, early, 'since the run of 2026-01-27 04:00 or later'],
    [early, early, 'since the run of 2026-01-27 04:00'],
    [{}, {}, 'over the newest 6 runs'],
    [{ tag: '4.4.0' }, { tag: '4.4.0' }, 'since a run without a date, 4.4.0'],
  ])('that began with %j and with %j claims no more than is known: %s', (one, other, since) => {
    const lossOf = (users: string, known: object) =>
      suspected({ on: { users }, ...values(400, 400), reason: 'drift', drift: { percent: -4, runs: 6, ...known } });
    const shown = report([lossOf('50', one), lossOf('100', other), ...steady({ on: { users: '5' } })]);
    expect(headingOf(shown)).toMatch(new RegExp(`look gradually slower: throughput −4 % ${since}$`));
  });

  it('that fails the gate proposes a waiver of the size of the loss', () => {
    const shown = { ...drift, ...failed, reasons: [...failed.reasons], findings: lost };
    expect(headline(shown, plain)).toMatchObject({
      sign: 'failed',
      text: expect.stringMatching(/^GET \/orders gradually got slower: throughput −4\.2 %/),
    });
    const steps = stepsOf(shown);
    expect(steps.map(({ code }) => code?.lines[0])).toEqual([
      expect.stringMatching(/^guardband trend --case /),
      expect.stringMatching(/^guardband accept .* --from '2026-01-23T04:00:00\.000Z' /),
      'waivers:',
    ]);
    expect(steps[2]?.code?.lines.filter((line) => /metric|ceiling/.test(line)).map((line) => line.trim())).toEqual([
      'ceiling: {throughput: 5%, p99: 5%}',
    ]);
  });
});

describe('a slow loss of the second baseline', () => {
  const comparison = (facts: Partial<NonNullable<Report['reference']>> = {}): NonNullable<Report['reference']> => ({
    outcome: 'passed',
    reasons: [],
    tallies: drift.tallies,
    findings: drift.findings,
    runShifts: [],
    baseline: { ...drift.baseline, selector: 'tag:4.4.0' },
    ...facts,
  });
  const commandsOf = (shown: Report) => stepsOf(shown).map(({ code }) => code?.lines[0]);

  it('is shown in the trend, and is not accepted, because a release does not change', () => {
    expect(commandsOf({ ...reports.plain, reference: comparison() })).toEqual([
      "guardband trend --case 'shop / GET /orders [users=50]' --baselines baselines",
    ]);
  });

  it('is shown once if the first baseline shows it, too', () => {
    const commands = commandsOf({ ...drift, reference: comparison() });
    expect(commands.filter((command) => command?.startsWith('guardband trend'))).toHaveLength(1);
  });

  it('can be waived where it fails the gate', () => {
    const reference = comparison({ ...failed, reasons: [...failed.reasons], decides: true, findings: lost });
    expect(commandsOf({ ...reports.plain, outcome: 'failed', reasons: ['reference'], reference })).toEqual([
      expect.stringMatching(/^guardband trend --case /),
      'waivers:',
    ]);
  });
});

describe('a p99 of too few requests, beside a throughput that was judged', () => {
  const fewRequests = (users: string) => [
    ...steady({ on: { users } }).slice(0, 2),
    undecidable({ on: { users }, metric: 'p99', ...values(30, 33, 38, 0.1), reason: 'few-samples' }),
  ];

  it('in all cases is the exception to a pass, with the step that changes it', () => {
    const shown = report(['5', '20'].flatMap(fewRequests), { reasons: ['inconclusive'] });
    expect(headline(shown, plain)).toEqual({
      sign: 'doubt',
      text: 'no regression in 2 cases; p99 of 2 cases could not be judged: too few requests',
    });
    expect(sentencesOf(shown)).toEqual([
      'To have p99 judged, measure longer, so that there are more requests, and record the first such run: before that, none of another length passes. To ignore it, set `p99: report` under `metrics:` in guardband.yml.',
    ]);
  });

  it('is not mentioned if an objective of the case was missed', () => {
    const objective = { objective: '< 30', reason: 'objective' } as const;
    const missed = regressed({ on: { users: '5' }, metric: 'p99', candidate: 33, ...objective });
    const shown = report([...fewRequests('5'), missed], { outcome: 'failed', reasons: ['objective'] });
    expect(headingOf(shown)).toBe('shop misses its objective: p99 33 ms, allowed < 30 ms (3 ms over)');
    expect(countLine(shown, plain)).toBe('1 case: worse.');
  });

  it('in some cases is counted apart from cases that could not be judged at all', () => {
    const unknown = undecidable({ on: { users: '50' }, ...values(400, 401, 380, 0), reason: 'too-noisy' });
    const findings = [...fewRequests('5'), ...steady({ on: { users: '20' } }), unknown];
    const shown = report(findings, { reasons: ['inconclusive'] });
    expect(headingOf(shown)).toBe('no regression in 2 cases, 1 could not be judged');
    expect(countLine(shown, plain)).toBe(
      '3 cases: 1 not judged, 1 unchanged, 1 unchanged but not judged in p99 (too few requests).',
    );
    expect(stepsOf(shown)).toEqual([]);
  });
});

it('everything slower, in one group, is said once, and accepted by one command', () => {
  const slower = ['5', '20'].flatMap((users) => [
    regressed({ on: { users }, ...values(400, 300, 380, 3) }),
    regressed({ on: { users }, metric: 'p50', ...values(20, 26, 22, 3) }),
  ]);
  const shift = { metric: 'p50', percent: 30, cases: 2, controls: [], verdict: 'regression' } as const;
  const shown = report(slower, { outcome: 'failed', reasons: ['regression', 'whole-run'], runShifts: [shift] });
  expect(headingOf(shown)).toBe('both cases got slower: throughput −25 %, p50 +30 %');
  expect(linesOf(shown).filter((line) => line.startsWith('guardband accept'))).toEqual([
    expect.stringMatching(/^guardband accept '\*' --results run /),
  ]);
});

it.each([['50'], ['20', '50'], ['10', '20', '50']])(
  'a headline names no change that only some cases show: %s',
  (...moved) => {
    const cases = ['5', '10', '20', '50'].flatMap((users) => {
      const tail = { on: { users }, metric: 'p99' };
      const isMoved = (moved as readonly string[]).includes(users);
      return [
        regressed({ on: { users }, ...values(400, 300, 380, 3) }),
        isMoved ? regressed({ ...tail, ...values(30, 90, 38, 9) }) : finding({ ...tail, ...values(30, 31, 38, 0.1) }),
      ];
    });
    expect(failingHeading(...cases)).toBe('all 4 cases got slower: throughput −25 %');
  },
);

it('counts the cases that were measured beyond their band, whatever decided them, and shows values of one case', () => {
  const cases = ['5', '10', '20', '50'].flatMap((users, i) => [
    regressed({ on: { users }, metric: 'p50', was: 100, candidate: 131 - i, severity: 3, reason: 'group' }),
    (i === 2 ? regressed : finding)({
      on: { users },
      metric: 'p99',
      ...values(200, 260 + 10 * i, undefined, 1),
      band: { percent: 10 },
      reason: i === 2 ? 'group' : 'within-noise',
    }),
  ]);
  const shown = report(cases, failed);
  expect(headingOf(shown)).toBe('all 4 cases got slower: p99 +30 to +45 %, p50 +28 to +31 %');
  const [row] = listRows(shown, chooseRows(shown), plain);
  expect(row?.where.worst).toContain('users=5');
  expect(row?.cells.map((cell) => [cell?.values, cell?.extent])).toEqual([
    ['200 → 260 ms', ''],
    ['100 → 131 ms', ''],
  ]);
});

it.each([
  [
    'the measurement of truncated results',
    problem('truncated-result', 'error', 'run/pay/results.jtl'),
    'See the load test log, and measure run/pay/results.jtl again, then check the run again:',
  ],
  [
    'what the configuration has to say, which measuring again would not',
    problem('unit-not-stated', 'error', 'run/checkout.csv'),
    'State how to read run/checkout.csv, as the errors advise, then check the run again:',
  ],
])('begins with %s', (_, found, sentence) => {
  const shown = report(steady({}), { outcome: 'undecided', reasons: ['unreadable-input'], problems: [found] });
  expect(stepsOf(shown)[0]).toEqual({ sentence, code: { language: 'sh', lines: ['guardband check run'] } });
});

it.each([
  ['history', 'is recorded as the first one of a history', [['guardband record run']]],
  // To record it would not change the outcome.
  ['tag:4.4.0', 'is not recorded if no run has the tag of a release', [['guardband check run']]],
  ['ref:5d4c3b2a19...HEAD', 'is not recorded if it is judged by the baselines of another commit', [undefined]],
])('a run without a baseline in %s %s', (selector, _, commands) => {
  const shown = { ...reports.first, baseline: { ...reports.first.baseline, selector } };
  expect(stepsOf(shown).map(({ code }) => code?.lines)).toEqual(commands);
});

const slowPay = ['5', '20']
  .flatMap((users) => [
    regressed({ on: { users }, label: 'Pay', metric: 'p50', was: 10, candidate: 16, reason: 'group' }),
    suspected({ on: { users }, label: 'Pay', was: 50, candidate: 43 }),
    ...['Cart', 'Search'].map((label) =>
      finding({ on: { users }, label, was: 50, candidate: 44.5, reason: 'coupled' }),
    ),
  ])
  .map((each) => (each.verdict === 'regression' ? failing(each) : each));

describe('a label that got slower, for which the users of others wait', () => {
  const labels = [{ scenario: 'shop', label: 'Pay' }];
  const shift = { metric: 'throughput', cases: 6, controls: [], verdict: 'pass', labels } as const;
  const shown = (percent: number): Report =>
    report(
      slowPay.map((each) => ({
        ...each,
        ...(each.metric === 'throughput' && { band: { percent: 5 } }),
        ...(each.reason === 'coupled' && { delta: { absolute: percent / 2, percent, direction: 'worse' as const } }),
      })),
      { ...failed, runShifts: [{ ...shift, percent }] },
    );
  const codeOf = (percent = -11, findings = shown(percent).findings): readonly string[] =>
    linesOf({ ...shown(percent), findings })
      .filter((line) => /accept|ceiling|metric/.test(line))
      .map((line) => line.trim());

  it('is accepted in throughput as well, which the command extends to the labels that wait', () => {
    const accept = "guardband accept '* / Pay*' --results run --reason 'why it is meant to stay'";
    expect(codeOf()).toEqual([accept, 'ceiling: {throughput: 20%, p50: 70%}']);
    expect(codeOf(-3)).toContain(accept);
  });

  it('is accepted in all metrics even if the others lost next to nothing: what shows later is of the same event', () => {
    const settled = shown(-0.8).findings.filter(({ verdict }) => verdict !== 'suspect');
    expect(codeOf(-0.8, settled)).toContainEqual(expect.stringContaining("accept '* / Pay*' --results"));
  });

  it('is accepted with results of a job by the name that they have where they were downloaded', () => {
    const steps = nextSteps({
      wording: plain,
      report: shown(-11),
      inputs: { results: ['/home/runner/work/_temp/results'], options: [] },
    });
    expect(steps.flatMap(({ code }) => code?.lines ?? []).join('\n')).toContain(' --results results ');
  });
});

it('a case that a pull request no longer measures can be retired by it', () => {
  const configuration = { from: 'base', commit: 'a'.repeat(40), judging: [], reading: [] } as const;
  const missing = gone({ label: 'Pay', was: 50, fails: true }, ['throughput']);
  expect(sentencesOf(report(missing, { outcome: 'failed', reasons: ['missing'], configuration })).join('\n')).toContain(
    'If they are no longer measured, list them under `retired:` in guardband.yml:',
  );
});

it('a case that was not measured, perhaps by chance, is measured in pairs, or retired', () => {
  const unseen = undecidable({ label: 'Pay', was: 50, reason: 'few-expected' });
  expect(sentencesOf(report([unseen], { outcome: 'undecided', reasons: ['few-expected'] }))).toEqual([
    expect.stringMatching(/^To decide, measure base and head beside each other/),
    expect.stringContaining('If they are no longer measured, list them under `retired:` in guardband.yml:'),
  ]);
});

it('a waiver is named with its change, its end, its reason and the distance from its ceiling', () => {
  const waiver = { until: '2026-12-25', ceiling: '40%', reason: 'new tax rules', issue: '#123' };
  const pay = finding({ on: { users: '5' }, metric: 'p50', verdict: 'waived', ...values(100, 127), waiver });
  const waivers = [{ ...waiver, where: { users: '5' }, metric: 'p50', state: 'used' as const }];
  const waived = report([...steady({ on: { users: '20' } }), pay], { outcome: 'passed', waivers });
  expect(headingOf(waived)).toMatch(/; shop, users=5: p50 \+27 %, waived until 2026-12-25$/);
  const [row] = chooseRows(waived).rows;
  expect(row && describeState(row, plain)).toBe('waived until 2026-12-25 (#123: new tax rules) for changes up to 40 %');
});

it('never calls cases slower of which nothing is known', () => {
  const few = undecidable({ on: { users: '5' }, metric: 'p99', reason: 'few-samples', ...values(46, 46) });
  const undecided = report([few], { outcome: 'undecided', reasons: ['inconclusive'] });
  const [group] = groupFindings(undecided).groups;
  expect(group && describeGroup(group, undecided, plain)).toMatch(/ could not be judged: p99 \(too few requests\)$/);
});

describe('files that could not be read', () => {
  const missing = gone({ on: { users: '5' }, was: 400 }, ['throughput']);
  const read = report([...steady({ on: { users: '20' } }), ...missing], { outcome: 'failed', reasons: ['missing'] });
  const without = (file: string): Report => ({
    ...read,
    problems: [problem('empty-file', 'error', file)],
    candidate: { ...read.candidate, files: 3 },
  });

  it.each([
    ['are counted, measured again, and their cases are not retired', without('run/5.jtl'), true],
    ['are none', read, false],
    ['are not those of a damaged history', without('baselines/shop.ndjson'), false],
  ])('%s', (_, shown, isUnread) => {
    expect(headingOf(shown)).toMatch(
      isUnread ? /^1 of 3 result files could not be read: 1 case is missing$/ : / was not measured$/,
    );
    const steps = JSON.stringify(stepsOf(shown));
    expect(steps.includes('See the load test log, and measure run/5.jtl again')).toBe(isUnread);
    expect(steps.includes('retired:')).toBe(!isUnread);
  });
});

it('says how many requests fail, as a range if the cases differ', () => {
  const errors = (label: string, candidate: number): Finding =>
    regressed({ label, metric: 'errorPercent', was: 0, candidate, reason: 'errors', fails: true });
  const say = (...found: readonly Finding[]) => failingHeading(...steady({ label: 'other' }), ...found);
  expect(say(errors('POST /seats', 2.69))).toBe('POST /seats fails 2.7 % of its requests (usually 0)');
  expect(say(errors('POST /seats', 2.69), errors('Reserve', 0.87))).toBe(
    'POST /seats and Reserve fail 0.9 to 2.7 % of their requests (usually 0)',
  );
});
