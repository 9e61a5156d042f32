/** How a verdict and the state of a group look on every surface: their words, signs and colours. */
import type { State } from '../../judge/groups/case-states.js';
import type { Tone } from '../page/tone.js';
import type { Colour } from '../renderers/text/colours.js';
import type { Headline } from './headline.js';

interface Look {
  readonly word: string;
  readonly colour: Colour;
  /** In Markdown. */
  readonly icon: string;
}

/** unusable: the report of a job that judged nothing. */
export const verdictLooks: Readonly<Record<Headline['sign'] | 'unusable', Look & { readonly mark: string }>> = {
  failed: { word: 'Failed', colour: 'red', icon: '❌', mark: '✕' },
  passed: { word: 'Passed', colour: 'green', icon: '✅', mark: '✓' },
  doubt: { word: 'Passed', colour: 'yellow', icon: '⚠️', mark: '!' },
  undecided: { word: 'Unknown', colour: 'magenta', icon: '🟣', mark: '?' },
  unusable: { word: 'Unusable', colour: 'red', icon: '⛔', mark: '✕' },
};

/** A page has room for longer words. */
export const stateLooks: Readonly<Record<State, Look & { readonly phrase: string; readonly tone: Tone }>> = {
  failing: { word: 'worse', colour: 'red', icon: '❌', phrase: 'regressed', tone: 'far' },
  tolerated: { word: 'worse', colour: 'yellow', icon: '⚠️', phrase: 'worse, tolerated', tone: 'worse' },
  suspect: { word: 'unknown', colour: 'magenta', icon: '🟣', phrase: 'unknown', tone: 'suspect' },
  unjudged: { word: 'open', colour: 'yellow', icon: '⚪', phrase: 'not judged', tone: 'open' },
  waived: { word: 'waived', colour: 'yellow', icon: '🟡', phrase: 'waived', tone: 'waived' },
  better: { word: 'better', colour: 'green', icon: '🟢', phrase: 'improved', tone: 'better' },
  new: { word: 'new', colour: 'dim', icon: '🆕', phrase: 'new', tone: 'new' },
  retired: { word: 'retired', colour: 'dim', icon: '', phrase: 'retired', tone: 'open' },
  same: { word: 'same', colour: 'green', icon: '✅', phrase: 'unchanged', tone: 'same' },
};
