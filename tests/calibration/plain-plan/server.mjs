// The service of a public library: node server.mjs --port 0 [--slow ENDPOINT=FACTOR] [--tail ENDPOINT=SHARExFACTOR]
// [--errors ENDPOINT=SHARE]. ENDPOINT is search, cover, loan, receipt, report, or (for --slow) all.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const endpoints = ['search', 'cover', 'loan', 'receipt', 'report'];
const many = { type: 'string', multiple: true, default: [] };
const { values: options } = parseArgs({
  options: { port: { type: 'string', default: '0' }, slow: many, tail: many, errors: many },
});

/** The default factors of each endpoint, which change nothing: { slow: 1, tailShare: 0, tailFactor: 1, errorShare: 0 }. */
const changes = Object.fromEntries(
  endpoints.map((name) => [name, { slow: 1, tailShare: 0, tailFactor: 1, errorShare: 0 }]),
);

function change(option, apply) {
  for (const text of options[option]) {
    const [name, value = ''] = text.split('=');
    const numbers = value.split('x').map(Number);
    const meant = option === 'slow' && name === 'all' ? endpoints : [name];
    if (numbers.some((number) => !(number > 0)) || meant.some((each) => !endpoints.includes(each)))
      throw new Error(`--${option} ${text}: cannot be understood`);
    for (const each of meant) apply(changes[each], numbers);
  }
}
change('slow', (of, [factor]) => (of.slow *= factor));
change('tail', (of, [share, factor]) => Object.assign(of, { tailShare: share, tailFactor: factor }));
change('errors', (of, [share]) => (of.errorShare = share));

/** A log-normal variate with median 1. */
function jitter(sigma) {
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.exp(sigma * normal);
}

/** The work of this request relative to the median request: its natural spread times the change under test. */
function effort(name, sigma) {
  const { slow, tailShare, tailFactor } = changes[name];
  return jitter(sigma) * slow * (Math.random() < tailShare ? tailFactor : 1);
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The number of titles scored in about a millisecond on the machine where this was written. */
const slice = 800;

const words = 'river winter glass harbour letter garden silent stone copper island paper morning orchard signal'.split(
  ' ',
);
const titles = Array.from({ length: 4096 }, (_, i) =>
  [words[i % 14], words[(i * 5 + 3) % 14], words[(i * 11 + 7) % 14], String(i)].join(' '),
);

/**
 * Scores `count` titles against a query by the letter pairs they share, which takes CPU time in proportion to `count`.
 * Works in slices, so that concurrent requests share the CPU as threads would.
 */
async function bestTitle(query, count) {
  const wanted = new Set(Array.from({ length: query.length - 1 }, (_, i) => query.slice(i, i + 2)));
  let best = { score: -1, title: '' };
  for (let n = 0; n < count; n++) {
    if (n % slice === slice - 1) await new Promise(setImmediate);
    const title = titles[n % titles.length];
    let score = 0;
    for (let i = 0; i + 1 < title.length; i++) if (wanted.has(title.slice(i, i + 2))) score++;
    if (score > best.score) best = { score, title };
  }
  return best.title;
}

/** The lending desk: stamps a limited number of loans at once; others wait. */
const desk = { free: 2, queue: [] };
async function atDesk(milliseconds) {
  if (desk.free > 0) desk.free--;
  else await new Promise((resolve) => desk.queue.push(resolve));
  await wait(milliseconds);
  const next = desk.queue.shift();
  if (next === undefined) desk.free++;
  else next();
}

const handlers = {
  async search(query) {
    const count = Math.round(13 * slice * effort('search', 0.2));
    return { found: await bestTitle(query.get('q') ?? 'river glass', count) };
  },
  async cover() {
    await wait(14 * effort('cover', 0.25));
    return { image: 'x'.repeat(6000) };
  },
  async loan() {
    await atDesk(32 * effort('loan', 0.25));
    return { status: 'lent' };
  },
  async receipt() {
    await wait(20 * effort('receipt', 0.2));
    return { due: '21 days' };
  },
  async report(query) {
    const size = effort('report', 0.25);
    const title = await bestTitle(query.get('branch') ?? 'north branch', Math.round(2.5 * slice * size));
    await wait(130 * size);
    return { title, rows: Array.from({ length: 40 }, (_, i) => ({ day: i, loans: (i * 37) % 90 })) };
  },
};

/**
 * Warms up the hot loops. A new process compiles them first, so the first load of a run would otherwise be slower than the
 * second.
 */
for (const until = Date.now() + 1500; Date.now() < until;) await bestTitle('winter harbour', 2000);

const server = createServer(async (request, response) => {
  request.resume();
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const name = pathname.slice(1);
  let status = 200;
  let body = { error: 'no such page' };
  if (!Object.hasOwn(handlers, name)) status = 404;
  else {
    body = await handlers[name](searchParams);
    if (Math.random() < changes[name].errorShare) [status, body] = [503, { error: 'catalogue unavailable' }];
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.keepAliveTimeout = 60_000;
server.listen(Number(options.port), '127.0.0.1', () => console.log(`port ${server.address().port}`));
