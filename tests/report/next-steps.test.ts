import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/model/documents.js';
import { nextSteps } from '../../src/report/phrases/next-steps/index.js';
import { rerunOf } from '../../src/judge/rerun-plan.js';
import { printableLine } from '../../src/lang/printable.js';
import { headline } from '../../src/report/phrases/headline.js';
import { finding, report, steady } from './reports/build.js';
import { reports } from './reports/index.js';

const measuredAgain = (report: Report): readonly string[] =>
  nextSteps({ report, inputs: { results: ['run'], options: [] } }).flatMap(({ sentence }) =>
    /[Mm]easure again/.test(sentence) ? [sentence] : [],
  );

it('recommends one more run only once if the whole run and single cases are suspect', () => {
  const { wholeRun } = reports;
  const findings = wholeRun.findings.map((finding, i) =>
    i === 0 ? { ...finding, verdict: 'suspect' as const, reason: 'single-run' as const } : finding,
  );
  expect(measuredAgain({ ...wholeRun, findings })).toEqual([
    expect.stringContaining('the machine or the change is the cause'),
  ]);
  expect(measuredAgain({ ...wholeRun, findings, reasons: [], runShifts: [] })).toEqual([
    expect.stringMatching(/^Measure again/),
  ]);
});

describe('a slow loss', () => {
  const { drift } = reports;
  const suspect = finding({
    label: 'GET /items',
    on: { users: '50' },
    metric: 'p99',
    was: 30,
    candidate: 41,
    severity: 1.2,
    verdict: 'suspect',
    reason: 'single-run',
  });
  const both = report([...drift.findings.filter(({ case: { label } }) => label === 'GET /orders'), suspect]);
  const say = (shown: Report): string => headline(shown, printableLine).text;

  it('asks for no further run', () => {
    expect(rerunOf(drift.findings)).toEqual({ suspects: [], controls: [] });
    expect(measuredAgain(drift)).toEqual([]);
  });

  it('follows a suspect of this run, the only one to be measured again', () => {
    expect(say(both)).toBe(
      'measure again: GET /items looks slower: p99 +37 %; one run cannot tell; GET /orders lost 4.2 % of throughput (p99 +4.4 %) since the run of 2026-01-23 04:00, commit 5d4c3b2a19',
    );
    expect(rerunOf(both.findings).suspects).toMatchObject([{ label: 'GET /items' }]);
    expect(measuredAgain(both)).toHaveLength(1);
  });

  it('that began with different runs, or with an unknown one, claims no more than is known', () => {
    const lossOf = (users: string, known: object) => [
      finding({
        on: { users },
        was: 400,
        candidate: 400,
        verdict: 'suspect',
        reason: 'drift',
        drift: { percent: -4, runs: 6, ...known },
      }),
    ];
    const sayLosses = (one: object, other: object): string =>
      say(report([...lossOf('50', one), ...lossOf('100', other), ...steady({ on: { users: '5' } })]));
    const [early, late] = [{ since: '2026-01-27T04:00:00Z' }, { since: '2026-01-29T04:00:00Z' }];
    expect(sayLosses(late, early)).toMatch(/lost 4 % of throughput since the run of 2026-01-27 04:00 or later$/);
    expect(sayLosses(early, early)).toMatch(/lost 4 % of throughput since the run of 2026-01-27 04:00$/);
    expect(sayLosses({}, {})).toMatch(/lost 4 % of throughput over the newest 6 runs$/);
    expect(sayLosses({ tag: '4.4.0' }, { tag: '4.4.0' })).toMatch(/since a run without a date, 4\.4\.0$/);
  });

  it('fails the gate where the configuration lets suspects fail, and proposes a waiver of the size of the loss', () => {
    const failing = {
      ...drift,
      outcome: 'failed' as const,
      reasons: ['suspect' as const],
      findings: drift.findings.map((each) => (each.verdict === 'suspect' ? { ...each, fails: true as const } : each)),
    };
    expect(headline(failing, printableLine)).toMatchObject({
      sign: 'failed',
      text: expect.stringMatching(/^GET \/orders lost 4\.2 % of throughput/),
    });
    const steps = nextSteps({ report: failing });
    expect(steps.map(({ code }) => code?.lines[0])).toEqual([
      expect.stringMatching(/^guardband trend --case /),
      expect.stringMatching(/^guardband accept .* --from '2026-01-23T04:00:00\.000Z' /),
      'waivers:',
    ]);
    expect(steps[2]?.code?.lines.filter((line) => /metric|ceiling/.test(line)).map((line) => line.trim())).toEqual([
      'metric: throughput',
      'ceiling: 5%',
      'metric: p99',
      'ceiling: 5%',
    ]);
  });

  describe('of the second baseline', () => {
    const { plain } = reports;
    const comparison = (facts: Partial<NonNullable<Report['reference']>>): NonNullable<Report['reference']> => ({
      ...{ outcome: 'passed', reasons: [], tallies: drift.tallies, findings: drift.findings, runShifts: [] },
      baseline: { ...drift.baseline, selector: 'tag:4.4.0' },
      ...facts,
    });
    const commandsOf = (shown: Report): readonly (string | undefined)[] =>
      nextSteps({ report: shown }).map(({ code }) => code?.lines[0]);

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
      const reference = comparison({ decides: true, outcome: 'failed', reasons: ['suspect'], findings });
      expect(commandsOf({ ...plain, outcome: 'failed', reasons: ['reference'], reference })).toEqual([
        expect.stringMatching(/^guardband trend --case /),
        'waivers:',
      ]);
    });
  });
});
