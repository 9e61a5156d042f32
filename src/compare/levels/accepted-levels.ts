import type { Accept } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';

/** An accepted level, and the first run of it that this history has. */
export interface AcceptedLevel {
  readonly run: number;
  readonly accept: Accept;
}

/** Oldest first. A mark that no run of this history follows says nothing about it yet. */
export function findAcceptedLevels(
  { history }: Pair,
  { id }: Metric,
  accepts: readonly Accept[],
): readonly AcceptedLevel[] {
  return accepts
    .filter(({ metric }) => metric === '*' || metric === id)
    .flatMap((accept): readonly AcceptedLevel[] => {
      const first = history.find(({ provenance }) => timeOf(provenance.startedAt) >= timeOf(accept.from));
      return first === undefined ? [] : [{ run: first.run, accept }];
    })
    .sort((a, b) => a.run - b.run);
}

/** Runs from which on some level was accepted, each once. */
export const firstRuns = (marks: readonly AcceptedLevel[]): readonly number[] => [
  ...new Set(marks.map(({ run }) => run)),
];

const timeOf = (text: string | undefined): number => Date.parse(text ?? '');
