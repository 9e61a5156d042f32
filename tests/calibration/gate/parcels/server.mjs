// The service of a parcel depot: node server.mjs --port 0 [--slow ENDPOINT=FACTOR] [--errors ENDPOINT=SHARE]. ENDPOINT is seal,
// price, route, scan, or (for --slow) all. Unlike the library, it computes in worker threads and answers scans in batches.
import { pbkdf2Sync } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';

/** About 6 ms of processor time on the machine where this was written. */
const sealRounds = 9000;

if (isMainThread) await serve();
else parentPort.on('message', (rounds) => parentPort.postMessage(pbkdf2Sync('parcel', 'depot', rounds, 32, 'sha512')));

async function serve() {
  const many = { type: 'string', multiple: true, default: [] };
  const { values: options } = parseArgs({
    options: { port: { type: 'string', default: '0' }, slow: many, errors: many },
  });
  const endpoints = ['seal', 'price', 'route', 'scan'];
  // Read once: a change of one endpoint must not cost the others anything.
  const slow = Object.fromEntries(endpoints.map((name) => [name, 1]));
  const errors = Object.fromEntries(endpoints.map((name) => [name, 0]));
  for (const [name, factor] of options.slow.map((text) => text.split('=')))
    for (const each of name === 'all' ? endpoints : [name]) slow[each] *= Number(factor);
  for (const [name, share] of options.errors.map((text) => text.split('='))) errors[name] = Number(share);
  const effort = (name) => slow[name] * (0.8 + 0.4 * Math.random());
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const idle = [1, 2].map(() => new Worker(new URL(import.meta.url)));
  const queue = [];
  /** Computes in a worker; with both busy, the parcel waits. */
  async function compute(rounds) {
    const worker = idle.pop() ?? (await new Promise((resolve) => queue.push(resolve)));
    await new Promise((resolve) => worker.once('message', resolve).postMessage(Math.round(rounds)));
    const next = queue.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  }

  /** Scans are stored together: those of 10 ms wait for the same write. */
  let batch;
  const store = (milliseconds) =>
    (batch ??= wait(10).then(() => {
      batch = undefined;
      return wait(milliseconds);
    }));

  const handlers = {
    seal: () => compute(sealRounds * effort('seal')),
    price: async () => {
      const steps = 1_500_000 * effort('price');
      let sum = 0;
      for (let i = 0; i < steps; i++) sum += Math.sqrt(i);
      return sum;
    },
    route: () => wait(24 * effort('route')),
    scan: () => store(6 * effort('scan')),
  };
  await Promise.all(Array.from({ length: 100 }, () => compute(sealRounds)));

  const server = createServer(async (request, response) => {
    request.resume();
    const name = new URL(request.url, 'http://localhost').pathname.slice(1);
    await handlers[name]?.();
    const fails = !Object.hasOwn(handlers, name) || Math.random() < errors[name];
    response.writeHead(fails ? 503 : 200, { 'content-type': 'text/plain' }).end(`${name}\n`);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(Number(options.port), '127.0.0.1', () => console.log(`port ${server.address().port}`));
}
