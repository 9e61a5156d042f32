import type { Context } from '../../model/context.js';
import { noJob } from '../../model/context.js';
import type { JobFacts, System, Variables } from './system.js';
import { systems } from './systems/index.js';

const withoutEmpty = (all: Variables): Variables =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

/** Whether these are the variables of a job of a CI system, known or not. */
export function isJob(all: Variables): boolean {
  const variables = withoutEmpty(all);
  const ci = variables['CI'];
  return (ci !== undefined && ci !== 'false') || systems.some(({ isHere }: System) => isHere(variables));
}

/** Finds out what a job is about. Pure: everything that it reads is in `facts`. */
export function readContext({ variables: all, ...facts }: JobFacts): Context {
  const variables = withoutEmpty(all);
  const system = systems.find(({ isHere }: System) => isHere(variables));
  if (system !== undefined) return { system: system.id, ...system.read({ variables, ...facts }) };
  return !isJob(variables)
    ? noJob
    : { ...noJob, change: { kind: 'unknown', why: 'a job of a CI system that Guardband does not know' } };
}
