import type { Measurement } from '../model/documents.js';
import type { Pair } from '../model/run.js';

/** The past measurements of a case in the newest run of its baseline; in a session, all of them. */
export function newestPast({ history, baseline }: Pair): readonly Measurement[] {
  const newest = history.reduce((run, past) => Math.max(run, past.run), -Infinity);
  return history.filter(({ run }) => baseline === 'session' || run === newest).map(({ measurement }) => measurement);
}
