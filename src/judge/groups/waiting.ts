/** For which labels users wait although no verdict says so: in one run whose labels are judged apart, and in a trend. */
import { loadTestKey } from '../../cases/names.js';
import { areEquallyFrequent, findAwaited, type LoopPart } from '../../compare/loops.js';
import { groupBy } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import type { CaseState } from './case-states.js';

/** isOpen: nothing shows for certain that its own time changed. */
export type AwaitedLabel = Readonly<{ label: string; new?: true; isOpen?: true }>;

/** The time of a typical request comes first: it says how long an iteration takes. */
const times = ['p50', 'mean', 'p90', 'p95', 'p99'];

interface Part extends LoopPart {
  readonly loss: number;
  readonly state: CaseState;
}

function toPart(state: CaseState, time?: string): readonly Part[] {
  const read = (metric?: string): readonly [was: number, now: number] => {
    const found = state.findings.find((one) => one.metric === metric && one.objective === undefined);
    return [found?.baseline?.value ?? NaN, midpoint(found?.candidate)];
  };
  const [[rate, rateNow], [was, now]] = [read('throughput'), read(time)];
  const [before, added, loss] = [rate * was, rate * (now - was), Math.log(rate / rateNow)];
  return Number.isFinite(added + loss) ? [{ case: state.name, before, added, loss, state }] : [];
}

const hasOnlyLost = ({ state, kind, moved }: CaseState): boolean =>
  kind === 'moved' && !/^(same|unjudged|new)$/.test(state) && moved.every(({ metric }) => metric === 'throughput');

/** By the key of a case in which nothing but throughput moved: labels of its load test that are new, or whose own time explains that. */
export function findAwaitedLabels(cases: readonly CaseState[]): ReadonlyMap<string, readonly AwaitedLabel[]> {
  const found = new Map<string, readonly AwaitedLabel[]>();
  for (const ofTest of groupBy(cases, ({ name }) => loadTestKey(name)).values()) {
    const fresh = ofTest.flatMap(({ state, name: { label } }): readonly AwaitedLabel[] =>
      state === 'new' && label !== undefined ? [{ label, new: true }] : [],
    );
    for (const one of fresh.length > 0 ? ofTest : [])
      if (hasOnlyLost(one) && one.state !== 'better') found.set(one.name.key, fresh);
    const time = times.find((metric) => ofTest.some(({ moved }) => moved.some((one) => one.metric === metric)));
    const parts = time === undefined ? [] : ofTest.flatMap((one) => toPart(one, time));
    for (const sign of [1, -1] as const) {
      const [lead] = parts.toSorted((a, b) => sign * (b.added - a.added));
      if (lead === undefined || !(sign * lead.loss > 0)) continue;
      // The throughputs of one loop change alike.
      const loop = parts.filter(({ loss }) => areEquallyFrequent(Math.exp(loss), Math.exp(lead.loss)));
      const isCause = findAwaited({ parts: loop, loss: lead.loss }, sign)?.isCause ?? [];
      // What did not get slower by its own verdict is no cause.
      const slower = loop.flatMap(({ state: { state, moved, name } }, p): readonly AwaitedLabel[] =>
        isCause[p] === true && moved.some(({ metric }) => times.includes(metric))
          ? [{ label: name.label ?? '', ...(state === 'suspect' && { isOpen: true }) }]
          : [],
      );
      for (const [p, { state, loss }] of loop.entries())
        if (slower.length > 0 && isCause[p] === false && sign * loss > 0 && hasOnlyLost(state))
          found.set(state.name.key, [...(found.get(state.name.key) ?? []), ...slower]);
    }
  }
  return found;
}
