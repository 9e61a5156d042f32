import type { Finding } from '../../model/documents.js';
import type { Renderer } from '../../model/rendering.js';
import { printableLine } from '../../lang/printable.js';
import { verdictOrder } from '../../model/verdict-order.js';
import { formatAxes } from '../groups/names.js';
import { plainWording, type Wording } from '../phrases/words.js';

/**
 * OpenMetrics text, for Prometheus, Grafana and GitLab's metrics report. It has few families with many labels, because a
 * family for each metric would need names that users choose.
 */
export const openmetrics: Renderer = {
  id: 'openmetrics',
  endings: ['metrics.txt'],
  render: (report) => {
    const { findings, tallies } = report;
    const wording = plainWording(report);
    const perFinding = (read: (finding: Finding) => unknown, of: readonly Finding[] = findings): Samples =>
      of.map((finding) => [createLabels(finding, wording), read(finding)]);
    const cases = verdictOrder.map((verdict) => [{ verdict }, tallies[verdict]] as const);
    const values = perFinding(({ candidate }) => candidate);
    const baselines = perFinding(({ baseline }) => baseline?.value);
    const references = perFinding(({ baseline }) => baseline?.value, report.reference?.findings ?? []);
    const severities = perFinding(({ severity }) => severity);
    const exceeding = 'The change as a multiple of what its limit allows. Above 1 it exceeds the limit.';
    return [
      ...listOutcome(report.outcome),
      ...family('guardband_cases', 'Cases by their worst verdict.', cases),
      ...family('guardband_value', 'What was measured.', values),
      ...family('guardband_baseline', 'The baseline that the run was compared with.', baselines),
      ...family('guardband_reference', 'The value of the second baseline.', references),
      ...family('guardband_severity', exceeding, severities),
      '# EOF\n',
    ].join('\n');
  },
  renderUnjudged: () => [...listOutcome('unusable'), '# EOF\n'].join('\n'),
};

const outcomes = ['passed', 'failed', 'undecided', 'unusable'] as const;

const listOutcome = (own: (typeof outcomes)[number]): readonly string[] =>
  family(
    'guardband_outcome',
    'The outcome of the gate: 1 for the one it has.',
    outcomes.map((outcome) => [{ outcome }, own === outcome ? 1 : 0]),
  );

type Labels = Readonly<Record<string, string | undefined>>;
type Samples = readonly (readonly [labels: Labels, value: unknown])[];

function createLabels(finding: Finding, wording: Wording): Labels {
  const { scenario, label, configuration } = finding.case;
  return {
    scenario,
    label,
    configuration: formatAxes(configuration),
    metric: finding.metric,
    unit: wording.metric(finding).unit,
    objective: finding.objective,
  };
}

/** Readers reject a file in which the same labels occur twice, so only the first sample of them is written. */
function family(name: string, help: string, samples: Samples): readonly string[] {
  const lines = new Map<string, string>();
  for (const [labels, value] of samples) {
    const written = Object.entries(labels)
      .flatMap(([label, text = '']) => (text === '' ? [] : [`${label}="${escape(text)}"`]))
      .join(',');
    if (typeof value === 'number' && Number.isFinite(value) && !lines.has(written))
      lines.set(written, `${name}{${written}} ${String(value)}`);
  }
  return lines.size === 0 ? [] : [`# TYPE ${name} gauge`, `# HELP ${name} ${help}`, ...lines.values()];
}

/** GitLab truncates each line at its first #, even within quotes, and then rejects the whole file. */
const escape = (value: string): string =>
  printableLine(value).replaceAll('#', '%23').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
