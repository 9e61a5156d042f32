/** Chooses the colour of a finding by its change relative to its limit. */
import type { Finding } from '../../model/documents.js';
import { midpoint } from '../../metrics/values.js';

/** The tones of a cell; page/base.css has a class for each. */
export const tones = ['far', 'worse', 'near', 'same', 'better', 'suspect', 'open', 'gone', 'new', 'waived'] as const;
export type Tone = (typeof tones)[number];

/**
 * The change as a share of the change that the limit allows, both as displayed: 1 is at the limit, above it is worse,
 * negative is better. Undefined without a baseline or a limit.
 */
export function limitShare({ candidate, baseline, limit, delta }: Finding): number | undefined {
  if (candidate === undefined || baseline === undefined || limit === undefined) return undefined;
  const change = midpoint(candidate) - baseline.value;
  const allowed = limit - baseline.value;
  if (change === 0) return 0;
  if (allowed === 0) return delta?.direction === 'worse' ? Infinity : 0;
  const share = Math.abs(change / allowed);
  return delta?.direction === 'better' ? -share : share;
}

/** A regression has the darkest tone from this multiple of its limit on. */
const far = 3;
/** A passing change is tinted from this share of its limit on. */
const tintedShare = 0.5;

export function findTone(finding: Finding): Tone {
  const share = limitShare(finding);
  switch (finding.verdict) {
    case 'regression':
      return share === undefined || share >= far ? 'far' : 'worse';
    case 'missing':
    case 'invalid':
      return 'gone';
    case 'suspect':
      return 'suspect';
    case 'inconclusive':
      return 'open';
    case 'new':
      return 'new';
    case 'waived':
      return 'waived';
    case 'improvement':
      return 'better';
    case 'pass':
      return share !== undefined && share >= tintedShare ? 'near' : 'same';
  }
}
