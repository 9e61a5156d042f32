// The runs to measure and their order: deterministic, with unchanged and changed runs interleaved.

/** The changes to inject, each with the labels in which it must be found and the number of its runs, shared and busy. */
const kinds = [
  { kind: 'unchanged', target: [], options: [], shared: 18, busy: 12 },
  ...slower('search', ['GET /search'], { 15: [2, 0], 30: [2, 1], 60: [1, 1] }),
  ...slower('loan', ['POST /loan', 'Borrow'], { 15: [2, 0], 30: [2, 1], 60: [1, 0] }),
  ...slower('report', ['GET /report'], { 15: [2, 0], 30: [2, 1], 60: [1, 0] }),
  tail('search', ['GET /search'], '0.06x4', [1, 1]),
  tail('loan', ['POST /loan', 'Borrow'], '0.06x4', [2, 0]),
  ...slower('all', [], { 10: [2, 1], 20: [2, 1] }),
  { kind: 'errors loan 2 %', target: ['POST /loan', 'Borrow'], options: ['--errors', 'loan=0.02'], shared: 2, busy: 1 },
];

/** Measured after the others, if time permits. */
const more = [
  { kind: 'unchanged', target: [], options: [], shared: 8, busy: 0 },
  ...slower('search', ['GET /search'], { 15: [1, 0] }),
  ...slower('report', ['GET /report'], { 60: [1, 0] }),
  ...slower('cover', ['GET /cover'], { 30: [2, 0] }),
  ...slower('all', [], { 20: [1, 0] }),
  { kind: 'errors loan 2 %', target: ['POST /loan', 'Borrow'], options: ['--errors', 'loan=0.02'], shared: 1, busy: 0 },
];

/** Measured on a machine that does nothing else. */
const quiet = [
  { kind: 'unchanged', target: [], options: [], quiet: 18 },
  ...alone(slower('search', ['GET /search'], { 15: [3], 30: [2], 60: [1] })),
  ...alone(slower('cover', ['GET /cover'], { 15: [2], 30: [2] })),
  ...alone(slower('loan', ['POST /loan', 'Borrow'], { 15: [2], 30: [2] })),
  ...alone(slower('report', ['GET /report'], { 15: [2], 30: [2], 60: [1] })),
  ...alone([tail('search', ['GET /search'], '0.06x4', [2]), tail('loan', ['POST /loan', 'Borrow'], '0.06x4', [2])]),
  ...alone(slower('all', [], { 10: [2], 20: [3] })),
  { kind: 'errors loan 2 %', target: ['POST /loan', 'Borrow'], options: ['--errors', 'loan=0.02'], quiet: 1 },
];

/** The same hours later, to check what was chosen with the first ones. */
const quietAgain = [
  { kind: 'unchanged', target: [], options: [], again: 24 },
  ...again(slower('search', ['GET /search'], { 15: [3], 30: [3], 60: [1] })),
  ...again(slower('cover', ['GET /cover'], { 15: [2], 30: [2] })),
  ...again(slower('loan', ['POST /loan', 'Borrow'], { 15: [2], 30: [2] })),
  ...again(slower('report', ['GET /report'], { 15: [2], 30: [2], 60: [1] })),
  ...again([tail('search', ['GET /search'], '0.06x4', [1]), tail('loan', ['POST /loan', 'Borrow'], '0.06x4', [1])]),
  ...again(slower('all', [], { 10: [2], 20: [3] })),
  { kind: 'errors loan 2 %', target: ['POST /loan', 'Borrow'], options: ['--errors', 'loan=0.02'], again: 1 },
];

const loads = [5, 15];

function alone(kinds) {
  return kinds.map(({ shared, busy, ...kind }) => ({ ...kind, quiet: shared }));
}

function again(kinds) {
  return kinds.map(({ shared, busy, ...kind }) => ({ ...kind, again: shared }));
}

function slower(endpoint, target, counts) {
  return Object.entries(counts).map(([percent, [shared, busy]]) => ({
    kind: `${endpoint} +${percent} %`,
    target,
    options: ['--slow', `${endpoint}=${1 + Number(percent) / 100}`],
    shared,
    busy,
  }));
}

function tail(endpoint, target, value, [shared, busy]) {
  return { kind: `${endpoint} tail`, target, options: ['--tail', `${endpoint}=${value}`], shared, busy };
}

/** A deterministic sequence of numbers in [0, 1). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(list, random) {
  const keyed = list.map((each) => [random(), each]);
  return keyed.sort(([a], [b]) => a - b).map(([, each]) => each);
}

/** The share of a CPU that each neighbour uses: one large neighbour, or two. */
const neighboursOf = (condition, random) => {
  if (condition !== 'busy') return [];
  return random() < 0.5 ? [0.9] : [0.8, 0.6];
};

function plan(of, round, random) {
  const wanted = of.flatMap(({ shared = 0, busy = 0, quiet = 0, again = 0, ...kind }) => [
    ...Array.from({ length: shared }, () => ({ ...kind, condition: 'shared' })),
    ...Array.from({ length: busy }, () => ({ ...kind, condition: 'busy' })),
    ...Array.from({ length: quiet }, () => ({ ...kind, condition: 'quiet' })),
    ...Array.from({ length: again }, () => ({ ...kind, condition: 'quiet again' })),
  ]);
  return shuffled(wanted, random).map((each, i) => ({
    id: `${round}${String(i + 1).padStart(2, '0')}`,
    ...each,
    order: random() < 0.3 ? loads.toReversed() : loads,
    neighbours: neighboursOf(each.condition, random),
  }));
}

const random = randomNumbers(20261122);
export const schedule = [
  ...plan(kinds, 'a', random),
  ...plan(more, 'b', random),
  ...plan(quiet, 'd', random),
  ...plan(quietAgain, 'e', random),
];
