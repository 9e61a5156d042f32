// Simulates a load test: users walk through a plan, and samples are emitted when they end, as JMeter writes them. The
// same plan and seed give the same samples on every machine.

/** @typedef {{ success: boolean, code: string, message: string, failure?: string, dataType: string, bytes: number }} Outcome */
/**
 * @typedef {object} Request A step of the plan.
 * @property {string} label
 * @property {string} url "null" for a transaction controller, which sends nothing itself
 * @property {number} medianMs
 * @property {number} sentBytes
 * @property {boolean} controller
 * @property {boolean} asserted
 * @property {readonly Outcome[]} outcomes success first; those of a controller by the number of failed parts
 * @property {number} failingShare 0-1
 */
/** @typedef {{ request: Request, outcome: Outcome, startMs: number, elapsedMs: number, latencyMs: number, idleMs: number, connectMs: number, user: number, active: number, children: readonly Sample[] }} Sample */

const host = 'http://shop:8080';
const noSamples = Object.freeze([]);

const fine = (bytes) => ({ success: true, code: '200', message: 'OK', dataType: 'text', bytes });
const failures = {
  unavailable: { success: false, code: '503', message: 'Service Unavailable', dataType: 'text', bytes: 189 },
  assertion: {
    success: false,
    code: '200',
    message: 'OK',
    dataType: 'text',
    bytes: 412,
    failure: 'The cart is wrong: "total" should be 42,\nbut nothing was found',
  },
  status: {
    success: false,
    code: '500',
    message: 'Internal Server Error',
    dataType: 'text',
    bytes: 512,
    failure: 'Wrong status: "200" was expected, not "500"',
  },
  refused: {
    success: false,
    dataType: 'text',
    bytes: 2542,
    code: 'Non HTTP response code: org.apache.http.conn.HttpHostConnectException',
    message: 'Non HTTP response message: Connect to ads.example:80 [ads.example/192.0.2.1] failed: Connection refused',
  },
};

function request(label, path, medianMs, { bytes = 1289, redirects = false, fails, share = 0 } = {}) {
  const good = redirects ? { ...fine(bytes), code: '302', message: 'Found' } : fine(bytes);
  const outcomes = fails === undefined ? [good] : [good, failures[fails]];
  const asserted = outcomes.some(({ failure }) => failure !== undefined);
  const sentBytes = 110 + path.length;
  return { label, url: host + path, medianMs, sentBytes, controller: false, asserted, outcomes, failingShare: share };
}

function controller(label, parts) {
  const bytes = parts.reduce((sum, { outcomes }) => sum + outcomes[0].bytes, 0);
  const sentBytes = parts.reduce((sum, part) => sum + part.sentBytes, 0);
  const outcomes = Array.from({ length: parts.length + 1 }, (_, failing) => ({
    success: failing === 0,
    code: failing === 0 ? '200' : '503',
    message: `Number of samples in transaction : ${parts.length}, number of failing samples : ${failing}`,
    dataType: '',
    bytes,
  }));
  return { label, url: 'null', medianMs: 0, sentBytes, controller: true, asserted: false, outcomes, failingShare: 0 };
}

const login = [
  request('POST /login-0', '/login', 3, { bytes: 183, redirects: true }),
  request('POST /login-1', '/account', 4),
];
const buy = [request('buy: address', '/buy/address', 6), request('buy: pay', '/buy/pay', 45)];
const account = [
  request('account: orders', '/account/orders', 12),
  request('account: invoices', '/account/invoices', 5, { fails: 'unavailable', share: 0.04 }),
];

/**
 * The two tests. `shop` is hard to read: 14 labels, one with a comma, quotes and an umlaut; redirects; both kinds of
 * transaction controllers; messages over two lines. 23 % of its rows need quotes. `echo` is a simple machine benchmark
 * with hardly any quotes.
 */
export const plans = {
  shop: {
    users: 50,
    threadGroup: 'Shop 1',
    steps: [
      { kind: 'request', request: request('GET /', '/', 2) },
      { kind: 'request', request: request('GET /search "red, grün"', '/search?q=red', 18, { bytes: 5120 }) },
      {
        kind: 'request',
        request: request('GET /products/{id}', '/products/4711', 4, { fails: 'unavailable', share: 0.04 }),
      },
      { kind: 'request', request: request('POST /cart', '/cart', 8, { fails: 'assertion', share: 0.034 }) },
      { kind: 'nested', request: request('POST /login', '/account', 0, { bytes: 1472 }), parts: login },
      { kind: 'transaction', request: controller('buy', buy), parts: buy },
      { kind: 'nested', request: controller('account', account), parts: account },
      { kind: 'request', request: request('GET /ads', '/ads', 2, { fails: 'refused', share: 1 }), everyNth: 100 },
    ],
  },
  echo: {
    users: 500,
    threadGroup: 'Thread Group 1',
    steps: ['HTTP Request', 'Passthrough Proxy', 'Transformation', 'Login'].map((label, i) => ({
      kind: 'request',
      request: request(label, '/services/echo', 20 + 5 * i, { fails: 'status', share: 0.005 }),
    })),
  },
};

/** Users start one after another. */
const rampMs = 40;
const beginMs = Date.UTC(2026, 0, 5, 8);

/**
 * Emits `rows` samples including children, plus the remaining children of the last one.
 * @param {(sample: Sample) => void} take receives top-level samples in the order of their ends
 * @returns {number} the number of samples
 */
export function walk({ users, steps }, rows, take, seed = 20260105) {
  const chance = chances(seed);
  const moves = steps.flatMap((step) => movesOf(step, chance));
  const go = (user) => {
    let move;
    do {
      if (user.at === moves.length) [user.at, user.turn] = [0, user.turn + 1];
      move = moves[user.at++];
    } while ((user.turn * users + user.number) % move.everyNth !== 0);
    user.startMs = user.endMs + (chance.bits() & 1);
    user.samples = move.make(user);
  };
  const queue = Array.from({ length: users }, (_, number) => {
    const open = { startMs: 0, busyMs: 0, failing: 0 };
    const user = { number, at: 0, turn: 0, startMs: 0, endMs: beginMs + number * rampMs, samples: noSamples, open };
    go(user);
    return user;
  });
  for (let i = users >> 1; i >= 0; i--) sink(queue, i);
  let done = 0;
  while (done < rows) {
    const [user] = queue;
    const active = Math.min(users, 1 + Math.floor((user.endMs - beginMs) / rampMs));
    for (const sample of user.samples) {
      sample.active = active;
      for (const child of sample.children) child.active = active;
      done += 1 + sample.children.length;
      take(sample);
    }
    go(user);
    sink(queue, 0);
  }
  return done;
}

/** What a user does up to the next row: `make` returns the samples and sets user.endMs. */
function movesOf({ kind, request, parts, everyNth = 1 }, chance) {
  const sent = (of, user, startMs) => {
    const elapsedMs = chance.elapsed(of.medianMs);
    const failed = of.failingShare > 0 && chance.unit() < of.failingShare;
    const isFirst = user.turn === 0 && user.at === 1;
    return sampleOf(of, of.outcomes[failed ? 1 : 0], user.number, startMs, elapsedMs, {
      latencyMs: Math.max(0, elapsedMs - (chance.bits() & 1)),
      connectMs: isFirst ? Math.min(elapsedMs, 1 + (chance.bits() & 3)) : 0,
    });
  };
  if (kind === 'request') {
    const make = (user) => {
      const sample = sent(request, user, user.startMs);
      user.endMs = endOf(sample);
      return [sample];
    };
    return [{ make, everyNth }];
  }
  if (kind === 'transaction') {
    // The parts are separate samples; the row of the transaction follows its last part.
    return parts.map((part, i) => ({
      everyNth,
      make: (user) => {
        const { open } = user;
        const sample = sent(part, user, user.startMs);
        if (i === 0) [open.startMs, open.busyMs, open.failing] = [user.startMs, 0, 0];
        open.busyMs += sample.elapsedMs;
        if (!sample.outcome.success) open.failing++;
        user.endMs = endOf(sample);
        if (i < parts.length - 1) return [sample];
        const { startMs, busyMs, failing } = open;
        const rest = { latencyMs: busyMs, idleMs: user.endMs - startMs - busyMs };
        return [sample, sampleOf(request, request.outcomes[failing], user.number, startMs, busyMs, rest)];
      },
    }));
  }
  const make = (user) => {
    const children = [];
    user.endMs = user.startMs;
    for (const part of parts) {
      const child = sent(part, user, user.endMs);
      children.push(child);
      user.endMs = endOf(child);
    }
    const failing = children.filter(({ outcome }) => !outcome.success).length;
    const rest = { latencyMs: children[0].latencyMs, children };
    const elapsedMs = user.endMs - user.startMs;
    return [sampleOf(request, request.outcomes[failing], user.number, user.startMs, elapsedMs, rest)];
  };
  return [{ make, everyNth }];
}

const endOf = ({ startMs, elapsedMs }) => startMs + elapsedMs;

// All samples are created here: they share one object shape, which keeps ten million of them fast.
function sampleOf(request, outcome, user, startMs, elapsedMs, rest) {
  const { latencyMs = 0, idleMs = 0, connectMs = 0, children = noSamples } = rest;
  return { request, outcome, startMs, elapsedMs, latencyMs, idleMs, connectMs, user, active: 0, children };
}

/** Marsaglia's xorshift. Log-normal factors are drawn beforehand, because exp and log cost more than a row. */
function chances(seed) {
  let state = seed | 0 || 1;
  const bits = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const unit = () => bits() / 4294967296;
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  const spreads = Float64Array.from({ length: 65_536 }, () => Math.exp(0.6 * normal()));
  const elapsed = (medianMs) => {
    const ms = medianMs * spreads[bits() >>> 16];
    // One sample in a thousand hits a pause: it takes forty times as long plus up to two seconds.
    return Math.round(bits() % 1000 === 0 ? ms * 40 + (bits() % 2000) : ms);
  };
  return { bits, unit, elapsed };
}

/** Sifts down the user at this position of the heap, which is ordered by end time. */
function sink(heap, at) {
  const user = heap[at];
  for (let below; (below = 2 * at + 1) < heap.length; at = below) {
    if (below + 1 < heap.length && heap[below + 1].endMs < heap[below].endMs) below++;
    if (heap[below].endMs >= user.endMs) break;
    heap[at] = heap[below];
  }
  heap[at] = user;
}
