import { formatJson, printableLine } from '../../lang/printable.js';
import type { Renderer } from '../../model/rendering.js';
import { version } from '../../model/version.js';
import { chooseRenderer, listEndings } from '../outputs.js';
import { reportPage, unjudgedPage } from '../page/report-page.js';
import { junit } from './junit.js';
import { markdown } from './markdown/markdown.js';
import { text } from './text/text.js';
import { headline } from '../sentences/headline.js';
import { plainWording, verdictLooks, type Wording } from '../sentences/words.js';
import { verdictOrder } from '../../model/verdict-order.js';
import { formatAxes } from '../sentences/names.js';
import type { OfCase } from '../sentences/accept.js';

/** The document of a badge, in the format of the endpoint of shields.io. */
export const badge: Renderer = {
  id: 'badge',
  endings: ['badge.json'],
  render: (report, { title = 'performance' }) => write(title, headline(report, plainWording(report)).sign),
  renderUnjudged: (_, { title = 'performance' }) => write(title, 'unusable'),
};

const write = (title: string, sign: keyof typeof verdictLooks): string =>
  formatJson({
    schemaVersion: 1,
    label: printableLine(title).slice(0, 60),
    message: verdictLooks[sign].word.toLowerCase(),
    color: verdictLooks[sign].badge,
    isError: sign === 'failed' || sign === 'unusable',
  });

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
    const cases = verdictOrder.map((verdict) => [{ verdict }, tallies[verdict]] as const);
    const values = findings.map((one) => [createLabels(one, wording), one.candidate] as const);
    const baselines = findings.map((one) => [createLabels(one, wording), one.baseline?.value] as const);
    return [
      ...listOutcome(report.outcome),
      ...family('guardband_cases', 'Cases by their worst verdict.', cases),
      ...family('guardband_value', 'What was judged.', values),
      ...family('guardband_baseline', 'The baseline that the run was compared with.', baselines),
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

function createLabels(of: OfCase & { readonly objective?: string }, wording: Wording): Labels {
  const { scenario, label, configuration } = of.case;
  return {
    scenario,
    label,
    configuration: formatAxes(configuration),
    metric: of.metric,
    unit: wording.metric(of).unit,
    objective: of.objective,
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

/** A self-contained page for people: the case matrix, and every case with its history. */
const html: Renderer = {
  id: 'html',
  endings: ['.html'],
  render: reportPage,
  renderUnjudged: unjudgedPage,
};

/** The report document itself (schemas/report.schema.json), for programs. */
const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: formatJson,
  renderUnjudged: (problems) =>
    formatJson({ schemaVersion: 2, tool: { name: 'guardband', version }, outcome: 'unusable', problems }),
};

export const renderers = [text, markdown, html, json, junit, openmetrics, badge] as const satisfies readonly Renderer[];

export const rendererById: ReadonlyMap<string, Renderer> = new Map(
  renderers.map((renderer) => [renderer.id, renderer]),
);

/** Every file extension that selects a renderer. */
export const allEndings: readonly string[] = listEndings(renderers);

/** The renderer for a file's extension. */
export const rendererFor = (file: string): Renderer | undefined => chooseRenderer<Renderer>(renderers, file);
