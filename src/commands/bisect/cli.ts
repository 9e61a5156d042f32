import { defined } from '../../lang/objects.js';
import type { Option } from '../../model/rendering.js';
import { bisectComments, bisectRenderers } from '../../report/bisect/document.js';
import { defineCommand, listOptions, measureFrom, measureOptions, rare, readingOptions, shared } from '../command.js';
import { commentIfAsked, commentOptions } from '../comment/comment.js';
import { bisect } from './bisect.js';

const abouts: Readonly<Record<string, string>> = {
  pairs: 'measure the same two commits at most N times (default: three times measure.pairs)',
  results: 'where the measurements go, and where they are looked for (default: a folder in guardband-gate)',
};
const ownMeasureOptions = measureOptions.map((option): Option => ({
  ...option,
  about: abouts[option.name] ?? option.about,
}));

/** The operands, as inputs of the Action. */
const rangeOptions = listOptions({
  'good REF': { ...rare('a commit that was fast; fetch the whole history'), frontEnd: 'action' },
  'bad REF': { ...rare('a later commit that is slow (default: HEAD)'), frontEnd: 'action' },
});

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
  shared: [...ownMeasureOptions, ...readingOptions, ...shared('baselines'), ...rangeOptions, ...commentOptions],
  renderers: bisectRenderers,
  refuse: ({ operands }) => (operands.length === 2 ? undefined : 'Usage: guardband bisect GOOD BAD.'),
  mode: {
    summary: 'find the commit that made something slower',
    outcomes: ['named', 'range', 'none', 'undecided', 'unusable'],
    operands: ({ get }) => [get('good') ?? '', get('bad') ?? 'HEAD'],
  },
  run: async ({ operands: [good = '', bad = ''], case: pattern, ...request }, host, step) => {
    const range = { good, bad, measure: measureFrom(step), ...defined({ pattern, out: step.get('results') }) };
    const { bisection, ...result } = await bisect({ ...request, ...range }, host);
    if (bisection === undefined) return result;
    const { outcome, culprit, measurements } = bisection;
    const unposted = await commentIfAsked(() => bisectComments(bisection, host.page), 'bisect ', step);
    const named = outcome === 'named' ? (culprit?.commit ?? '') : '';
    const outputs = { outcome, culprit: named, measurements: String(measurements) };
    return { ...result, problems: [...result.problems, ...unposted], document: bisection, outputs };
  },
});
