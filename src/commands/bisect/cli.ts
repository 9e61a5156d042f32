import { defined } from '../../lang/objects.js';
import type { Option } from '../../model/option.js';
import { bisectRenderers } from '../../report/bisect/document.js';
import { defineCommand, readingOptions, shared } from '../command.js';
import { measureFrom, measureOptions } from '../gate/options.js';
import { bisect } from './bisect.js';

const abouts: Readonly<Record<string, string>> = {
  pairs: 'measure the same two commits at most N times (default: three times measure.pairs)',
  results: 'where the measurements go, and where they are looked for (default: a folder in guardband-gate)',
};
const ownMeasureOptions = measureOptions.map((option): Option => ({
  ...option,
  about: abouts[option.name] ?? option.about,
}));

export const command = defineCommand({
  summary: 'find the commit that made something slower',
  usage: 'GOOD BAD [options]',
  about: `Finds the commit between GOOD and BAD that made something slower. GOOD and BAD are measured first: if they do not differ,
the search ends. Then commits along the first parents are measured beside GOOD, each built in a separate folder, by the
commands under measure: in guardband.yml. No measurement is final: a wrong one is outweighed by later ones. The commit that is
found is measured beside its parent. Commits that do not build are skipped.

An interrupted search goes on where it stopped when it is called again.

Exit codes: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left; 3 nothing was found out.

Examples:
  guardband bisect v4.1.0 v4.2.0
  guardband bisect 1a2b3c4 HEAD --case 'POST /orders' --metric p99 --budget 3h`,
  own: {
    'case PATTERN': 'only these cases: part of a name, or a pattern with * and ?',
    'metric NAME': 'only this metric',
  },
  shared: [...ownMeasureOptions, ...readingOptions, ...shared('baselines')],
  renderers: bisectRenderers,
  refuse: ({ operands }) => (operands.length === 2 ? undefined : 'Usage: guardband bisect GOOD BAD.'),
  run: async ({ operands: [good = '', bad = ''], case: pattern, ...request }, host, given) => {
    const range = { good, bad, measure: measureFrom(given), ...defined({ pattern, out: given.get('results') }) };
    const result = await bisect({ ...request, ...range }, host);
    return { ...result, document: result.bisection };
  },
});
