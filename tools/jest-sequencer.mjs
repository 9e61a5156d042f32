// Starts the slowest test files first, so that no worker waits for them at the end. On a fresh machine, jest does not
// know which files are slow until they have run once, and an old machine may remember how slow they were when it was busy.
import Sequencer from '@jest/test-sequencer';

const longest = [
  ...[
    'workflows/nightly',
    'workflows/github',
    'e2e/init-contexts',
    'history/corpus',
    'stories/branch',
    'hosts/threads',
    'stories/other-ci',
    'counterparts/pages',
  ],
  ...[
    'stories/init',
    'house/release/release',
    'input/samples/hybrid-scan',
    'e2e/objects',
    'e2e/bench-read',
    'forge/fork',
  ],
  ...['judge/causes/new-labels', 'stories/blind-history', 'stories/many-cases', 'judge/rules/properties'],
  ...[
    'tests/input/readers',
    'input/jmeter-csv',
    'input/every-reader',
    'stories/config-from-base',
    'judge/decide/real-windows',
  ],
  ...[
    'stories/hostile',
    'stories/ref',
    'samples/xml/xml-fast',
    'report/renderers',
    'stories/bounded-time',
    'stories/published',
  ],
];
const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.includes(`/${name}.test.`));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends Sequencer.default {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
