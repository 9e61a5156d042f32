import type { CodeTable } from './table.js';

export const configCodes = {
  'metric-redefined': {
    level: 'error',
    meaning: 'Unit, direction or title of a built-in metric is set.',
    advice: 'Give your own metric another name, or remove these keys.',
  },
  'columns-without-value': {
    level: 'error',
    meaning: 'The columns of a table are named, but none with values.',
    advice:
      "Name the column with one value per row, `value: COLUMN`, or one column per metric, `metrics: { p99: 'p99 (ms)' }`.",
  },
  'undeclared-metric': {
    level: 'error',
    meaning: 'A metric of a document is neither built in nor declared.',
    advice:
      "Correct its name, or declare it in guardband.yml: metrics: { NAME: { unit: '', better: lower, band: 10% } }.",
  },
  'unknown-metric': {
    level: 'error',
    meaning: 'The configuration names a metric that does not exist.',
    advice: 'Use one of the metrics listed.',
  },
  'bad-objective': {
    level: 'error',
    meaning: 'An objective cannot be parsed.',
    advice: 'Use "< 1", "<= 2", "> 400", ">= 99.5", "74 to 84" or "within 5% of 400" (a number, an axis or a metric).',
  },
  'waiver-metrics': {
    level: 'error',
    meaning: 'A waiver names no metric, or names metrics twice.',
    advice:
      'Name them either in `metric`, with one ceiling for all (metric: [p50, p99], ceiling: 20%), or in `ceiling` (ceiling: {p50: 20%, p99: 40%}).',
  },
  'not-yaml': {
    level: 'error',
    meaning: 'The configuration is not valid YAML.',
    advice:
      'Fix this line, or name another configuration with --config. Every setting is optional, so it may also be removed.',
  },
  'no-such-config': {
    level: 'error',
    meaning: 'The configuration file does not exist.',
    advice: 'Name an existing file with --config, or omit --config to use the defaults.',
  },
  'config-not-read': {
    level: 'error',
    meaning: 'The configuration file exists but cannot be read.',
    advice: 'Name a readable YAML file with --config, or omit --config to use the defaults.',
  },
  'config-too-large': {
    level: 'error',
    meaning: 'The configuration exceeds 1 MB or 50,000 lines and punctuation marks.',
    advice: 'Replace entries for single cases by patterns, such as where: { label: "GET *" }.',
  },
  'repeated-axis': { level: 'error', meaning: 'The same axis is set more than once.', advice: 'Set each axis once.' },
  'bad-set': {
    level: 'error',
    meaning: 'A --set value cannot be parsed.',
    advice: 'Use axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE, e.g. --set users=100.',
  },
  'bad-warmup': { level: 'error', meaning: 'A warm-up cannot be parsed.', advice: 'Use e.g. 300s, 5m or 5.5m.' },
  'bad-choice': {
    level: 'error',
    meaning: 'An option does not accept its value.',
    advice: 'Use one of the values listed.',
  },
  'no-such-selector': {
    level: 'error',
    meaning: 'The value of --against is not a baseline selector.',
    advice: 'Use history, last, tag:NAME, ref:GITREF, or the path of a readable result.',
  },
  'unmet-control': {
    level: 'warning',
    meaning: 'A control of the configuration matches no case.',
    advice: 'Correct its scenario, label or axes, or remove it.',
  },
  'unmet-dead': {
    level: 'warning',
    meaning: 'An entry under `dead` in the configuration matches no case.',
    advice: 'Correct its scenario, label or axes, or remove it.',
  },
  'unmet-objective': {
    level: 'warning',
    meaning: 'An objective of the configuration matches no case.',
    advice: 'Correct its scenario, label or axes, or remove it.',
  },
  'unmet-override': {
    level: 'warning',
    meaning: 'An override of the configuration matches no case.',
    advice: 'Correct its scenario, label or axes, or remove it.',
  },
  'unmet-retired': {
    level: 'warning',
    meaning: 'A retirement in the configuration matches no case.',
    advice: 'Correct its scenario, label or axes, or remove it.',
  },
} as const satisfies CodeTable;
