import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import type { Option } from '../../model/option.js';
import { bisectRenderers } from '../../report/bisect/document.js';
import { baselinesOption, formatOption, outOption, readingOptions, requestFrom, type Command } from '../command.js';
import { measureFrom, measureOptions } from '../gate/options.js';
import { findWrongInputs } from '../mode.js';
import { canShow, showDocument } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { bisect as searchCommits } from './bisect.js';

const abouts: Readonly<Record<string, string>> = {
  pairs: 'measure the same two commits at most N times (default: three times measure.pairs)',
  results: 'where the measurements go, and where they are looked for (default: a folder in guardband-gate)',
};
const ownMeasureOptions = measureOptions.map((option): Option => ({
  ...option,
  about: abouts[option.name] ?? option.about,
}));

export const bisect: Command = {
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
  options: [
    { name: 'case', value: 'PATTERN', about: 'only these cases: part of a name, or a pattern with * and ?' },
    { name: 'metric', value: 'NAME', about: 'only this metric' },
    ...ownMeasureOptions,
    ...readingOptions,
    baselinesOption,
    outOption(bisectRenderers),
    formatOption(bisectRenderers),
  ],
  run: async (given, host) => {
    const wrong = findWrongInputs(measureOptions, given);
    const [good, bad, ...others] = given.operands;
    if (wrong.length > 0 || good === undefined || bad === undefined || others.length > 0) {
      showProblems(wrong, host);
      if (wrong.length === 0) host.stderr('Usage: guardband bisect GOOD BAD. See guardband bisect --help.\n');
      return unusable;
    }
    const outputs = { renderers: bisectRenderers, format: given.get('format') ?? 'text', files: given.getAll('out') };
    if (!canShow(outputs, host)) return unusable;
    const request = {
      ...requestFrom(given, []),
      good,
      bad,
      measure: measureFrom(given),
      ...defined({ metric: given.get('metric'), pattern: given.get('case'), out: given.get('results') }),
    };
    const { exitCode, problems, bisection } = await searchCommits(request, host);
    showProblems(problems, host);
    return bisection === undefined ? exitCode : await showDocument(bisection, exitCode, outputs, host);
  },
};
