import { formatCount, thousands } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import type { Renderer } from '../../model/rendering.js';
import { formatJson, printableLine } from '../../lang/printable.js';
import { headline, type Headline } from '../phrases/headline.js';
import { plainWording } from '../phrases/wording.js';

const colours = {
  failed: 'red',
  passed: 'brightgreen',
  doubt: 'yellow',
  unjudged: 'lightgrey',
  undecided: 'blueviolet',
} as const satisfies Record<Headline['sign'], string>;

/** The document of a badge, in the format of the endpoint of shields.io. */
export const badge: Renderer = {
  id: 'badge',
  endings: ['badge.json'],
  render: (report, { title = 'performance' }) => {
    const { sign } = headline(report, plainWording(report));
    return formatJson({
      ...describe(title),
      message: messages[sign](report),
      color: colours[sign],
      isError: sign === 'failed',
    });
  },
  renderUnjudged: (_, { title = 'performance' }) =>
    formatJson({ ...describe(title), message: 'unusable', color: 'lightgrey', isError: true }),
};

const describe = (title: string) => ({ schemaVersion: 1, label: printableLine(title).slice(0, 60) });

const messages = {
  failed: ({ tallies: { regression, missing } }) =>
    regression + missing === 0 ? 'failed' : `failed: ${formatCount(regression + missing, 'case')}`,
  passed: () => 'passed',
  doubt: ({ tallies: { suspect } }) => (suspect === 0 ? 'passed' : `passed, ${thousands(suspect)} unknown`),
  unjudged: () => 'not judged',
  undecided: () => 'unknown',
} as const satisfies Record<Headline['sign'], (report: Report) => string>;
