import { readSettings, type CheckRequest } from '../../config/settings.js';
import { defined } from '../../lang/objects.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Trend, TrendChange } from '../../model/documents.js';
import { isUnresolved } from '../../model/comparison.js';
import { bisectCommand } from '../../report/bisect/command.js';
import { trendComments, trendRenderers } from '../../report/trend/document.js';
import {
  ask,
  defineCommand,
  readingOptions,
  repositoryOption,
  runUsages,
  shared,
  type CommandCall,
} from '../command.js';
import { commentIfAsked, commentOptions } from '../comment/comment.js';
import { record, type RecordResult } from '../record/record.js';
import { trend } from './trend.js';

export const command = defineCommand({
  summary: 'show when levels changed, between which commits, and by how much',
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,
  own: { 'case PATTERN': 'only these cases: part of a name, or a pattern with * and ?' },
  shared: [...readingOptions, ...shared('baselines'), repositoryOption, ...commentOptions],
  renderers: trendRenderers,
  showsNotes: false,
  mode: {
    summary: 'add results, if there are any, to the recorded history, and show when levels changed',
    outcomes: ['changed', 'steady', 'undecided', 'unusable'],
    operands: () => [],
  },
  run: async ({ operands: history, case: pattern, ...request }, host, step) => {
    const recorded = host.job === undefined ? undefined : await recordResults(request, host, step);
    const since = defined({ pattern, startedAt: recorded?.startedAt });
    const { trend: document, ...found } = await trend({ ...request, history, ...since }, host);
    const problems = [...(recorded?.problems ?? []), ...found.problems];
    const exitCode = recorded?.exitCode ?? found.exitCode;
    const files = recorded?.files ?? [];
    if (document === undefined || exitCode === unusable) return { exitCode: unusable, problems, files };
    const { fresh, earlier } = found;
    const unposted = await commentIfAsked(() => trendComments(document, fresh, earlier, host.page), '', step);
    const outputs = outputsOf(document, fresh);
    return { exitCode, problems: [...problems, ...unposted], files, document, outputs };
  },
});

/** Records the results of a job: those that are named, or those of the configuration, if there are any. */
async function recordResults(request: CheckRequest, host: Host, step: CommandCall): Promise<RecordResult | undefined> {
  const named = step.getAll('results');
  const patterns = named.length > 0 ? named : (await readSettings(request, host)).read.patterns;
  const found = named.length > 0 ? named : (await Promise.all(patterns.map((pattern) => host.find(pattern)))).flat();
  if (found.length > 0) return await record({ ...request, results: patterns, ...ask(runUsages, step) }, host);
  if (patterns.length > 0) host.stdout(`No results were recorded: there are none in ${patterns.join(', ')}.\n`);
  return undefined;
}

/** The outputs of a step: what is new, and the commits between which the largest loss is to be searched. */
function outputsOf({ failed = [], unknown = [] }: Trend, fresh: readonly TrendChange[]) {
  const [loss] = fresh
    .filter((change) => isUnresolved(change) && bisectCommand(change.before.commit, change.after.commit) !== undefined)
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return {
    outcome: fresh.some(isUnresolved) ? 'changed' : failed.length + unknown.length > 0 ? 'undecided' : 'steady',
    changes: fresh,
    good: loss?.before.commit ?? '',
    bad: loss?.after.commit ?? '',
  };
}
