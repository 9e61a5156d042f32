/** How a verdict and the state of a group look on every surface: their words, signs and colours. */
import type { Kind, State } from '../../judge/groups/case-states.js';
import type { Tone } from '../page/tone.js';
import type { Colour } from '../renderers/text/colours.js';
import type { Headline } from './headline.js';

interface Look {
  readonly word: string;
  readonly colour: Colour;
  /** In Markdown. */
  readonly icon: string;
}

interface VerdictLook extends Look {
  /** On a page. */
  readonly mark: string;
  /** The colour of a badge of shields.io. */
  readonly badge: string;
}

/** unusable: the report of a job that judged nothing. */
export const verdictLooks: Readonly<Record<Headline['sign'] | 'unusable', VerdictLook>> = {
  failed: { word: 'Failed', colour: 'red', icon: '❌', mark: '✕', badge: 'red' },
  passed: { word: 'Passed', colour: 'green', icon: '✅', mark: '✓', badge: 'brightgreen' },
  doubt: { word: 'Passed', colour: 'yellow', icon: '⚠️', mark: '!', badge: 'yellow' },
  unjudged: { word: 'Not judged', colour: 'yellow', icon: '⚪', mark: '–', badge: 'lightgrey' },
  undecided: { word: 'Unknown', colour: 'magenta', icon: '🟣', mark: '?', badge: 'blueviolet' },
  unusable: { word: 'Unusable', colour: 'red', icon: '⛔', mark: '✕', badge: 'lightgrey' },
};

/**
 * The verdict of a case or a group. partly: some metrics are too uncertain to judge, the others did not get worse. carried: it
 * moved with the whole run, which got worse. alike: as the machine or the other cases moved. waiting: its users wait for another label.
 */
export type CaseWord = State | 'missing' | 'invalid' | 'partly' | 'carried' | 'alike' | 'waiting';

/** Whether there is nothing to look at, although some metrics may be too uncertain to judge. */
export const isCalm = (word: CaseWord): boolean =>
  ['same', 'partly', 'waiting', 'alike', 'better', 'waived'].includes(word);

/** The word of a case that fails: one without a value did not get worse. */
export const failingWord = (kind: Kind): CaseWord =>
  kind === 'missing' || kind === 'lacking' ? 'missing' : kind === 'invalid' ? 'invalid' : 'failing';

/** The word is the same on every surface. */
export const caseLooks: Readonly<Record<CaseWord, Look & { readonly tone: Tone }>> = {
  failing: { word: 'worse', colour: 'red', icon: '❌', tone: 'far' },
  missing: { word: 'missing', colour: 'red', icon: '❌', tone: 'gone' },
  invalid: { word: 'invalid', colour: 'red', icon: '❌', tone: 'gone' },
  tolerated: { word: 'worse, allowed', colour: 'yellow', icon: '⚠️', tone: 'worse' },
  suspect: { word: 'unknown', colour: 'magenta', icon: '🟣', tone: 'suspect' },
  waived: { word: 'waived', colour: 'yellow', icon: '🟡', tone: 'waived' },
  unjudged: { word: 'not judged', colour: 'yellow', icon: '⚪', tone: 'open' },
  better: { word: 'better', colour: 'green', icon: '🟢', tone: 'better' },
  new: { word: 'new', colour: 'dim', icon: '🆕', tone: 'new' },
  retired: { word: 'retired', colour: 'dim', icon: '', tone: 'open' },
  carried: { word: 'worse', colour: 'red', icon: '❌', tone: 'worse' },
  waiting: { word: 'waiting', colour: 'dim', icon: '⏳', tone: 'near' },
  alike: { word: 'moved alike', colour: 'dim', icon: '↔️', tone: 'near' },
  same: { word: 'unchanged', colour: 'green', icon: '✅', tone: 'same' },
  partly: { word: 'unchanged', colour: 'green', icon: '✅', tone: 'same' },
};
