/** Chooses the colour of a finding by its severity, the number that texts call times the limit. */
import type { Finding } from '../../model/documents.js';

/** The tones of a cell; page/base.css has a class for each. */
export type Tone = 'far' | 'worse' | 'near' | 'same' | 'better' | 'suspect' | 'open' | 'gone' | 'new' | 'waived';

/** A regression has the darkest tone from this multiple of its limit on. */
const far = 3;
/** A passing change is tinted from this severity on. */
const tintedShare = 0.5;

export function findTone(finding: Finding): Tone {
  const { verdict, severity } = finding;
  switch (verdict) {
    case 'regression':
      return severity === undefined || severity >= far ? 'far' : 'worse';
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
      return severity !== undefined && severity >= tintedShare ? 'near' : 'same';
  }
}
