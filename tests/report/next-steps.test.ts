import { describe, expect, it } from '@jest/globals';
import type { Finding, Report } from '../../src/model/documents.js';
import { nextSteps } from '../../src/report/phrases/next-steps/index.js';
import { planRerun } from '../../src/judge/outcome.js';
import { headline } from '../../src/report/phrases/headline.js';
import { describeGroup } from '../../src/report/phrases/group-clauses.js';
import { groupFindings } from '../../src/judge/groups/groups.js';
import { chooseRows, describeState, listRows } from '../../src/report/phrases/rows.js';
import { countLine } from '../../src/report/phrases/case-verdicts.js';
import { finding, report, steady, suspected, regressed, undecidable } from './reports/build.js';
import { reports } from './reports/index.js';
import { plainWording } from '../../src/report/phrases/words.js';

/** Names as they are. */
const plain = plainWording();

const measuredAgain = (report: Report): readonly string[] =>
  nextSteps({ wording: plain, report, inputs: { results: ['run'], options: [] } }).flatMap(({ sentence }) =>
    /[Mm]easure base and head/.test(sentence) ? [sentence] : [],
  );

it('recommends to measure base and head only once if the whole run and single cases are suspect', () => {
  const { wholeRun } = reports;
  const findings = wholeRun.findings.map((finding, i) =>
    i === 0 ? { ...finding, verdict: 'suspect' as const, reason: 'single-run' as const } : finding,
  );
  expect(measuredAgain({ ...wholeRun, findings })).toEqual([
    expect.stringMatching(/^To decide, measure base and head beside each other/),
  ]);
  expect(measuredAgain({ ...wholeRun, findings, reasons: [], runShifts: [] })).toEqual([
    expect.stringMatching(/^To decide, measure base and head/),
  ]);
});

it('records a run of another load once, and then measures again', () => {
  const differs = { code: 'load-differs', level: 'warning', message: 'The load test changed.', advice: '' } as const;
  const known = { code: 'same-run-in-baseline', level: 'note', message: 'It was excluded.', advice: '' } as const;
  const commands = (problems: Report['problems']): readonly string[] =>
    nextSteps({
      wording: plain,
      report: report([finding({ verdict: 'inconclusive', reason: 'load' })], { outcome: 'undecided', problems }),
      inputs: { results: ['run'], options: [] },
    }).flatMap(({ code }) => code?.lines ?? []);
  expect(commands([differs])).toEqual(['guardband record run']);
  expect(commands([differs, known])).toEqual(['guardband check run']);
});

describe('the configuration to edit', () => {
  const { slower } = reports;
  const placesToEdit = (path: string, more: object = {}): readonly string[] =>
    nextSteps({
      wording: plain,
      report: { ...slower, ...more },
      inputs: { results: ['run'], options: path === '' ? [] : ['--config', path] },
    }).flatMap(({ sentence }) => / add this to (.*):$/.exec(sentence)?.[1] ?? []);

  it.each([
    ['', 'guardband.yml'],
    ['perf/gate.yml', '`perf/gate.yml`'],
    ['my <b> gate.yml', 'the configuration'],
  ])('is named as the option names it: %j', (path, name) => {
    expect(placesToEdit(path)).toEqual([name]);
  });

  it('is in the report of a job, so that its commands work where only the report is known', () => {
    const named = { ...slower, job: { config: 'perf/gate.yml' } };
    const steps = nextSteps({ wording: plain, report: named });
    expect(steps.flatMap(({ sentence }) => / add this to (.*):$/.exec(sentence)?.[1] ?? [])).toEqual([
      '`perf/gate.yml`',
    ]);
    const commands = steps.flatMap(({ code }) => (code?.language === 'sh' ? code.lines : []));
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) expect(command).toMatch(/^guardband .* --config perf\/gate\.yml( |$)/);
    const own = nextSteps({
      wording: plain,
      report: named,
      inputs: { results: ['run'], options: ['--config', 'perf/gate.yml'] },
    });
    for (const line of own.flatMap(({ code }) => (code?.language === 'sh' ? code.lines : [])))
      expect(line.match(/--config/g)).toHaveLength(1);
  });

  it('is that of the target branch on a pull request', () => {
    const configuration = { from: 'base', commit: 'a'.repeat(40), judging: [], reading: [] } as const;
    expect(placesToEdit('perf/gate.yml', { configuration })).toEqual([
      '`perf/gate.yml` on the target branch, merged into this one',
    ]);
  });
});

const { drift } = reports;
const suspect = suspected({
  label: 'GET /items',
  on: { users: '50' },
  metric: 'p99',
  was: 30,
  candidate: 41,
  severity: 1.2,
});
const both = report([...drift.findings.filter(({ case: { label } }) => label === 'GET /orders'), suspect]);
const say = (shown: Report): string => headline(shown, plain).text;

it('a slow loss asks for no further run', () => {
  expect(planRerun(drift.findings)).toEqual({ suspects: [], controls: [] });
  expect(measuredAgain(drift)).toEqual([]);
});

it('a slow loss follows a suspect of this run, the only one to be measured beside its base', () => {
  expect(say(both)).toBe(
    'unknown: GET /items looks slower: p99 +37 %; one run cannot tell; GET /orders looks gradually slower: throughput −4.2 %, p99 +4.4 % since the run of 2026-01-23 04:00, commit 5d4c3b2a19',
  );
  expect(planRerun(both.findings).suspects).toMatchObject([{ label: 'GET /items' }]);
  expect(measuredAgain(both)).toHaveLength(1);
});

it('a slow loss that began with different runs, or with an unknown one, claims no more than is known', () => {
  const lossOf = (users: string, known: object) => [
    suspected({ on: { users }, was: 400, candidate: 400, reason: 'drift', drift: { percent: -4, runs: 6, ...known } }),
  ];
  const sayLosses = (one: object, other: object): string =>
    say(report([...lossOf('50', one), ...lossOf('100', other), ...steady({ on: { users: '5' } })]));
  const [early, late] = [{ since: '2026-01-27T04:00:00Z' }, { since: '2026-01-29T04:00:00Z' }];
  expect(sayLosses(late, early)).toMatch(
    /look gradually slower: throughput −4 % since the run of 2026-01-27 04:00 or later$/,
  );
  expect(sayLosses(early, early)).toMatch(/look gradually slower: throughput −4 % since the run of 2026-01-27 04:00$/);
  expect(sayLosses({}, {})).toMatch(/look gradually slower: throughput −4 % over the newest 6 runs$/);
  expect(sayLosses({ tag: '4.4.0' }, { tag: '4.4.0' })).toMatch(/since a run without a date, 4\.4\.0$/);
});

it('a slow loss that fails the gate proposes a waiver of the size of the loss', () => {
  const failing = {
    ...drift,
    outcome: 'failed' as const,
    reasons: ['regression' as const],
    findings: drift.findings.map((each) => (each.verdict === 'suspect' ? { ...each, fails: true as const } : each)),
  };
  expect(headline(failing, plain)).toMatchObject({
    sign: 'failed',
    text: expect.stringMatching(/^GET \/orders gradually got slower: throughput −4\.2 %/),
  });
  const steps = nextSteps({ wording: plain, report: failing });
  expect(steps.map(({ code }) => code?.lines[0])).toEqual([
    expect.stringMatching(/^guardband trend --case /),
    expect.stringMatching(/^guardband accept .* --from '2026-01-23T04:00:00\.000Z' /),
    'waivers:',
  ]);
  expect(steps[2]?.code?.lines.filter((line) => /metric|ceiling/.test(line)).map((line) => line.trim())).toEqual([
    'ceiling: {throughput: 5%, p99: 5%}',
  ]);
});

describe('a slow loss of the second baseline', () => {
  const { plain } = reports;
  const comparison = (facts: Partial<NonNullable<Report['reference']>>): NonNullable<Report['reference']> => ({
    outcome: 'passed',
    reasons: [],
    tallies: drift.tallies,
    findings: drift.findings,
    runShifts: [],
    baseline: { ...drift.baseline, selector: 'tag:4.4.0' },
    ...facts,
  });
  const commandsOf = (shown: Report): readonly (string | undefined)[] =>
    nextSteps({ wording: plainWording(), report: shown }).map(({ code }) => code?.lines[0]);

  it('is shown in the trend, and is not accepted, because a release does not change', () => {
    expect(commandsOf({ ...plain, reference: comparison({}) })).toEqual([
      "guardband trend --case 'shop / GET /orders [users=50]' --baselines baselines",
    ]);
  });

  it('is shown once if the first baseline shows it, too', () => {
    const steps = commandsOf({ ...drift, reference: comparison({}) });
    expect(steps.filter((command) => command?.startsWith('guardband trend'))).toHaveLength(1);
  });

  it('can be waived where it fails the gate', () => {
    const findings = drift.findings.map((each) =>
      each.verdict === 'suspect' ? { ...each, fails: true as const } : each,
    );
    const reference = comparison({ decides: true, outcome: 'failed', reasons: ['regression'], findings });
    expect(commandsOf({ ...plain, outcome: 'failed', reasons: ['reference'], reference })).toEqual([
      expect.stringMatching(/^guardband trend --case /),
      'waivers:',
    ]);
  });
});

describe('a p99 of too few requests, beside a throughput that was judged', () => {
  const fewRequests = (users: string) => [
    ...steady({ on: { users } }).slice(0, 2),
    undecidable({ on: { users }, metric: 'p99', was: 30, candidate: 33, severity: 0.1, reason: 'few-samples' }),
  ];
  const say = (shown: Report): string => headline(shown, plain).text;

  it('in all cases is the exception to a pass, with the step that changes it', () => {
    const shown = report(['5', '20'].flatMap(fewRequests), { reasons: ['inconclusive'] });
    expect(headline(shown, plain)).toEqual({
      sign: 'doubt',
      text: 'no regression in 2 cases; p99 of 2 cases could not be judged: too few requests',
    });
    expect(nextSteps({ wording: plain, report: shown }).map(({ sentence }) => sentence)).toEqual([
      'To have p99 judged, measure longer, so that there are more requests, and record the first such run: before that, none of another length passes. To ignore it, set `p99: report` under `metrics:` in guardband.yml.',
    ]);
  });

  it('is not mentioned if an objective of the case was missed', () => {
    const missed = regressed({
      on: { users: '5' },
      metric: 'p99',
      candidate: 33,
      reason: 'objective',
      objective: '< 30',
    });
    const shown = report([...fewRequests('5'), missed], { outcome: 'failed', reasons: ['objective'] });
    expect(say(shown)).toBe('shop misses its objective: p99 33 ms, allowed < 30 ms (3 ms over)');
    expect(countLine(shown, plain)).toBe('1 case: worse.');
  });

  it('in some cases is counted apart from cases that could not be judged at all', () => {
    const unknown = undecidable({ on: { users: '50' }, was: 400, candidate: 401, severity: 0, reason: 'too-noisy' });
    const shown = report([...fewRequests('5'), ...steady({ on: { users: '20' } }), unknown], {
      reasons: ['inconclusive'],
    });
    expect(say(shown)).toBe('no regression in 2 cases, 1 could not be judged');
    expect(countLine(shown, plain)).toBe(
      '3 cases: 1 not judged, 1 unchanged, 1 unchanged but not judged in p99 (too few requests).',
    );
    expect(nextSteps({ wording: plain, report: shown })).toEqual([]);
  });
});

describe('everything slower, in one group', () => {
  const slower = ['5', '20'].flatMap((users) => [
    regressed({ on: { users }, was: 400, candidate: 300, severity: 3 }),
    regressed({ on: { users }, metric: 'p50', was: 20, candidate: 26, severity: 3 }),
  ]);
  const shift = { metric: 'p50', percent: 30, cases: 2, controls: [], verdict: 'regression' } as const;
  const shown = report(slower, { outcome: 'failed', reasons: ['regression', 'whole-run'], runShifts: [shift] });

  it('is said once, and accepted by one command', () => {
    expect(headline(shown, plain).text).toBe('both cases got slower: throughput −25 %, p50 +30 %');
    const accepts = nextSteps({ wording: plain, report: shown }).flatMap(
      ({ code }) => code?.lines.filter((line) => line.startsWith('guardband accept')) ?? [],
    );
    expect(accepts).toEqual([expect.stringMatching(/^guardband accept '\*' --from /)]);
  });
});

it.each([['50'], ['20', '50'], ['10', '20', '50']])(
  'a headline names no change that only some cases show: %s',
  (...moved) => {
    const isMoved = (users: string): boolean => (moved as readonly string[]).includes(users);
    const cases = ['5', '10', '20', '50'].flatMap((users) => [
      regressed({ on: { users }, was: 400, candidate: 300, severity: 3 }),
      finding({
        on: { users },
        metric: 'p99',
        was: 30,
        candidate: isMoved(users) ? 90 : 31,
        severity: isMoved(users) ? 9 : 0.1,
        ...(isMoved(users)
          ? { verdict: 'regression', reason: 'flagrant' }
          : { verdict: 'pass', reason: 'within-band' }),
      } as const),
    ]);
    expect(headline(report(cases, { outcome: 'failed', reasons: ['regression'] }), plain).text).toBe(
      'all 4 cases got slower: throughput −25 %',
    );
  },
);

it('counts the cases that were measured beyond their band, whatever decided them, and shows values of one case', () => {
  const cases = ['5', '10', '20', '50'].flatMap((users, i) => [
    regressed({ on: { users }, metric: 'p50', was: 100, candidate: 131 - i, severity: 3, reason: 'group' }),
    finding({
      on: { users },
      metric: 'p99',
      was: 200,
      candidate: 260 + 10 * i,
      severity: 1,
      band: { percent: 10 },
      ...(i === 2 ? { verdict: 'regression', reason: 'group' } : { reason: 'within-noise' }),
    } as const),
  ]);
  const shown = report(cases, { outcome: 'failed', reasons: ['regression'] });
  expect(headline(shown, plain).text).toBe('all 4 cases got slower: p99 +30 to +45 %, p50 +28 to +31 %');
  const [row] = listRows(shown, chooseRows(shown), plain);
  expect(row?.where.worst).toContain('users=5');
  expect(row?.cells.map((cell) => [cell?.values, cell?.extent])).toEqual([
    ['200 → 260 ms', ''],
    ['100 → 131 ms', ''],
  ]);
});

it('begins with the measurement of truncated results', () => {
  const problem = {
    code: 'truncated-result',
    level: 'error',
    message: 'The last row is truncated.',
    advice: 'The complete rows are used.',
    file: 'run/pay/results.jtl',
  } as const;
  const shown = report(steady({}), { outcome: 'undecided', reasons: ['unreadable-input'], problems: [problem] });
  const [first] = nextSteps({ wording: plain, report: shown, inputs: { results: ['run'], options: [] } });
  expect(first).toEqual({
    sentence: 'See the load test log, and measure run/pay/results.jtl again, then check the run again:',
    code: { language: 'sh', lines: ['guardband check run'] },
  });
});

it('begins with what the configuration has to say, which measuring again would not', () => {
  const problem = {
    code: 'unit-not-stated',
    level: 'error',
    message: 'The response times may be in seconds or in milliseconds.',
    advice: 'State the unit under `columns:`.',
    file: 'run/checkout.csv',
  } as const;
  const shown = report(steady({}), { outcome: 'undecided', reasons: ['unreadable-input'], problems: [problem] });
  const [first] = nextSteps({ wording: plain, report: shown, inputs: { results: ['run'], options: [] } });
  expect(first?.sentence).toBe('State how to read run/checkout.csv, as the errors advise, then check the run again:');
});

describe('a run without a baseline', () => {
  const { first } = reports;
  const inputs = { results: ['results/'], options: [] };
  const commandsAgainst = (selector: string): readonly (readonly string[] | undefined)[] =>
    nextSteps({ wording: plain, report: { ...first, baseline: { ...first.baseline, selector } }, inputs }).map(
      ({ code }) => code?.lines,
    );

  it('is recorded as the first one of a history', () => {
    expect(commandsAgainst('history')).toEqual([['guardband record results/']]);
  });

  it('is not recorded if no run has the tag of a release: that would not change the outcome', () => {
    expect(commandsAgainst('tag:4.4.0')).toEqual([['guardband check results/']]);
  });

  it('is not recorded if it is judged by the baselines of another commit', () => {
    expect(commandsAgainst('ref:5d4c3b2a19...HEAD')).toEqual([undefined]);
  });
});

const slowPay = ['5', '20']
  .flatMap((users) => [
    regressed({ on: { users }, label: 'Pay', metric: 'p50', was: 10, candidate: 16, reason: 'group' }),
    suspected({ on: { users }, label: 'Pay', was: 50, candidate: 43 }),
    ...['Cart', 'Search'].map((label) =>
      finding({ on: { users }, label, was: 50, candidate: 44.5, reason: 'coupled' }),
    ),
  ])
  .map((each) => (each.verdict === 'regression' ? { ...each, fails: true as const } : each));

describe('a label that got slower, for which the users of others wait', () => {
  const shift = {
    metric: 'throughput',
    percent: -11,
    cases: 6,
    controls: [],
    verdict: 'pass' as const,
    labels: [{ scenario: 'shop', label: 'Pay' }],
  };
  const shown = (percent: number): Report =>
    report(
      slowPay.map((each) => ({
        ...each,
        ...(each.metric === 'throughput' && { band: { percent: 5 } }),
        ...(each.reason === 'coupled' && { delta: { absolute: percent / 2, percent, direction: 'worse' as const } }),
      })),
      { outcome: 'failed', reasons: ['regression'], runShifts: [{ ...shift, percent }] },
    );
  const codeOf = (percent = -11, findings = shown(percent).findings): readonly string[] =>
    nextSteps({
      wording: plain,
      report: { ...shown(percent), findings },
      inputs: { results: ['run'], options: [] },
    }).flatMap(
      ({ code }) => code?.lines.filter((line) => /accept|ceiling|metric/.test(line)).map((line) => line.trim()) ?? [],
    );

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
  const gone = finding({ label: 'Pay', was: 50, verdict: 'missing', reason: 'no-candidate', fails: true });
  const configuration = { from: 'base', commit: 'a'.repeat(40), judging: [], reading: [] } as const;
  const judged = report([gone], { outcome: 'failed', reasons: ['missing'], configuration });
  expect(
    nextSteps({ wording: plain, report: judged })
      .map(({ sentence }) => sentence)
      .join('\n'),
  ).toContain('If they are no longer measured, list them under `retired:` in guardband.yml:');
});

it('a case that was not measured, perhaps by chance, is measured in pairs, or retired', () => {
  const unseen = undecidable({ label: 'Pay', was: 50, reason: 'few-expected' });
  const judged = report([unseen], { outcome: 'undecided', reasons: ['few-expected'] });
  const sentences = nextSteps({ wording: plain, report: judged }).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    expect.stringMatching(/^To decide, measure base and head beside each other/),
    expect.stringContaining('If they are no longer measured, list them under `retired:` in guardband.yml:'),
  ]);
});

describe('a waiver', () => {
  const waiver = { until: '2026-12-25', ceiling: '40%', reason: 'new tax rules', issue: '#123' };
  const pay = finding({ on: { users: '5' }, metric: 'p50', verdict: 'waived', was: 100, candidate: 127, waiver });
  const waived = {
    ...report([...steady({ on: { users: '20' } }), pay]),
    outcome: 'passed' as const,
    waivers: [{ ...waiver, where: { users: '5' }, metric: 'p50', state: 'used' as const }],
  };

  it('is named with its change, its end, its reason and the distance from its ceiling', () => {
    expect(headline(waived, plain).text).toMatch(/; shop, users=5: p50 \+27 %, waived until 2026-12-25$/);
    const [row] = chooseRows(waived).rows;
    expect(row && describeState(row, plain)).toBe(
      'waived until 2026-12-25 (#123: new tax rules) for changes up to 40 %',
    );
  });
});

it('never calls cases slower of which nothing is known', () => {
  const few = undecidable({ on: { users: '5' }, metric: 'p99', reason: 'few-samples', was: 46, candidate: 46 });
  const undecided = { ...report([few]), outcome: 'undecided' as const, reasons: ['inconclusive' as const] };
  const [group] = groupFindings(undecided).groups;
  expect(group && describeGroup(group, undecided, plain)).toMatch(/ could not be judged: p99 \(too few requests\)$/);
});

describe('files that could not be read', () => {
  const gone = finding({ on: { users: '5' }, verdict: 'missing', reason: 'no-candidate', was: 400 });
  const empty = { code: 'empty-file', level: 'error', message: 'The file is empty.', advice: '', file: 'run/5.jtl' };
  const built = report([...steady({ on: { users: '20' } }), gone], { outcome: 'failed', reasons: ['missing'] });
  const unread: Report = {
    ...built,
    problems: [empty as Report['problems'][number]],
    candidate: { ...built.candidate, files: 3 },
  };

  it('are counted in the heading, and their cases are not called "not measured"', () => {
    expect(headline(unread, plain).text).toBe('1 of 3 result files could not be read: 1 case is missing');
    expect(headline(built, plain).text).toMatch(/ was not measured$/);
  });

  it('are measured again, and their cases are not retired', () => {
    const stepsOf = (shown: Report): string => JSON.stringify(nextSteps({ wording: plain, report: shown }));
    expect(stepsOf(unread)).toMatch(/See the load test log, and measure run\/5\.jtl again/);
    expect(stepsOf(unread)).not.toContain('retired:');
    expect(stepsOf(built)).toContain('retired:');
  });

  it('are not those of a damaged history', () => {
    const problem = { ...empty, file: 'baselines/shop.ndjson' } as Report['problems'][number];
    const damaged: Report = { ...unread, problems: [problem] };
    expect(headline(damaged, plain).text).toMatch(/ was not measured$/);
    expect(JSON.stringify(nextSteps({ wording: plain, report: damaged }))).toContain('retired:');
  });
});

it('says how many requests fail, as a range if the cases differ', () => {
  const failing = (label: string, candidate: number): Finding =>
    regressed({ label, metric: 'errorPercent', was: 0, candidate, reason: 'errors', fails: true });
  const say = (...findings: readonly Finding[]): string =>
    headline(
      report([...steady({ label: 'other' }), ...findings], { outcome: 'failed', reasons: ['regression'] }),
      plain,
    ).text;
  expect(say(failing('POST /seats', 2.69))).toBe('POST /seats fails 2.7 % of its requests (usually 0)');
  expect(say(failing('POST /seats', 2.69), failing('Reserve', 0.87))).toBe(
    'POST /seats and Reserve fail 0.9 to 2.7 % of their requests (usually 0)',
  );
});
