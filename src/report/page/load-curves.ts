/** Throughput and p99 of each label against the load, where cases differ in one numeric axis only. */
import { groupBy } from '../../lang/group-by.js';
import { printableLine } from '../../lang/printable.js';
import { midpoint } from '../../metrics/values.js';
import type { CaseName, Finding, Report } from '../../model/documents.js';
import { compactNumber } from './document.js';
import type { PageLoadCurve } from './report-types.js';
import { readOwn } from '../../lang/own.js';

/** The names of an axis that states the load. */
const loadAxis =
  /^(?:(?:concurrent|virtual)?[ _-]*(?:users?|threads?|clients?|connections?|concurrency|load|vus?)|rps|rate)$/i;
const fewestLoads = 3;
/** A browser shows one at a time, so more only cost bytes. */
const mostCurves = 500;

export function loadCurves({ findings }: Report): readonly PageLoadCurve[] | undefined {
  const shown = findings.filter(
    ({ metric, objective }) => (metric === 'throughput' || metric === 'p99') && objective === undefined,
  );
  const axis = shown.flatMap((finding) => Object.keys(finding.case.configuration)).find((name) => loadAxis.test(name));
  if (axis === undefined) return undefined;
  const series = groupBy(shown, (finding) => nameWithout(finding.case, axis));
  const curves = [...series].map(([name, own]) => toCurve(name, axis, own));
  const known = curves.filter(({ loads }) => loads.length >= fewestLoads).slice(0, mostCurves);
  return known.length === 0 ? undefined : known;
}

function nameWithout({ scenario, label, configuration }: CaseName, axis: string): string {
  const others = Object.entries(configuration).filter(([name]) => name !== axis);
  const on = others.length === 0 ? '' : ` [${others.map(([name, value]) => `${name}=${value}`).join(', ')}]`;
  return printableLine(`${label === undefined ? scenario : `${scenario} / ${label}`}${on}`);
}

function toCurve(name: string, axis: string, findings: readonly Finding[]): PageLoadCurve {
  const loadOf = (finding: Finding): number => Number(readOwn(finding.case.configuration, axis) ?? NaN);
  const loads = [...new Set(findings.map(loadOf))].filter(Number.isFinite).sort((a, b) => a - b);
  const list = (metric: string, read: (finding: Finding) => number | undefined): readonly (number | null)[] =>
    loads.map((load) => {
      const found = findings.find((finding) => finding.metric === metric && loadOf(finding) === load);
      const value = found && read(found);
      return value === undefined || !Number.isFinite(value) ? null : compactNumber(value);
    });
  const present = ({ candidate }: Finding): number => midpoint(candidate);
  const past = ({ baseline }: Finding): number | undefined => baseline?.value;
  const noise = ({ noise: found }: Finding): number | undefined => found?.percent;
  const hasPast = findings.some(({ baseline }) => baseline !== undefined);
  return {
    name,
    axis: printableLine(axis),
    loads,
    throughput: list('throughput', present),
    p99: list('p99', present),
    ...(hasPast && {
      throughputWas: list('throughput', past),
      p99Was: list('p99', past),
      throughputNoise: list('throughput', noise),
      p99Noise: list('p99', noise),
    }),
  };
}
