/** How `guardband gate` measures, from the section `measure:` of the configuration. */
import { defined } from '../lang/objects.js';
import type { ConfigDocument, Problem } from '../model/documents.js';
import { badValue } from '../problems/config.js';
import type { ConfigRead } from './read-config.js';
import { isNeverPassed } from './config-folder.js';

export interface Measuring {
  /** Builds a version. Absent: nothing is built. */
  readonly build?: string;
  /** Measures a version. Absent: the gate cannot measure. */
  readonly run?: string;
  /** The variables of the job that both commands get, beside those that every program needs. */
  readonly passed: readonly string[];
  /** The number of pairs that are measured at least while they are open. */
  readonly pairs: number;
  /** The time for everything: what is open is measured until it is spent. */
  readonly budgetMs: number;
}

const defaults = { pairs: 3, budget: '30m' };

/**
 * @param reading the configuration whose commands are run
 * @param judging the configuration that says how many pairs, how much time and which variables: that of the base of a change
 */
export function chooseMeasuring(reading: ConfigDocument, judging: ConfigDocument): Measuring {
  const { pairs, budget, env } = judging.measure ?? {};
  const { build, run } = reading.measure ?? {};
  return {
    ...defined({ build: build?.trim() === '' ? undefined : build, run }),
    passed: env ?? [],
    pairs: pairs ?? defaults.pairs,
    budgetMs: parseBudget(budget ?? defaults.budget) ?? 0,
  };
}

/** @param judging the configuration that judges */
export function findWrongMeasuring({ config: { measure = {} }, file }: ConfigRead): readonly Problem[] {
  const { budget = defaults.budget, env = [] } = measure;
  const refuse = (key: string, found: string, use: string): Problem =>
    badValue(`measure.${key}`, found, use, { file, pointer: `/measure/${key}` });
  return [
    ...(parseBudget(budget) === undefined ? [refuse('budget', budget, 'a time up to 168h, such as 90s or 30m')] : []),
    // The commands that build and measure are code of the change.
    ...env.filter(isNeverPassed).map((name) => refuse('env', name, 'another name: commands never get this one')),
  ];
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Converts "300s" to 300000; undefined if the text is not a duration. */
export function parseDuration(text: string, usualUnit = ''): number | undefined {
  const [, number, unit = usualUnit] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const factor = unitMs[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

/** A timer waits no longer than some weeks, and no job of a CI system does. */
const mostBudgetMs = 7 * 24 * 3_600_000;

/** Converts "30m" to milliseconds; undefined if the text is not such a time, or too long. */
export function parseBudget(text: string): number | undefined {
  const ms = parseDuration(text) ?? 0;
  return ms > 0 && ms <= mostBudgetMs ? ms : undefined;
}
