// Starts the slowest test files first, so that no worker waits for them at the end. On a fresh machine, jest does not
// know which files are slow until they have run once.
import Sequencer from '@jest/test-sequencer';

const longest = ['e2e/first-day', 'e2e/action', 'counterparts/pages', 'stories/branch', 'stories/other-ci'];
const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.includes(`/${name}.test.`));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends Sequencer.default {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
