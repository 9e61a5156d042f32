import { defined } from '../lang/defined.js';
import type { CaseName, Rerun } from '../model/documents.js';

/** One job: the axes by name, and what the gate calls it. The names that are not axes win over an axis of that name. */
export type MatrixEntry = Readonly<Record<string, string>> & {
  readonly scenario: string;
  readonly role: 'suspect' | 'control';
  /** The case's canonical name; of several labels in one load test, the first. */
  readonly case: string;
};

export interface Matrix {
  readonly include: readonly MatrixEntry[];
}

/**
 * What to measure again as the matrix of a GitHub Actions job. A load test measures all its labels at once, so there is one
 * job for each scenario in each configuration; where it holds suspects and controls, it is a suspect's.
 */
export function rerunMatrix({ suspects, controls }: Rerun): Matrix {
  const jobs = new Map<string, MatrixEntry>();
  const add = (cases: readonly CaseName[], role: MatrixEntry['role']): void => {
    for (const { scenario, label, configuration, key } of cases) {
      const test = JSON.stringify([scenario, Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1))]);
      if (jobs.has(test)) continue;
      jobs.set(test, { ...configuration, ...defined({ scenario, label, role, case: key }) });
    }
  };
  add(suspects, 'suspect');
  add(controls, 'control');
  return { include: [...jobs.values()] };
}
