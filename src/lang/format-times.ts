/** Times within sentences. */
import { formatCount, quote, shortList } from './list.js';

/** A duration in milliseconds, as seconds or (from ten minutes on) minutes: "12.3 s", "15.0 min". */
export const formatDuration = (ms: number): string =>
  ms < 600_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;

/** A point in time (milliseconds since 1970) to the minute: "2026-11-20 16:45 UTC". */
export const formatMinute = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, -':00.000Z'.length).replace('T', ' ')} UTC`;

/** `2 labels ("GET /", "POST /")`. */
export const formatLabels = (names: readonly string[], most = 3): string =>
  `${formatCount(names.length, 'label')} (${shortList(names.map(quote), most)})`;
