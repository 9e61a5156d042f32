/** The reports for the goldens, one per situation. */
import type { ReferenceComparison, Report } from '../../../src/model/documents.js';
import { finding, pastRuns, candidateProvenance, report, steady, suspected, regressed, undecidable } from './build.js';

const sizes = ['50', '1024', '10240'];
const users = ['50', '100', '200', '500'];
const matrix = (scenario: string): readonly { scenario: string; on: Record<string, string> }[] =>
  users.flatMap((user) => sizes.map((messageSize) => ({ scenario, on: { heap: '2G', messageSize, users: user } })));

const slower = report(
  [
    ...matrix('Passthrough JWT').flatMap((facts) => {
      const calm = steady(facts, { throughput: 4120, p99: 31 });
      if (facts.on['users'] !== '500' || facts.on['messageSize'] === '10240') return calm;
      const hard = facts.on['messageSize'] === '50';
      return [
        ...calm.slice(0, 1),
        regressed({
          ...facts,
          was: 4120,
          candidate: hard ? 3634 : 3791,
          limit: 3912,
          severity: hard ? 2.4 : 1.6,
          smallestDetectable: 5.2,
        }),
        hard
          ? suspected({
              ...facts,
              metric: 'p99',
              was: 31,
              candidate: 44,
              limit: 38,
              severity: 1.15,
              smallestDetectable: 22,
            })
          : undecidable({
              ...facts,
              metric: 'p99',
              was: 31,
              candidate: 37,
              limit: 38,
              severity: 0.9,
              smallestDetectable: 22,
            }),
      ];
    }),
    ...matrix('Direct Proxy').flatMap((facts, i) =>
      i === 3
        ? [
            ...steady(facts).slice(0, 1),
            finding({
              ...facts,
              was: 9050,
              candidate: 9960,
              severity: -1.4,
              verdict: 'improvement',
              reason: 'beyond-limit',
              limit: 8590,
            }),
            ...steady(facts).slice(2),
          ]
        : steady(facts, { throughput: 9050, p99: 12 }),
    ),
  ],
  {
    outcome: 'failed',
    reasons: ['regression'],
    problems: [
      {
        code: 'unknown-column',
        level: 'warning',
        message: 'The column "Little\'s Law Verification (%)" belongs to no axis and no metric.',
        advice: 'No action needed if it is neither.',
        file: 'results/summary.csv',
        line: 1,
      },
    ],
  },
);

const five = { scenario: 'checkout', on: { users: '5' } };
const errors = report(
  [
    ...['5', '20', '50'].flatMap((item, i) => {
      const facts = { ...five, on: { users: item } };
      return [
        regressed({
          ...facts,
          metric: 'errorPercent',
          was: 0,
          candidate: [100, 61.5, 7.25][i] ?? 0,
          limit: 0.5,
          severity: [200, 123, 14.5][i] ?? 0,
          reason: 'beyond-limit',
        }),
        undecidable({ ...facts, candidate: 880, was: 410, reason: 'errors' }),
        undecidable({ ...facts, metric: 'p99', candidate: 4, was: 31, reason: 'errors' }),
      ];
    }),
    ...steady({ scenario: 'checkout', on: { users: '1' } }),
  ],
  { outcome: 'failed', reasons: ['regression'] },
);

const missing = report(
  [
    ...['errorPercent', 'throughput', 'p99'].flatMap((metric) =>
      ['GET /orders', 'POST /orders'].map((label) =>
        finding({ label, on: { users: '50' }, metric, was: 12, verdict: 'missing', reason: 'no-candidate' }),
      ),
    ),
    ...steady({ label: 'GET /', on: { users: '50' } }).slice(0, 2),
    finding({ label: 'GET /', on: { users: '50' }, metric: 'p99', was: 12, verdict: 'missing', reason: 'blank' }),
    finding({
      label: 'GET /items',
      on: { users: '50' },
      was: 300,
      candidate: 0,
      verdict: 'invalid',
      reason: 'not-recorded',
    }),
    ...steady({ label: 'GET /login', on: { users: '50' } }),
    ...['errorPercent', 'throughput', 'p99'].map((metric) =>
      finding({
        label: 'GET /old',
        on: { users: '50' },
        metric,
        was: 12,
        verdict: 'missing',
        reason: 'retired',
        gated: false,
      }),
    ),
  ],
  { outcome: 'failed', reasons: ['missing', 'invalid'] },
);

const plain = report(
  users.flatMap((user) => steady({ on: { users: user } })),
  { baseline: { selector: 'tag:4.4.0', cases: 4, runs: pastRuns(1, { tag: '4.4.0' }) } },
);

const suspect = report(
  [
    ...steady({ on: { users: '50' } }),
    ...steady({ on: { users: '100' } }).slice(0, 2),
    suspected({
      on: { users: '100' },
      metric: 'p99',
      was: 30,
      candidate: 41,
      limit: 37.5,
      severity: 1.2,
      runs: 2,
      noise: { percent: 9, runs: 2, from: 'assumed' },
      smallestDetectable: 25,
    }),
    ...steady({ on: { users: '200' } }).slice(0, 1),
    undecidable({ on: { users: '200' }, was: 400, candidate: 372, limit: 360, severity: 0.7 }),
    undecidable({
      on: { users: '200' },
      metric: 'p99',
      was: 30,
      candidate: 31,
      limit: 70,
      severity: 0.05,
      reason: 'too-noisy',
    }),
    ...steady({ on: { users: '500' } }).slice(0, 1),
    undecidable({ on: { users: '500' }, was: 400, candidate: 401, limit: 180, severity: 0, reason: 'too-noisy' }),
    ...['errorPercent', 'throughput', 'p99'].map((metric) =>
      finding({ on: { users: '1000' }, metric, candidate: 7, verdict: 'new', reason: 'no-baseline' }),
    ),
  ],
  { reasons: ['suspect-unresolved'] },
);

const lost = { runs: 6, since: '2026-01-23T04:00:00.000Z', commit: '5d4c3b2a19'.repeat(4) };
/** This run is even faster than usual, because the machine is; the case lost speed over the newest runs. */
const drift = report(
  [
    ...steady({ label: 'GET /orders', on: { users: '50' } }).slice(0, 1),
    suspected({
      label: 'GET /orders',
      on: { users: '50' },
      was: 394,
      candidate: 405,
      limit: 370,
      severity: -0.4,
      reason: 'drift',
      drift: { ...lost, percent: -4.2 },
    }),
    suspected({
      label: 'GET /orders',
      on: { users: '50' },
      metric: 'p99',
      was: 61.2,
      candidate: 59.6,
      limit: 67,
      severity: -0.3,
      reason: 'drift',
      drift: { ...lost, percent: 4.4 },
    }),
    ...['GET /items', 'POST /orders'].flatMap((label) => steady({ label, on: { users: '50' } })),
  ],
  { baseline: { selector: 'history', store: 'baselines', cases: 3, runs: pastRuns(26) } },
);

const first = report(
  users.flatMap((user) =>
    ['errorPercent', 'throughput', 'p99'].map((metric) =>
      finding({ on: { users: user }, metric, candidate: 7, verdict: 'new', reason: 'no-baseline' }),
    ),
  ),
  {
    outcome: 'undecided',
    reasons: ['no-baseline'],
    baseline: { selector: 'history', cases: 0, runs: [] },
    problems: [
      {
        code: 'no-baseline',
        level: 'note',
        message: 'baselines holds no run to compare with.',
        advice: 'Record one: guardband record RESULTS.',
      },
    ],
  },
);

const elsewhere = report(
  users.flatMap((user) =>
    ['errorPercent', 'throughput', 'p99'].map((metric) =>
      undecidable({ on: { users: user }, metric, candidate: 7, reason: 'environment' }),
    ),
  ),
  {
    outcome: 'undecided',
    reasons: ['nothing-compared'],
    candidate: {
      provenance: { ...candidateProvenance, environment: { instance: 'c5.large', java: '21.0.8' } },
      cases: 4,
      measurements: 4,
    },
    baseline: { selector: 'history', cases: 4, runs: pastRuns() },
  },
);

const waiver = {
  metric: 'p99',
  where: { scenario: 'shop', users: '50' },
  ceiling: '20%',
  reason: 'new TLS library, see the decision',
};
const objectives = report(
  [
    ...steady({ on: { users: '50' } }).slice(0, 2),
    finding({
      on: { users: '50' },
      metric: 'p99',
      was: 30,
      candidate: 35,
      limit: 34,
      severity: 1.1,
      verdict: 'waived',
      reason: 'flagrant',
      waiver: { reason: waiver.reason, until: '2026-03-01', ceiling: '20%' },
    }),
    ...steady({ on: { users: '100' } }),
    regressed({
      on: { users: '100' },
      metric: 'p99',
      candidate: { low: 74, high: 84 },
      reason: 'objective',
      objective: '70 to 80',
      limit: 80,
    }),
    finding({
      on: { users: '100' },
      candidate: 404,
      verdict: 'pass',
      reason: 'objective',
      objective: 'within 5% of 400',
      limit: 420,
    }),
    regressed({
      scenario: 'scale out',
      metric: 'replicas',
      was: 1,
      candidate: 2,
      limit: 1,
      severity: 1,
      reason: 'whole-step',
    }),
  ],
  {
    outcome: 'failed',
    reasons: ['regression', 'objective'],
    waivers: [
      { ...waiver, state: 'used', until: '2026-03-01' },
      { ...waiver, where: { scenario: 'shop', users: '>=300' }, state: 'expired', until: '2026-01-15' },
    ],
  },
);

/** A label with every kind of markup. */
export const hostileLabel = 'a|b <img src=x> @all [x](http://e) `q` **b** https://evil.example';
const hostileNames = [
  hostileLabel,
  '``` @team/x #123 GH-1 evil/repo#9 5d4c3b2a195d4c3b2a195d4c3b2a195d4c3b2a19',
  'a\\|b\\\\|c | --- |',
  '\u001b[31mred\u001b[0m\r\n\n# head\n- [ ] item \u202egnp.exe',
  'www.evil.example a@evil.example $`x`$ $$y$$ :tada: [^1] ~~s~~ &amp; &#64;all <!-- -->',
  '</details></code><script>alert(1)</script>',
];
const hostile = report(
  hostileNames.flatMap((label, i) => [
    regressed({
      scenario: '*`_x_`* | <b>',
      label,
      on: { 'users|@all': '`5`|#1' },
      was: 400,
      candidate: 200 + i,
      limit: 380,
      severity: 9,
    }),
    suspected({
      scenario: '*`_x_`* | <b>',
      label,
      on: { 'users|@all': '`5`|#1' },
      metric: '@all|`m`',
      was: 400,
      candidate: 420 + i,
    }),
  ]),
  {
    outcome: 'failed',
    reasons: ['regression', 'whole-run'],
    runShifts: [
      {
        metric: 'throughput',
        percent: -49.4,
        cases: 6,
        controls: [],
        limit: -6,
        worstPast: -0.6,
        spread: 1.1,
        verdict: 'regression',
      },
    ],
    tool: { name: 'guardband', version: '1 @all <b>' },
    candidate: {
      provenance: {
        ...candidateProvenance,
        commit: '@all',
        branch: '@all #1 <img src=x>',
        environment: { '@all|': '<img src=x>|`' },
      },
      cases: 6,
      measurements: 6,
    },
    waivers: [{ ...waiver, where: { '@all': '```\n@all' }, reason: '```\n@all', state: 'unused', until: '2026-03-01' }],
    problems: [
      {
        code: 'x',
        level: 'warning',
        message: 'Found "```\n@all <img src=x> #1".',
        advice: '</details> https://evil.example',
        file: '@all`|.csv',
        line: 2,
      },
    ],
  },
);

const restless = report(
  [
    ...users.flatMap((user) => steady({ scenario: 'browse', on: { users: user }, runs: 1 })),
    ...users.flatMap((user, i) => [
      ...steady({ scenario: 'checkout', on: { users: user }, runs: 1 }).slice(0, 1),
      undecidable({
        scenario: 'checkout',
        on: { users: user },
        runs: 1,
        was: 402,
        candidate: 256 + 8 * i,
        limit: 250,
        severity: 0.9,
        noise: { percent: 8, runs: 1, from: 'assumed' },
      }),
    ]),
  ],
  { reasons: ['inconclusive'], baseline: { selector: 'history', cases: 8, runs: pastRuns(1) } },
);

/** Two scenarios whose cases all moved alike: no single case is worse, but the run as a whole is. */
const wholeRun = report(
  ['browse', 'checkout'].flatMap((scenario) =>
    users.flatMap((user) => [
      ...steady({ scenario, on: { users: user } }).slice(0, 1),
      finding({
        scenario,
        on: { users: user },
        was: 400,
        candidate: 312,
        limit: 296,
        severity: 0.1,
        band: { percent: 5 },
        adjusted: { percent: 0.4, shift: -22.3 },
      }),
      ...steady({ scenario, on: { users: user } }).slice(2),
    ]),
  ),
  {
    outcome: 'failed',
    reasons: ['whole-run'],
    runShifts: [
      {
        metric: 'throughput',
        percent: -22.3,
        cases: 8,
        controls: [],
        limit: -10.8,
        worstPast: -6.2,
        spread: 7.1,
        verdict: 'regression',
      },
      {
        metric: 'p99',
        percent: 0.3,
        cases: 8,
        controls: [],
        limit: 16.5,
        spread: 5,
        verdict: 'pass',
      },
    ],
  },
);

/** A scenario that is worse as a whole on a slow machine, and a case of another scenario with a few hanging requests. */
const scenario = report(
  [
    ...users.flatMap((user, i) => [
      ...steady({ scenario: 'checkout', on: { users: user } }).slice(0, 1),
      regressed({
        scenario: 'checkout',
        on: { users: user },
        was: 400,
        candidate: 300 + 4 * i,
        limit: 350,
        severity: 1.2 - 0.1 * i,
        reason: 'group',
        band: { percent: 5 },
        adjusted: { percent: -18 + i, shift: -8.4 },
      }),
      ...steady({ scenario: 'checkout', on: { users: user } }).slice(2),
    ]),
    ...users.flatMap((user, i) => [
      ...steady({ scenario: 'browse', on: { users: user } }).slice(0, 1),
      i === 0
        ? suspected({
            scenario: 'browse',
            on: { users: user },
            was: 400,
            candidate: 408,
            limit: 420,
            severity: 1.6,
            reason: 'relative',
            exceptions: ['not-measured-worse'],
            band: { percent: 5 },
            adjusted: { percent: -11.2, shift: 14.8 },
            smallestDetectable: 6,
          })
        : finding({
            scenario: 'browse',
            on: { users: user },
            was: 400,
            candidate: 368,
            limit: 345,
            severity: 0,
            band: { percent: 5 },
            adjusted: { percent: 0.4, shift: -8.4 },
            smallestDetectable: 6,
          }),
      ...steady({ scenario: 'browse', on: { users: user } }).slice(2),
    ]),
    ...['1', '2'].map((item) =>
      finding({
        scenario: 'echo',
        on: { users: item },
        was: 900,
        candidate: 824,
        limit: 780,
        severity: 0,
        gated: false,
        control: true,
        band: { percent: 5 },
        adjusted: { percent: 0, shift: -8.4 },
      }),
    ),
  ],
  {
    outcome: 'failed',
    // Values without a verdict are shown, but none of these 144 counts as unchanged.
    statistics: {
      metrics: ['p50'],
      cases: users.map((user) => ({ case: `browse [users=${user}]`, values: [30], baseline: [12] })),
    },
    reasons: ['regression'],
    runShifts: [
      {
        metric: 'throughput',
        percent: -8.4,
        cases: 10,
        controls: ['echo [users=1]', 'echo [users=2]'],
        limit: -10.8,
        spread: 7.1,
        verdict: 'pass',
      },
    ],
  },
);

const payments = [
  { scenario: 'shop', label: 'POST /payments' },
  { scenario: 'shop', label: 'Pay' },
];

/** One slow request lowers the throughput of the whole plan. */
const waiting = report(
  ['Browse', 'GET /events', 'Pay', 'POST /payments', 'Search'].flatMap((label) =>
    ['5', '20'].flatMap((load) => {
      const facts = { label, on: { users: load } };
      const isSlow = label === 'Pay' || label === 'POST /payments';
      const [was, now] = load === '5' ? [16.6, 14.8] : [67.4, 59.5];
      return [
        ...steady(facts).slice(0, 1),
        finding({
          ...facts,
          was,
          candidate: now,
          limit: 0.92 * was,
          severity: 1.5,
          band: { percent: 5 },
          ...(isSlow
            ? { verdict: 'suspect', reason: 'single-run' }
            : { reason: 'coupled', because: { waitsFor: payments } }),
        }),
        finding({
          ...facts,
          metric: 'p50',
          was: 61,
          candidate: isSlow ? 97 : 61,
          limit: 69,
          severity: isSlow ? 3.7 : 0,
          ...(isSlow && { verdict: 'regression', reason: 'flagrant' }),
        }),
      ];
    }),
  ),
  {
    outcome: 'failed',
    reasons: ['regression'],
    runShifts: [
      {
        metric: 'throughput',
        percent: -11.6,
        cases: 2,
        controls: [],
        limit: -7.8,
        worstPast: -1.4,
        labels: payments,
        spread: 0.8,
        verdict: 'pass',
      },
    ],
  },
);

const session = report(
  [
    ...steady({ runs: 1 }).slice(0, 1),
    regressed({
      was: 400,
      runs: 1,
      candidate: 368,
      repetitions: 3,
      baseline: { value: 400, low: 397, high: 404, runs: 1, repetitions: 3 },
      series: [397, 404, 400],
      noise: { percent: 1.4, own: 0.9, siblings: 2, runs: 6, from: 'session' },
      limit: 380,
      severity: 1.6,
      smallestDetectable: 5,
      reason: 'beyond-limit',
    }),
    undecidable({
      was: 30,
      metric: 'p99',
      runs: 1,
      candidate: 36,
      baseline: { value: 30, low: 30, high: 30, runs: 1, repetitions: 1 },
      series: [30],
      noise: { percent: 3, siblings: 3, runs: 2, from: 'assumed' },
      limit: 36.5,
      severity: 0.9,
      smallestDetectable: 22,
    }),
  ],
  {
    outcome: 'failed',
    reasons: ['regression'],
    baseline: {
      selector: 'base/',
      cases: 1,
      runs: [{ ...candidateProvenance, commit: '5d4c3b2a19', branch: 'main' }],
      repetitions: 3,
    },
  },
);

/** The same change as a pull request: the baselines are those of the merge base. */
const proposed: Report = { ...scenario, baseline: { ...scenario.baseline, selector: 'ref:5d4c3b2a19...HEAD' } };

/** Two runs of a release, before those of the history. */
const releaseRuns = (tag: string) =>
  ['2025-12-12', '2025-12-13'].map((day) => ({
    ...candidateProvenance,
    startedAt: `${day}T04:00:00.000Z`,
    commit: '4f3e2d1c0b'.repeat(4),
    branch: 'main',
    tag,
  }));

/** The comparison of the same run with a release, with the findings of another report. */
const asReference = (
  { outcome, reasons, tallies, findings, runShifts, baseline }: Report,
  tag: string,
): ReferenceComparison => ({
  outcome,
  reasons,
  tallies,
  findings,
  runShifts,
  baseline: { ...baseline, selector: `tag:${tag}`, runs: releaseRuns(tag), noiseRuns: 6 },
});

/** What is slower than in the last release has been so since: the history knows the run's own level. */
const asBefore = report(
  slower.findings.map(({ case: { scenario: name, configuration: on }, metric, candidate }) =>
    finding({ scenario: name, on, metric, was: Number(candidate), candidate: Number(candidate) }),
  ),
  { baseline: { selector: 'history', store: 'baselines', cases: 24, runs: pastRuns(8) } },
);
/** The history decides, and the comparison with the last release is shown as well. */
const released: Report = { ...asBefore, reference: asReference(slower, '4.4.0') };
const releaseDecides: Report = {
  ...asBefore,
  outcome: 'failed',
  reasons: ['reference'],
  reference: { ...asReference(slower, '4.4.0'), decides: true },
};

export const reports = {
  slower,
  errors,
  missing,
  plain,
  suspect,
  drift,
  restless,
  first,
  elsewhere,
  objectives,
  wholeRun,
  scenario,
  waiting,
  session,
  proposed,
  released,
  releaseDecides,
  hostile: { ...hostile, reference: asReference(hostile, '</details> @all [x](http://x.example)') },
} as const satisfies Record<string, Report>;
