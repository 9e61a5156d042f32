/** Parses the output of `explain` and recomputes each number from the others. */

/** The range of values that round to a printed number. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** One printed verdict: the text of each step, by its head. */
export interface Explained {
  readonly title: string;
  readonly steps: ReadonlyMap<string, string>;
}

export const parseExplained = (stdout: string): readonly Explained[] =>
  stdout
    .trim()
    .split('\n\n')
    .map((block) => {
      const [title = '', ...lines] = block.split('\n');
      return { title, steps: new Map(lines.map((line) => splitStep(line))) };
    });

function splitStep(line: string): readonly [string, string] {
  const [, head = '', text = ''] = /^ {2}(\S+(?: \S+)*) {2,}(.*)$/.exec(line) ?? [];
  if (head === '') throw new Error(`not a step: ${line}`);
  return [head, text];
}

/** Printed numbers have a true minus sign. */
export const toNumber = (text: string): number => Number(text.replaceAll(/[,+]/g, '').replace('−', '-'));

/** A printed number with a unit; without one it is a value of up to four digits. */
function rangeOf(text: string, half?: number): Range {
  const value = toNumber(text);
  const size = Math.abs(value);
  const unit = half ?? (size >= 1000 ? 0.5 : size >= 100 ? 0.05 : 0.005);
  return { low: value - unit, high: value + unit };
}
const freedomOf = (text: string): Range => rangeOf(text, toNumber(text) < 10 ? 0.005 : 0.05);
const percentOf = (text: string): Range => rangeOf(text, Math.abs(toNumber(text)) >= 100 ? 0.5 : 0.05);

const combine = (ranges: readonly Range[], compute: (...values: number[]) => number): Range => {
  const corners = ranges.reduce<number[][]>(
    (all, { low, high }) =>
      all.flatMap((corner) => [
        [...corner, low],
        [...corner, high],
      ]),
    [[]],
  );
  const results = corners.map((corner) => compute(...corner));
  return { low: Math.min(...results), high: Math.max(...results) };
};

const grownBy = (value: Range, percent: Range): Range => combine([value, percent], (a, b) => a * (1 + b / 100));
const percentBetween = (value: Range, base: Range): Range => combine([value, base], (a, b) => 100 * (a / b - 1));

function medianOf(values: readonly Range[]): Range {
  const middle = (numbers: readonly number[]): number => {
    const sorted = numbers.toSorted((a, b) => a - b);
    return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
  };
  return { low: middle(values.map(({ low }) => low)), high: middle(values.map(({ high }) => high)) };
}

const extremeOf = (values: readonly Range[], pick: (...numbers: number[]) => number): Range => ({
  low: pick(...values.map(({ low }) => low)),
  high: pick(...values.map(({ high }) => high)),
});

const number = String.raw`([−+]?\d+(?:,\d{3})*(?:\.\d+)?)`;
const find = (text: string | undefined, pattern: string): readonly string[] =>
  new RegExp(pattern.replaceAll('#', number)).exec(text ?? '')?.slice(1) ?? [];

/** The number of recomputed values, and those that differ from the printed ones. */
export interface Recomputed {
  readonly checked: readonly string[];
  readonly wrong: readonly string[];
}

export function recompute({ title, steps }: Explained): Recomputed {
  const checked: string[] = [];
  const wrong: string[] = [];
  const expectSame = (name: string, printed: Range, computed: Range, slack = 1e-3): void => {
    const room = slack * Math.max(Math.abs(printed.low), Math.abs(printed.high));
    checked.push(name);
    if (computed.low > printed.high + room || computed.high < printed.low - room)
      wrong.push(`${title}: ${name} is printed as ${show(printed)} and computed as ${show(computed)}`);
  };
  const isPoints = title.endsWith('error %');
  const values = readValues(steps);
  checkHistory(steps, values, isPoints, expectSame);
  if (isPoints) checkPoints(steps, values, expectSame);
  else checkRatio(steps, values, expectSame);
  return { checked, wrong };
}

const show = ({ low, high }: Range): string => `${String(low)}..${String(high)}`;

type Expect = (name: string, printed: Range, computed: Range, slack?: number) => void;

interface Values {
  readonly usual: Range | undefined;
  readonly present: Range | undefined;
  readonly past: readonly Range[];
}

function readValues(steps: Explained['steps']): Values {
  const [usual] = find(steps.get('usual'), '^#');
  const [present] = find(steps.get('this run'), '^#');
  const past = (steps.get('past runs') ?? '').split(/ {2}/).filter((text) => text !== '');
  return {
    usual: usual === undefined ? undefined : rangeOf(usual),
    present: present === undefined ? undefined : rangeOf(present),
    past: past.map((text) => rangeOf(text)),
  };
}

/** The past runs of the present level, as listed in the text. */
function levelOf(text: string, past: readonly Range[]): readonly Range[] | undefined {
  const [first, last] = find(text, 'median of past runs # to #');
  if (first !== undefined) return past.slice(Number(first) - 1, Number(last));
  const [newest = /the newest run/.test(text) ? '1' : undefined] = find(text, 'median of the newest # runs');
  if (newest !== undefined) return past.slice(-Number(newest));
  const [all] = find(text, 'median of # (?:run|repetition)');
  return Number(all) === past.length ? past : undefined;
}

function checkHistory(
  steps: Explained['steps'],
  { usual, present, past }: Values,
  isPoints: boolean,
  same: Expect,
): void {
  if (usual === undefined) return;
  const level = levelOf(steps.get('usual') ?? '', past);
  if (level !== undefined) {
    same('usual', usual, medianOf(level));
    const [low, high] = find(steps.get('usual'), ', # to #');
    if (low !== undefined) same('lowest', rangeOf(low), extremeOf(level, Math.min));
    if (high !== undefined) same('highest', rangeOf(high), extremeOf(level, Math.max));
  }
  const [change] = find(steps.get('change'), '^#');
  if (present === undefined || change === undefined) return;
  if (isPoints)
    same(
      'change',
      rangeOf(change),
      combine([present, usual], (a, b) => a - b),
    );
  else same('change', percentOf(change), percentBetween(present, usual));
}

function checkRatio(steps: Explained['steps'], { usual, present }: Values, same: Expect): void {
  const percent = (head: string, pattern = '^# %'): Range | undefined => {
    const [text] = find(steps.get(head), pattern);
    return text === undefined ? undefined : percentOf(text);
  };
  const amount = (head: string, pattern = '^#'): Range | undefined => {
    const [text] = find(steps.get(head), pattern);
    return text === undefined ? undefined : rangeOf(text);
  };
  const [level, machine, expected, effect] = [
    amount('level'),
    percent('machine'),
    amount('expected'),
    percent('effect'),
  ];
  if (level && machine && expected) same('expected', expected, grownBy(level, machine));
  if (present && expected && effect) same('effect', effect, percentBetween(present, expected));
  const [limit, limitValue] = [percent('limit'), amount('limit', ', or #')];
  // A case that was judged alone is compared with its usual value.
  const base = expected ?? usual;
  if (limit && limitValue && base) same('limit', limitValue, grownBy(base, limit));
  const own = effect ?? (present && usual && percentBetween(present, usual));
  if (limit) checkLimit(steps, limit, same);
  checkChance(steps, own, same);
  checkBand(steps, limit, usual, same);
  checkNoise(steps.get('noise') ?? '', percent('noise'), usual, same);
}

const logarithm = (percent: number): number => Math.log1p(percent / 100);
const percentage = (logarithmic: number): number => 100 * Math.expm1(logarithmic);

/** The limit is the standard error times a factor, which Student's distribution exceeds with the printed probability. */
function checkLimit(steps: Explained['steps'], limit: Range, same: Expect): void {
  const text = steps.get('limit') ?? '';
  const [factor, level, groups = '1'] = find(text, '# × std error, which chance exceeds in # %(?: / #)? of runs');
  const [error, freedom] = find(steps.get('std error'), errorPattern);
  if (factor === undefined || level === undefined || freedom === undefined || error === undefined) return;
  const tail = combine([rangeOf(factor), freedomOf(freedom)], upperTail);
  same(
    'factor of the limit',
    tail,
    combine([exactly(toNumber(level)), groupsOf(groups)], (a, b) => a / 100 / b),
  );
  const reach = combine([rangeOf(factor), rangeOf(error)], (a, b) => a * logarithm(b));
  const size = combine([limit], (value) => Math.abs(logarithm(value)));
  if (text.includes(': the band')) same('limit above noise', { low: reach.low, high: size.high }, reach);
  else same('limit by noise', size, reach);
}

const errorPattern = String.raw`^# %: .* \(Student's t, # degrees of freedom\)$`;
const exactly = (value: number): Range => ({ low: value, high: value });
const groupsOf = (text: string): Range => (text === '1' ? exactly(1) : rangeOf(text));

/** The probability of an effect of so many standard errors, times the number of groups. */
function checkChance(steps: Explained['steps'], effect: Range | undefined, same: Expect): void {
  const text = steps.get('chance') ?? '';
  const [errors] = find(text, ': # × std error');
  const [error, usual] = find(steps.get('std error'), errorPattern);
  const [freedom = usual] = find(text, String.raw`\(# degrees of freedom\)`);
  if (errors === undefined || error === undefined || freedom === undefined) return;
  const [groups = '1'] = find(text, '; the chance is multiplied by # for the number of groups');
  const probability = combine([rangeOf(errors), freedomOf(freedom), groupsOf(groups)], (t, nu, factor) =>
    Math.min(1, factor * upperTail(t, nu)),
  );
  const [runs] = find(text, 'in 1 of # runs');
  if (runs === undefined) same('chance', { low: 0, high: 1e-6 }, probability);
  else {
    const printed = rangeOf(runs, 0.5);
    same('chance', { low: 1 / printed.high, high: 1 / printed.low }, probability);
  }
  if (effect === undefined || text.includes('in the step that found it')) return;
  same(
    'effect in standard errors',
    rangeOf(errors),
    combine([effect, rangeOf(error)], (a, b) => Math.abs(logarithm(a)) / logarithm(b)),
  );
}

const intervals = 400;

/** The probability that a variable with Student's distribution exceeds t > 0, by Simpson's rule over atan(t / sqrt(nu)). */
function upperTail(t: number, nu: number): number {
  const integral = (start: number): number => {
    const step = (Math.PI / 2 - start) / intervals;
    let sum = 0;
    for (let i = 0; i <= intervals; i++) {
      const weight = i === 0 || i === intervals ? 1 : i % 2 === 1 ? 4 : 2;
      sum += weight * Math.max(0, Math.cos(start + i * step)) ** (nu - 1);
    }
    return (sum * step) / 3;
  };
  return integral(Math.atan(t / Math.sqrt(nu))) / (2 * integral(0));
}

function checkBand(steps: Explained['steps'], limit: Range | undefined, usual: Range | undefined, same: Expect): void {
  if (limit === undefined || usual === undefined || !/: the band$/.test(steps.get('limit') ?? '')) return;
  const [percent = '0', absolute = '0'] = find(steps.get('band'), String.raw`^# %(?: and # \S+)?:`);
  const size = combine([limit], Math.abs);
  same(
    'limit by the band',
    size,
    combine([usual], (value) => Math.max(Number(percent), (100 * Number(absolute)) / value)),
  );
}

/**
 * docs/inside/method-details.md, "Noise": a weighted mean of variances; at least the minimum.
 */
function checkNoise(text: string, printed: Range | undefined, usual: Range | undefined, same: Expect): void {
  if (printed === undefined) return;
  const minimum = percentAt(text, 'raised to # %');
  const combined = combineNoise(text) ?? percentAt(text, ': # % is (?:the default|expected of a case), because');
  if (minimum === undefined) {
    if (combined !== undefined) same('noise', printed, combined, 0.02);
    return;
  }
  same('noise', printed, minimum);
  if (combined !== undefined)
    same('noise above its estimates', { low: combined.low, high: Math.max(combined.low, minimum.high) }, combined);
  const given = percentAt(text, 'give # %, raised');
  if (given !== undefined && combined !== undefined) same('noise before it was raised', given, combined, 0.02);
  const [rounding] = find(text, 'which is # ms, because times are whole milliseconds');
  if (rounding !== undefined && usual !== undefined)
    same(
      'noise by rounding',
      minimum,
      combine([exactly(Number(rounding)), usual], (most, value) => 100 * (most / value)),
      0.05,
    );
}

function percentAt(text: string, pattern: string): Range | undefined {
  const [found] = find(text, pattern);
  return found === undefined ? undefined : percentOf(found);
}

function combineNoise(text: string): Range | undefined {
  const [own, ofOwn, expected, ofExpected] = find(
    text,
    String.raw`: # % in .* \(weight #\) and # % (?:expected of a case|by default for case and machine) \(weight #\)`,
  );
  if (own === undefined || expected === undefined) return undefined;
  const [nu, weight] = [Number(ofOwn), Number(ofExpected)];
  return combine([percentOf(own), percentOf(expected)], (ofRuns, ofCase) => {
    const [s, e] = [logarithm(ofRuns), logarithm(ofCase)];
    return percentage(Math.sqrt((weight * e ** 2 + nu * s ** 2) / (weight + nu)));
  });
}

function checkPoints(steps: Explained['steps'], { usual, present, past }: Values, same: Expect): void {
  const [limit, distance] = find(steps.get('limit'), '^# %, # points');
  const [noise] = find(steps.get('noise'), '^# points');
  const [band = '0'] = find(steps.get('band'), '^# points');
  if (limit === undefined || distance === undefined || noise === undefined || usual === undefined) return;
  same(
    'limit',
    rangeOf(limit),
    combine([usual, rangeOf(distance)], (a, b) => a + b),
  );
  const highest = extremeOf([usual, ...past], Math.max);
  const worst = combine([highest, usual], (high, level) => Math.max(Number(band), high - level));
  const largest = combine([worst, rangeOf(noise)], (a, b) => Math.max(a, 4 * b));
  same('limit in points', rangeOf(distance), largest);
  const [size] = find(steps.get('size'), '^#');
  if (size !== undefined && present !== undefined)
    same(
      'size',
      rangeOf(size, Number(size) < 9.5 ? 0.05 : 0.5),
      combine([present, usual, rangeOf(distance)], (a, b, c) => (a - b) / c),
      0.02,
    );
}
