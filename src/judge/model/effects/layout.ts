/** Blocks and groups of the rows of a table. */
import type { Comparison } from '../../../model/comparison.js';
import { findBlocks, type Blocks } from '../fit/blocks.js';
import { listGroups, type Group } from './groups.js';
import type { Row } from '../../quantities/table.js';

/** What rows have in common. It depends only on their cases. */
export interface Layout {
  readonly blocks: Blocks;
  readonly groups: readonly Group[];
}

interface KnownLayout extends Layout {
  readonly rows: readonly Row[];
}

/** Finds the layout of rows. Most metrics of a run have the same cases, so layouts are kept. */
export function createLayouts(): (rows: readonly Row[]) => Layout {
  const known: KnownLayout[] = [];
  return (rows) => {
    const found = known.find((layout) => haveSameCases(layout.rows, rows));
    if (found !== undefined) return found;
    const cases = rows.map(({ comparison }) => comparison.case);
    const hypotheses = rows.map(({ comparison, labels }) => ({
      ...comparison.case,
      labels: labels ?? listLabels(comparison),
    }));
    const groups = listGroups(hypotheses, (i) => rows[i]?.comparison.isControl !== true);
    const layout = { rows, blocks: findBlocks(cases), groups };
    known.push(layout);
    return layout;
  };
}

const listLabels = ({ case: { label } }: Comparison): readonly string[] => (label === undefined ? [] : [label]);

const haveSameCases = (some: readonly Row[], others: readonly Row[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ comparison, labels }, i) =>
      isSameCase(comparison, others[i]?.comparison) && JSON.stringify(labels) === JSON.stringify(others[i]?.labels),
  );

const isSameCase = (some: Comparison, other: Comparison | undefined): boolean =>
  some.case === other?.case && some.isControl === other.isControl;
