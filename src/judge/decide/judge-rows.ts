/** The verdict on each row of a table: the most severe one that a group of cases supports. */
import { type Explained, type GroupEstimate, type Model, noEstimate } from '../model/effects/model.js';
import { common } from '../model/settings.js';
import { upperPoint } from '../../stats/student.js';
import { claimExceptions, decideEffect, type DecidedVerdict, moveVerdict, severity } from './exceptions.js';

/** A group that may have changed, and its effect on one of its rows. Logarithms, larger = worse. */
export interface Claim {
  readonly row: number;
  readonly found: GroupEstimate;
  readonly effect: number;
}

/** The result for one row. Logarithms, larger = worse. */
export interface RowVerdict {
  readonly decision: DecidedVerdict;
  /** The decisive effect and its limit: those of the group, or of the row itself if no group decides. */
  readonly effect: number;
  readonly limit: number;
  /** The smallest effect that the row's own noise lets it detect, without multiplicity. */
  readonly ownLimit: number;
  /** The standard error of that effect and its degrees of freedom, from which the limit follows. */
  readonly error: number;
  readonly freedom: number;
  /** What decides; undefined if no group does. */
  readonly found?: GroupEstimate;
  /** The exceptions that moved the verdict. */
  readonly exceptions: readonly string[];
  /** The movement that the row shares with the others: of the machine, its scenario and its load test. */
  readonly shift: number;
}

export function judgeRows(model: Model, explained: Explained): readonly RowVerdict[] {
  const takenByRow = new Map<number, GroupEstimate[]>();
  for (const found of explained.groups)
    for (const row of model.listMembers(found.group)) takenByRow.set(row, [...(takenByRow.get(row) ?? []), found]);
  return model.fit.table.rows.map((_, row) => judgeRow(model, explained, row, takenByRow.get(row) ?? []));
}

interface Judgement extends Claim {
  readonly decision: DecidedVerdict;
  readonly exceptions: readonly string[];
}

function judgeRow(model: Model, explained: Explained, row: number, groups: readonly GroupEstimate[]): RowVerdict {
  let worst: Judgement | undefined;
  for (const claim of listClaims(model, explained, row, groups)) {
    const judgement = judgeClaim(model, claim);
    if (judgement.decision === 'pass') continue;
    if (worst === undefined || severity[judgement.decision] > severity[worst.decision]) worst = judgement;
  }
  return describeRow(model, explained, row, worst);
}

/** So few cases do not show a faster machine, so no more of a loss counts than was measured. */
const fewCases = 3;

/** The groups that explain the run, and the row on its own, before any effect was removed. */
function listClaims(
  model: Model,
  { effect, own, marginal }: Explained,
  row: number,
  groups: readonly GroupEstimate[],
): readonly Claim[] {
  const { rows } = model.fit.table;
  const band = rows[row]?.band ?? 0;
  const most = rows.length <= fewCases && !model.hasControls ? (model.deviation[row] ?? 0) : Infinity;
  const claims = groups
    .filter(({ effect: size }) => size * (effect[row] ?? 0) > 0 && isShared(model, own[row] ?? 0, row, size))
    .map((found): Claim => {
      const size = effect[row] ?? 0;
      return { row, found, effect: size > 0 ? Math.min(size, most) : size };
    });
  const g = model.caseGroups[row] ?? NaN;
  if (g < 0) return claims;
  const ofCase = marginal[g] ?? noEstimate;
  // Gains of other cases look like a faster machine, so no more counts than was measured.
  const size = Math.min(ofCase.effect, model.deviation[row] ?? 0);
  if (size <= band) return claims;
  const probability = model.computeProbability(g, size / ofCase.error, ofCase.freedom);
  return [...claims, { row, found: { ...ofCase, effect: size, probability }, effect: size }];
}

/**
 * Whether a member of a group changed as the group did: by more than a share of its band. Without controls
 * a loss of the others looks like a slow machine, so no case improved that was not measured beyond its band.
 */
function isShared(model: Model, own: number, row: number, direction: number): boolean {
  const band = model.fit.table.rows[row]?.band ?? 0;
  const min = common.ownShare * band;
  if (direction > 0) return own > min;
  return own < -min && (model.hasControls || (model.deviation[row] ?? 0) < -band);
}

function judgeClaim(model: Model, claim: Claim): Judgement {
  const { rows, settings } = model.fit.table;
  const band = rows[claim.row]?.band ?? 0;
  const first = decideEffect({ effect: claim.effect, band, probability: claim.found.probability }, settings.fails);
  const { verdict: decision, exceptions } = moveVerdict(claimExceptions, first, { model, ...claim });
  return { ...claim, decision, exceptions };
}

/** The effect and the limits of a row: those of the claim that decides, or of the row itself. */
function describeRow(model: Model, explained: Explained, row: number, decisive: Judgement | undefined): RowVerdict {
  const { marginal, remaining } = explained;
  const { rows } = model.fit.table;
  const band = rows[row]?.band ?? 0;
  const caseGroup = model.caseGroups[row] ?? NaN;
  const alone = marginal[caseGroup];
  // Nothing is left to estimate of a row whose own effect was removed.
  const isRemoved = explained.groups.some(({ group }) => group === caseGroup);
  const estimate = decisive?.found ?? (isRemoved ? alone : remaining[caseGroup]) ?? noEstimate;
  const effect = decisive?.effect ?? findOwnEffect(model, explained, row, band);
  const limit = smallestFailing(model, estimate);
  return {
    decision: decisive?.decision ?? 'pass',
    ...(decisive && { found: decisive.found }),
    effect,
    limit: Math.max(band, limit),
    error: estimate.error,
    freedom: estimate.freedom,
    // A control has no effect of its own: it measures the machine.
    ownLimit: alone === undefined ? 0 : alone.error * upperPoint(common.unstable.probability, alone.freedom),
    exceptions: decisive?.exceptions ?? [],
    shift: (model.deviation[row] ?? 0) - effect,
  };
}

/**
 * The effect of a row that no group decides. What remains of a row after its own effect was removed says nothing about it, so that
 * its effect is what it did besides the machine and the groups that it shares with others.
 */
function findOwnEffect(
  { caseGroups }: Model,
  { groups, joint, remaining, effect, own }: Explained,
  row: number,
  band: number,
): number {
  const [group, shared, loss] = [caseGroups[row] ?? NaN, effect[row] ?? 0, own[row] ?? 0];
  const k = group < 0 ? -1 : groups.findIndex((found) => found.group === group);
  const ownPart = joint[k] ?? 0;
  // An own effect that only cancels that of a group shows that the row did not change with it.
  if (k >= 0) return 2 * Math.abs(shared) < Math.abs(ownPart) ? loss : loss - (shared - ownPart);
  return Math.abs(shared) > band ? loss : (remaining[group]?.effect ?? 0);
}

/** The smallest effect with which a group fails: the Student point of the probability that remains after multiplicity. */
export function smallestFailing(model: Model, { group, error, freedom }: GroupEstimate): number {
  if (!Number.isFinite(error)) return Infinity;
  return (
    error * upperPoint(model.fit.table.settings.fails / (model.multiplicity.get(model.kindOf(group)) ?? NaN), freedom)
  );
}
