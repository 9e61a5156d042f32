import { defined } from '../lang/defined.js';
import type { CaseName, Rerun } from '../model/documents.js';

/** One job: its axes by name and the fields below, which override an axis of the same name. */
export type MatrixEntry = Readonly<Record<string, string>> & {
  readonly scenario: string;
  readonly role: 'suspect' | 'control';
  /** The canonical name of the case; that of the first one if a load test has several labels. */
  readonly case: string;
};

export interface Matrix {
  readonly include: readonly MatrixEntry[];
}

/**
 * The cases to measure beside their base, as the matrix of a GitHub Actions job. A load test measures all its labels at once, so there
 * is one job per scenario and configuration. A job with both suspects and controls has the role of a suspect.
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
