/** Describes which configuration judged a pull request, and how the pull request changes it. */
import type { ConfigChange, Report } from '../../model/documents.js';
import type { Inputs } from '../../model/host.js';
import { shortList } from '../../lang/format.js';
import type { Wording } from './wording.js';

const maxChanges = 5;
const maxCharacters = 60;

/**
 * Returns one sentence per line; none if there is nothing unusual. They belong on the first screen, because a change of
 * rules must not go unnoticed.
 */
export function configurationLines({ configuration }: Report, wording: Wording): readonly string[] {
  if (configuration === undefined) return [];
  const { from, commit, absent, judging, reading, retiring = [] } = configuration;
  const base = wording.name(commit.slice(0, 10));
  const effect =
    absent === true
      ? `The merge base ${base} has no configuration, so the built-in defaults apply.`
      : `They do not count before the merge: the configuration of ${base} applies.`;
  const say = (lead: string, changes: readonly ConfigChange[], end = ''): string => {
    const texts = changes.map((change) => describeChange(change, wording));
    return texts.length === 0 ? '' : `This pull request ${lead}: ${shortList(texts, maxChanges)}.${end}`;
  };
  return [
    say('retires what it no longer measures', retiring),
    say('changes how it is judged', judging, from === 'head' ? '' : ` ${effect}`),
    from === 'head' ? 'The pull request is judged by its own configuration, because of --config-from head.' : '',
    say('changes how results are read', reading),
  ].filter((line) => line !== '');
}

function describeChange({ key, base, head }: ConfigChange, wording: Wording): string {
  const value = (text: string): string =>
    wording.name(text.length > maxCharacters ? `${text.slice(0, maxCharacters - 3)}...` : text);
  if (base === undefined) return `${wording.name(key)} added (${value(head ?? '')})`;
  if (head === undefined) return `${wording.name(key)} removed (${value(base)})`;
  return `${wording.name(key)} from ${value(base)} to ${value(head)}`;
}

/** A report, and the names that the user gave for the inputs; unknown if the report of another job is shown. */
interface Judged {
  readonly report: Pick<Report, 'job' | 'configuration'>;
  readonly inputs?: Inputs | undefined;
}

/** The path of the configuration that an option names; undefined if no option does. */
function namedConfiguration({ report, inputs }: Judged): string | undefined {
  if (inputs === undefined) return report.job?.config;
  const place = inputs.options.indexOf('--config');
  return place < 0 ? undefined : inputs.options[place + 1];
}

/** The configuration in a sentence of a next step: guardband.yml, unless an option names another. */
export function configurationName(judged: Judged): string {
  const path = namedConfiguration(judged);
  if (path === undefined) return 'guardband.yml';
  // Other paths would need escaping, which differs by renderer.
  return /^[\w./-]+$/.test(path) ? `\`${path}\`` : 'the configuration';
}

/** The configuration to edit, for next steps: a pull request is judged by that of the merge base. */
export const configurationToEdit = (judged: Judged): string =>
  `${configurationName(judged)}${judged.report.configuration?.from === 'base' ? ' on the target branch, merged into this one' : ''}`;
