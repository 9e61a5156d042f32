import { allMetrics } from '../../history/decisions.js';
import type { Accept } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';

/** An accepted level, and its first run in this history. */
export interface AcceptedLevel {
  readonly run: number;
  readonly accept: Accept;
}

/**
 * The accepted levels of a metric, oldest first. A level without any run in this history is omitted, and so is one that was only
 * taken as given if a user accepted an older one since.
 */
export function findAcceptedLevels(
  pair: Pick<Pair, 'history'>,
  { id }: Pick<Metric, 'id'>,
  accepts: readonly Accept[],
): readonly AcceptedLevel[] {
  const own = accepts.filter(({ metric }) => metric === allMetrics || metric === id);
  const isReplaced = ({ given, from, acceptedAt }: Accept): boolean =>
    given === true &&
    own.some(
      (other) =>
        other.given === undefined &&
        parseTime(other.from) < parseTime(from) &&
        parseTime(other.acceptedAt) >= parseTime(acceptedAt),
    );
  return own
    .filter((accept) => !isReplaced(accept))
    .flatMap((accept): readonly AcceptedLevel[] => {
      const first = pair.history.find(({ provenance }) => parseTime(provenance.startedAt) >= parseTime(accept.from));
      return first === undefined ? [] : [{ run: first.run, accept }];
    })
    .sort((a, b) => a.run - b.run);
}

/** The distinct first runs of accepted levels. */
export const firstRuns = (levels: readonly AcceptedLevel[]): readonly number[] => [
  ...new Set(levels.map(({ run }) => run)),
];

export const parseTime = (text: string | undefined): number => Date.parse(text ?? '');
