import { globSync } from 'tinyglobby';

/** Test files by project, as path prefixes below tests/. A file that no prefix covers belongs to `unit`. */
const prefixes = {
  /** The built product and the node host: run on every supported version of node. */
  runtime: ['house/dist', 'hosts/'],
  /**
   * What takes long: races between processes, fuzzing, builds and compilers, pipelines in real shells, many commands one after the
   * other, and properties over thousands of judged runs.
   */
  soak: [
    ...[
      'stories/branch',
      'stories/at-once',
      'stories/many-cases',
      'stories/bounded-time',
      'samples/hybrid-scan',
      'input/damaged',
      'input/nesting',
      'commands/failures',
      'fuzz/',
    ],
    ...['house/recipes', 'house/package', 'house/release/', 'house/licences', 'house/audit'],
    ...[
      'stories/border-files',
      'stories/config-from-base',
      'stories/ref',
      'stories/init',
      'stories/other-ci',
      'stories/bisect',
      'stories/gate',
      'stories/monorepo',
      'judge/relative/',
      'judge/decide/monotone',
      'judge/decide/real-windows',
      'judge/fuzz',
      'judge/less-',
      'judge/model/machine',
      'judge/model/many-slow-labels',
      'judge/model/multiplicity',
      'judge/model/repetitions',
      'judge/model/shared-by-loads',
      'judge/model/width',
      'judge/pairs/few-requests',
      'judge/pairs/guarantee',
      'judge/pairs/properties',
      'judge/rules/bounded-time',
      'judge/rules/invariance',
      'judge/causes/new-labels',
      'stories/blind-history',
      'stories/seeds',
      'stories/unplaced',
      'stories/crash',
      'docs/agents',
      'docs/walk',
      'docs/workflow',
      'history/agree',
      'history/corpus',
      'history/other-repository',
      'history/own-results',
      'history/segments',
      'compare/reverted',
      'input/every-reader',
      'judge/error-levels',
      'stories/accept',
      'stories/decisions',
      'stories/explain-numbers',
      'stories/fast-labels',
      'stories/given-levels',
      'stories/hostile',
      'stories/inherited-names',
      'stories/published',
      'stories/record-history',
      'stories/settled',
      'stories/slow-start',
      'stories/suggested',
      'stories/trend',
      'commands/gate/going-on',
      'commands/gate/machine',
    ],
  ],
  /** Need the programs that tools/setup-counterparts.sh installs; skipped where GUARDBAND_COUNTERPARTS is unset. */
  counterparts: ['e2e/', 'forge/', 'report/counterparts/'],
};
const paths = (names) => names.map((name) => `<rootDir>/tests/${name}`);

const shared = {
  testEnvironment: '<rootDir>/tools/jest-environment.mjs',
  transform: { '\\.ts$': '<rootDir>/tools/jest-transform.mjs' },
};
const projects = [
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/tests/**/*.test.ts'],
    testPathIgnorePatterns: paths(Object.values(prefixes).flat()),
  },
  ...Object.entries(prefixes).map(([displayName, names]) => ({
    ...shared,
    displayName,
    testMatch: paths(names).map((path) => `${path}**${path.endsWith('/') ? '/*' : ''}.test.ts`),
  })),
];

// `npm test` runs what needs nothing but node, in two minutes on two cores. With arguments (a path, --selectProjects) jest
// selects from all.
const isSelected = process.argv.slice(2).some((argument) => !argument.startsWith('-'));
const usual = process.env['GUARDBAND_COUNTERPARTS'] ? ['unit', 'counterparts'] : ['unit'];
if (!isSelected && !usual.includes('counterparts')) {
  const count = globSync(prefixes.counterparts.map((path) => `tests/${path}**/*.test.ts`)).length;
  console.warn(
    `Skipped: ${String(count)} files of counterpart tests. tools/setup-counterparts.sh installs the programs they need.\n`,
  );
}

export default {
  projects: projects.filter(({ displayName }) => isSelected || usual.includes(displayName)),
  maxWorkers: '100%',
  testTimeout: 180_000, // a busy machine is not a failure
  globalSetup: '<rootDir>/tools/jest-setup.mjs',
};
