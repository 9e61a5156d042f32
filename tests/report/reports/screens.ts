/** Reports whose comments are examined in a browser, as large and with names as long as those of real users. */
import type { Finding, Report } from '../../../src/model/documents.js';
import { report, steady, regressed } from './build.js';

type Case = Parameters<typeof steady>[0] & { readonly on: Record<string, string> };

/** A case that got slower by the given factor. */
const slow = (item: Case, factor: number): readonly Finding[] => [
  ...steady(item).slice(0, 1),
  regressed({ ...item, was: 400, candidate: 400 / factor, limit: 376, severity: (400 - 400 / factor) / 24 }),
  regressed({ ...item, metric: 'p99', was: 30, candidate: 30 * factor, limit: 34, severity: (30 * factor - 30) / 4 }),
];

const judge = (cases: readonly Case[], factorOf: (item: Case) => number): Report =>
  report(
    cases.flatMap((item) => (factorOf(item) === 1 ? steady(item) : slow(item, factorOf(item)))),
    { outcome: 'failed', reasons: ['regression'] },
  );

const users = ['50', '100', '200', '500', '1000'];

/** Two releases of an API gateway: 4 services, 3 heaps, 3 sizes of messages, 4 loads. */
const release = [
  'Passthrough proxy with OAuth2 tokens',
  'Passthrough proxy with JWT',
  'Mediation proxy',
  'GraphQL proxy',
].flatMap((scenario) =>
  ['512M', '1G', '2G'].flatMap((heap) =>
    ['50B', '1KiB', '10KiB'].flatMap((messageSize) =>
      users.slice(0, 4).map((load): Case => ({ scenario, on: { heap, messageSize, users: load } })),
    ),
  ),
);

const labels = [
  'POST /oauth2/token',
  ...Array.from({ length: 22 }, (_, i) => `GET /api/v2/accounts/{accountId}/orders/${String(i)}`),
  'POST /api/v2/accounts/{accountId}/transactions',
  'GET /health',
];
const many = Array.from({ length: 40 }, (_, i) => `svc${String(i).padStart(2, '0')}-passthrough`).flatMap((scenario) =>
  labels.flatMap((label) => users.map((load): Case => ({ scenario, label, on: { users: load } }))),
);

export const screens: Readonly<Record<string, { readonly report: Report; readonly groups: readonly string[] }>> = {
  release: {
    report: judge(release, ({ scenario, on }) =>
      scenario === 'Mediation proxy' ? 1.3 : scenario === 'GraphQL proxy' && on['heap'] === '512M' ? 1.5 : 1,
    ),
    groups: ['Mediation proxy', 'GraphQL proxy'],
  },
  'many-cases': {
    report: judge(many, ({ scenario, label, on }) => {
      if (scenario === 'svc17-passthrough' && on['users'] === '1000') return 1.8;
      if (scenario === 'svc03-passthrough' && label === labels[23]) return 1.3;
      return scenario === 'svc19-passthrough' && label === labels[0] && on['users'] === '50' ? 1.2 : 1;
    }),
    groups: ['svc17', 'svc03', 'svc19'],
  },
};

const shop = ['browse', 'checkout'].flatMap((scenario) =>
  ['GET /items', 'POST /cart', 'POST /pay'].flatMap((label) =>
    ['10', '50'].map((load): Case => ({ scenario, label, on: { users: load } })),
  ),
);

/** Two labels of one scenario and a case of the other one, each by another amount. */
export const threeRegressions = judge(shop, ({ scenario, label, on }) => {
  if (scenario === 'checkout') return label === 'POST /pay' ? 1.6 : 1;
  if (label === 'GET /items') return 1.35;
  return label === 'POST /cart' && on['users'] === '50' ? 1.5 : 1;
});

const shifted = (factor: number, verdict: 'regression' | 'pass'): Report['runShifts'] =>
  (['throughput', 'p99'] as const).map((metric) => ({
    metric,
    percent: 100 * ((metric === 'p99' ? factor : 1 / factor) - 1),
    cases: shop.length,
    controls: [],
    limit: metric === 'p99' ? 8 : -6,
    worstPast: metric === 'p99' ? 1.2 : -0.6,
    spread: 1.1,
    verdict,
  }));

export const everythingSlower: Report = {
  ...judge(shop, () => 1.25),
  reasons: ['regression', 'whole-run'],
  runShifts: shifted(1.25, 'regression'),
};

const faster = judge(shop, () => 0.8);
export const everythingFaster: Report = report(
  faster.findings.map(({ fails: _, ...found }): Finding =>
    found.verdict === 'regression' ? { ...found, verdict: 'improvement', reason: 'beyond-limit' } : found,
  ),
  { runShifts: shifted(0.8, 'pass') },
);
