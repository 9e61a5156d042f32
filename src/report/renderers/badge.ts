import { formatCount, thousands } from '../../lang/format.js';
import type { Renderer } from '../../model/rendering.js';
import { formatJson, printableLine } from '../../lang/printable.js';
import { headline } from '../phrases/headline.js';
import { plainWording, verdictLooks } from '../phrases/words.js';

/** The document of a badge, in the format of the endpoint of shields.io. */
export const badge: Renderer = {
  id: 'badge',
  endings: ['badge.json'],
  render: (report, { title = 'performance' }) => {
    const { sign } = headline(report, plainWording(report));
    const { regression, missing, suspect } = report.tallies;
    const failed =
      sign === 'failed' && regression + missing > 0 ? `: ${formatCount(regression + missing, 'case')}` : '';
    const unknown = sign === 'doubt' && suspect > 0 ? `, ${thousands(suspect)} unknown` : '';
    return write(title, sign, failed + unknown);
  },
  renderUnjudged: (_, { title = 'performance' }) => write(title, 'unusable'),
};

const write = (title: string, sign: keyof typeof verdictLooks, end = ''): string =>
  formatJson({
    schemaVersion: 1,
    label: printableLine(title).slice(0, 60),
    message: verdictLooks[sign].word.toLowerCase() + end,
    color: verdictLooks[sign].badge,
    isError: sign === 'failed' || sign === 'unusable',
  });
