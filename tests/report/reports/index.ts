/** The reports for the goldens, one per situation. */
import type { Finding, ReferenceComparison, Report } from '../../../src/model/documents.js';
import {
  added,
  candidateProvenance,
  failed,
  finding,
  gone,
  pastRuns,
  report,
  steady,
  suspected,
  regressed,
  undecidable,
  values,
} from './build.js';

const sizes = ['50', '1024', '10240'];
const users = ['50', '100', '200', '500'];
const matrix = (scenario: string): readonly { scenario: string; on: Record<string, string> }[] =>
  users.flatMap((user) => sizes.map((messageSize) => ({ scenario, on: { heap: '2G', messageSize, users: user } })));
/** An unchanged case but for one metric. */
const but = (found: Finding, calm: readonly Finding[]): readonly Finding[] =>
  calm.map((each) => (each.metric === found.metric ? found : each));

const slower = report(
  [
    ...matrix('Passthrough JWT').flatMap((facts) => {
      const calm = steady(facts, { throughput: 4120, p99: 31 });
      if (facts.on['users'] !== '500' || facts.on['messageSize'] === '10240') return calm;
      const [slow, tail] = [
        { ...facts, smallestDetectable: 5.2 },
        { ...facts, metric: 'p99', smallestDetectable: 22 },
      ];
      return facts.on['messageSize'] === '50'
        ? [
            ...calm.slice(0, 1),
            regressed({ ...slow, ...values(4120, 3634, 3912, 2.4) }),
            suspected({ ...tail, ...values(31, 44, 38, 1.15) }),
          ]
        : [
            ...calm.slice(0, 1),
            regressed({ ...slow, ...values(4120, 3791, 3912, 1.6) }),
            undecidable({ ...tail, ...values(31, 37, 38, 0.9) }),
          ];
    }),
    ...matrix('Direct Proxy').flatMap((facts, i) => {
      const better = { ...facts, ...values(9050, 9960, 8590, -1.4), verdict: 'improvement' } as const;
      return i === 3
        ? but(finding({ ...better, reason: 'beyond-limit' }), steady(facts))
        : steady(facts, { throughput: 9050, p99: 12 });
    }),
  ],
  {
    ...failed,
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

const errors = report(
  [
    ...(
      [
        ['5', 100, 200],
        ['20', 61.5, 123],
        ['50', 7.25, 14.5],
      ] as const
    ).flatMap(([load, percent, severity]) => {
      const facts = { scenario: 'checkout', on: { users: load } };
      const rate = { ...facts, metric: 'errorPercent', reason: 'beyond-limit' } as const;
      return [
        regressed({ ...rate, ...values(0, percent, 0.5, severity) }),
        undecidable({ ...facts, candidate: 880, was: 410, reason: 'errors' }),
        undecidable({ ...facts, metric: 'p99', candidate: 4, was: 31, reason: 'errors' }),
      ];
    }),
    ...steady({ scenario: 'checkout', on: { users: '1' } }),
  ],
  failed,
);

const labelled = (label: string, metric?: string) => ({
  label,
  on: { users: '50' },
  ...(metric !== undefined && { metric }),
});
const missing = report(
  [
    ...['errorPercent', 'throughput', 'p99'].flatMap((metric) =>
      ['GET /orders', 'POST /orders'].flatMap((label) => gone({ ...labelled(label), was: 12 }, [metric])),
    ),
    ...steady(labelled('GET /')).slice(0, 2),
    finding({ ...labelled('GET /', 'p99'), was: 12, verdict: 'missing', reason: 'blank' }),
    finding({ ...labelled('GET /items'), was: 300, candidate: 0, verdict: 'invalid', reason: 'not-recorded' }),
    ...steady(labelled('GET /login')),
    ...gone({ ...labelled('GET /old'), was: 12, gated: false }).map((each): Finding => ({
      ...each,
      reason: 'retired',
    })),
  ],
  { outcome: 'failed', reasons: ['missing', 'invalid'] },
);

const plain = report(
  users.flatMap((user) => steady({ on: { users: user } })),
  { baseline: { selector: 'tag:4.4.0', cases: 4, runs: pastRuns(1, { tag: '4.4.0' }) } },
);

const [at100, at200, at500] = ['100', '200', '500'].map((load) => ({ on: { users: load } })) as [Load, Load, Load];
type Load = Readonly<Record<'on', { users: string }>>;
const suspectTail = { ...at100, metric: 'p99', runs: 2, noise: { percent: 9, runs: 2, from: 'assumed' } } as const;
const suspect = report(
  [
    ...steady({ on: { users: '50' } }),
    ...steady(at100).slice(0, 2),
    suspected({ ...suspectTail, ...values(30, 41, 37.5, 1.2), smallestDetectable: 25 }),
    ...steady(at200).slice(0, 1),
    undecidable({ ...at200, ...values(400, 372, 360, 0.7) }),
    undecidable({ ...at200, metric: 'p99', ...values(30, 31, 70, 0.05), reason: 'too-noisy' }),
    ...steady(at500).slice(0, 1),
    undecidable({ ...at500, ...values(400, 401, 180, 0), reason: 'too-noisy' }),
    ...added({ on: { users: '1000' } }),
  ],
  { reasons: ['suspect-unresolved'] },
);

const lost = { runs: 6, since: '2026-01-23T04:00:00.000Z', commit: '5d4c3b2a19'.repeat(4) };
const drifting = (metric: string, percent: number) =>
  ({ ...labelled('GET /orders', metric), reason: 'drift', drift: { ...lost, percent } }) as const;
/** This run is even faster than usual, because the machine is; the case lost speed over the newest runs. */
const drift = report(
  [
    ...steady(labelled('GET /orders')).slice(0, 1),
    suspected({ ...drifting('throughput', -4.2), ...values(394, 405, 370, -0.4) }),
    suspected({ ...drifting('p99', 4.4), ...values(61.2, 59.6, 67, -0.3) }),
    ...['GET /items', 'POST /orders'].flatMap((label) => steady(labelled(label))),
  ],
  { baseline: { selector: 'history', store: 'baselines', cases: 3, runs: pastRuns(26) } },
);

const first = report(
  users.flatMap((user) => added({ on: { users: user } })),
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

const otherMachine = { ...candidateProvenance, environment: { instance: 'c5.large', java: '21.0.8' } };
const elsewhere = report(
  users.flatMap((user) =>
    ['errorPercent', 'throughput', 'p99'].map((metric) =>
      undecidable({ on: { users: user }, metric, candidate: 7, reason: 'environment' }),
    ),
  ),
  {
    outcome: 'undecided',
    reasons: ['nothing-compared'],
    candidate: { provenance: otherMachine, cases: 4, measurements: 4 },
    baseline: { selector: 'history', cases: 4, runs: pastRuns() },
  },
);

const waiver = {
  metric: 'p99',
  where: { scenario: 'shop', users: '50' },
  ceiling: '20%',
  reason: 'new TLS library, see the decision',
};
const waived = {
  verdict: 'waived',
  reason: 'flagrant',
  waiver: { reason: waiver.reason, until: '2026-03-01', ceiling: '20%' },
} as const;
const ofObjective = (objective: string, limit: number) =>
  ({ ...at100, objective, limit, reason: 'objective' }) as const;
const objectives = report(
  [
    ...steady({ on: { users: '50' } }).slice(0, 2),
    finding({ on: { users: '50' }, metric: 'p99', ...values(30, 35, 34, 1.1), ...waived }),
    ...steady(at100),
    regressed({ metric: 'p99', candidate: { low: 74, high: 84 }, ...ofObjective('70 to 80', 80) }),
    finding({ candidate: 404, ...ofObjective('within 5% of 400', 420) }),
    regressed({ scenario: 'scale out', metric: 'replicas', ...values(1, 2, 1, 1), reason: 'whole-step' }),
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
/** How a metric moved in the whole run. */
const shift = (percent: number, cases: number, metric = 'throughput') =>
  ({ metric, percent, cases, controls: [], verdict: 'pass' }) as const;
const hostile = report(
  hostileNames.flatMap((label, i) => {
    const name = { scenario: '*`_x_`* | <b>', label, on: { 'users|@all': '`5`|#1' } };
    return [
      regressed({ ...name, ...values(400, 200 + i, 380, 9) }),
      suspected({ ...name, metric: '@all|`m`', ...values(400, 420 + i) }),
    ];
  }),
  {
    outcome: 'failed',
    reasons: ['regression', 'whole-run'],
    runShifts: [{ ...shift(-49.4, 6), limit: -6, worstPast: -0.6, spread: 1.1, verdict: 'regression' }],
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

const noise = { percent: 8, runs: 1, from: 'assumed' } as const;
const restless = report(
  [
    ...users.flatMap((user) => steady({ scenario: 'browse', on: { users: user }, runs: 1 })),
    ...users.flatMap((user, i) => {
      const facts = { scenario: 'checkout', on: { users: user }, runs: 1 };
      return [...steady(facts).slice(0, 1), undecidable({ ...facts, ...values(402, 256 + 8 * i, 250, 0.9), noise })];
    }),
  ],
  { reasons: ['inconclusive'], baseline: { selector: 'history', cases: 8, runs: pastRuns(1) } },
);

const band = { percent: 5 };
const adjusted = (percent: number, by: number) => ({ band, adjusted: { percent, shift: by } });

/** Two scenarios whose cases all moved alike: no single case is worse, but the run as a whole is. */
const wholeRun = report(
  ['browse', 'checkout'].flatMap((scenario) =>
    users.flatMap((user) => {
      const facts = { scenario, on: { users: user } };
      return but(finding({ ...facts, ...values(400, 312, 296, 0.1), ...adjusted(0.4, -22.3) }), steady(facts));
    }),
  ),
  {
    outcome: 'failed',
    reasons: ['whole-run'],
    runShifts: [
      { ...shift(-22.3, 8), limit: -10.8, worstPast: -6.2, spread: 7.1, verdict: 'regression' },
      { ...shift(0.3, 8, 'p99'), limit: 16.5, spread: 5 },
    ],
  },
);

/** A scenario that is worse as a whole on a slow machine, and a case of another scenario with a few hanging requests. */
const scenario = report(
  [
    ...users.flatMap((user, i) => {
      const facts = { scenario: 'checkout', on: { users: user } };
      const moved = { ...values(400, 300 + 4 * i, 350, 1.2 - 0.1 * i), ...adjusted(-18 + i, -8.4) };
      return but(regressed({ ...facts, ...moved, reason: 'group', group: 'p50 1' }), steady(facts));
    }),
    ...users.flatMap((user, i) => {
      const facts = { scenario: 'browse', on: { users: user }, smallestDetectable: 6 };
      const hanging = { ...facts, ...values(400, 408, 420, 1.6), ...adjusted(-11.2, 14.8) };
      const found =
        i === 0
          ? suspected({ ...hanging, reason: 'relative', exceptions: ['not-measured-worse'] })
          : finding({ ...facts, ...values(400, 368, 345, 0), ...adjusted(0.4, -8.4) });
      return but(found, steady(facts));
    }),
    ...['1', '2'].map((load) => {
      const facts = { scenario: 'echo', on: { users: load }, gated: false, control: true } as const;
      return finding({ ...facts, ...values(900, 824, 780, 0), ...adjusted(0, -8.4) });
    }),
  ],
  {
    ...failed,
    // Values without a verdict are shown, but none of these 144 counts as unchanged.
    statistics: {
      metrics: ['p50'],
      cases: users.map((user) => ({ case: `browse [users=${user}]`, values: [30], baseline: [12] })),
    },
    runShifts: [{ ...shift(-8.4, 10), controls: ['echo [users=1]', 'echo [users=2]'], limit: -10.8, spread: 7.1 }],
  },
);

const payments = [
  { scenario: 'shop', label: 'POST /payments' },
  { scenario: 'shop', label: 'Pay' },
];
const because = { waitsFor: payments };

/** One slow request lowers the throughput of the whole plan. */
const waiting = report(
  ['Browse', 'GET /events', 'Pay', 'POST /payments', 'Search'].flatMap((label) =>
    ['5', '20'].flatMap((load) => {
      const facts = { label, on: { users: load } };
      const isSlow = label === 'Pay' || label === 'POST /payments';
      const [was, now] = load === '5' ? [16.6, 14.8] : [67.4, 59.5];
      return [
        ...steady(facts).slice(0, 1),
        isSlow
          ? suspected({ ...facts, ...values(was, now, 0.92 * was, 1.5), band })
          : finding({ ...facts, ...values(was, now, 0.92 * was, 1.5), band, reason: 'coupled', because }),
        isSlow
          ? regressed({ ...facts, metric: 'p50', ...values(61, 97, 69, 3.7) })
          : finding({ ...facts, metric: 'p50', ...values(61, 61, 69, 0) }),
      ];
    }),
  ),
  { ...failed, runShifts: [{ ...shift(-11.6, 2), limit: -7.8, worstPast: -1.4, labels: payments, spread: 0.8 }] },
);

const session = report(
  [
    ...steady({ runs: 1 }).slice(0, 1),
    regressed({
      ...values(400, 368, 380, 1.6),
      repetitions: 3,
      baseline: { value: 400, low: 397, high: 404, runs: 1, repetitions: 3 },
      series: [397, 404, 400],
      noise: { percent: 1.4, own: 0.9, siblings: 2, runs: 6, from: 'session' },
      smallestDetectable: 5,
      reason: 'beyond-limit',
    }),
    undecidable({
      metric: 'p99',
      ...values(30, 36, 36.5, 0.9),
      baseline: { value: 30, low: 30, high: 30, runs: 1, repetitions: 1 },
      series: [30],
      noise: { percent: 3, siblings: 3, runs: 2, from: 'assumed' },
      smallestDetectable: 22,
    }),
  ],
  {
    ...failed,
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
