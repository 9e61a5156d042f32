/** What the first measurement of the head shows, compared with the history. */
import type { GateRequest } from '../../config/settings.js';
import type { GuardedSettings } from '../../history/guarded-settings.js';
import { judgeFirstRun } from '../../judge/pairs/first-run.js';
import type { Screen } from '../../judge/pairs/screen.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { isError } from '../../problems/problem.js';
import type { CheckedRun } from '../../judge/checked-run.js';
import { checkWithPast } from '../check/check-with-past.js';
import type { Measurer } from '../../measuring/measurer.js';
import type { Recorded } from '../../measuring/recorded.js';

export interface Screened {
  readonly screen: Screen;
  /** The folder of its results. */
  readonly folder: string;
  /** The failed run, if it needs no pairs. */
  readonly failed?: CheckedRun;
}

/** Measures the head once, and looks at what the history makes suspicious. */
export async function screenHead(
  measurer: Measurer,
  head: string,
  { guarded, recorded }: { readonly guarded: GuardedSettings; readonly recorded: Recorded },
  request: Omit<GateRequest, 'results' | 'against'>,
  host: Host,
): Promise<Screened | { readonly problems: readonly Problem[] }> {
  const folder = await measurer.measure({ side: 'head', folder: head });
  if (typeof folder !== 'string') return { problems: [folder] };
  const { settings } = guarded;
  const read = { ...settings.read, patterns: [folder] };
  const checked = await checkWithPast({ ...guarded, settings: { ...settings, read } }, request, host, recorded.past);
  if (checked.judged === undefined) return { problems: checked.problems };
  const { screen, failed } = judgeFirstRun(checked.judged, checked.settings.policy, checked.problems.some(isError));
  return { screen, folder, ...(failed !== undefined && { failed: { ...checked, judged: failed } }) };
}
