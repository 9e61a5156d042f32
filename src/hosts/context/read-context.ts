import type { Context } from '../../model/context.js';
import { noJob } from '../../model/context.js';
import type { JobFacts, System } from './system.js';
import { systems } from './systems/index.js';

/** Finds out what a job is about. Pure: everything that it reads is in `facts`. */
export function readContext({ variables: all, ...facts }: JobFacts): Context {
  const variables = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const system = systems.find(({ isHere }: System) => isHere(variables));
  if (system !== undefined) return { system: system.id, ...system.read({ variables, ...facts }) };
  return variables['CI'] === undefined || variables['CI'] === 'false'
    ? noJob
    : { ...noJob, change: { kind: 'unknown', why: 'a job of a CI system that Guardband does not know' } };
}
