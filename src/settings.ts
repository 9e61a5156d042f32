/** What the caller asked for and what guardband.yml says, as one. The caller wins. */
import { readConfig } from './config.js';
import type { CaseName, Host, Problem, ReadOptions } from './model.js';
import { policyFrom, type Policy } from './policy.js';
import { badSet, badWarmup } from './problems.js';
import type { ReadRequest } from './read.js';
import { isNamed } from './where.js';

/** What every command takes; every part may be left out. */
export interface Request {
  /** Files, folders or globs of results; those of the configuration when there are none. */
  readonly results?: readonly string[];
  readonly config?: string;
  /** The folder of the history files. */
  readonly baselines?: string;
  /** history, last, tag:NAME or a readable result. */
  readonly against?: string;
  /** axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE. */
  readonly set?: readonly string[];
  /** Patterns of the only cases that are expected. */
  readonly only?: readonly string[];
  /** e.g. "300s" */
  readonly warmup?: string;
}

export interface Settings {
  readonly read: ReadRequest;
  readonly policy: Policy;
  readonly store: string;
  readonly against: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly only?: (of: CaseName) => boolean;
  readonly problems: readonly Problem[];
}

export async function settle(request: Request, host: Host): Promise<Settings> {
  const { config, file, problems } = await readConfig(request.config, host);
  const { policy, problems: unmeant } = policyFrom(config, file);
  const { axes, environment, problems: unset } = parseSet(request.set ?? []);
  const warmup = request.warmup ?? config.warmup ?? '0s';
  const warmupMs = milliseconds(warmup);
  const only = request.only ?? [];
  return {
    read: {
      patterns: request.results?.length ? request.results : (config.results ?? []),
      options: { warmupMs: warmupMs ?? 0, transactions: config.labels?.transactions ?? 'both' } satisfies ReadOptions,
      paths: config.paths ?? [],
      set: axes,
      labels: { include: config.labels?.include ?? [], exclude: config.labels?.exclude ?? [] },
    },
    policy,
    store: request.baselines ?? config.baselines?.store ?? 'baselines',
    against: request.against ?? 'history',
    environment: { ...config.environment, ...environment },
    ...(only.length === 0 ? {} : { only: (of: CaseName) => only.some((pattern) => isNamed(pattern, of)) }),
    problems: [...problems, ...unmeant, ...unset, ...(warmupMs === undefined ? [badWarmup(warmup)] : [])],
  };
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

function milliseconds(duration: string): number | undefined {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m)?$/.exec(duration.trim()) ?? [];
  return number === undefined ? undefined : Number(number) * (unitMs[unit] ?? 1);
}

const environmentPrefix = 'environment.';

function parseSet(pairs: readonly string[]): {
  axes: Readonly<Record<string, string>>;
  environment: Readonly<Record<string, string>>;
  problems: readonly Problem[];
} {
  const split = pairs.map(
    (pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const,
  );
  const isBad = (pair: string): boolean => !/^\s*[A-Za-z][\w.-]*\s*=\s*\S/.test(pair);
  const good = split.filter((_, i) => !isBad(pairs[i] ?? ''));
  return {
    axes: Object.fromEntries(good.filter(([key]) => !key.startsWith(environmentPrefix))),
    environment: Object.fromEntries(
      good
        .filter(([key]) => key.startsWith(environmentPrefix))
        .map(([key, value]) => [key.slice(environmentPrefix.length), value]),
    ),
    problems: pairs.filter(isBad).map(badSet),
  };
}
