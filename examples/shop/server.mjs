// The system under load: a shop with two scenarios, browse and checkout, and a switch that breaks checkout alone.
// Every service time is a sleep instead of work, so N users in a closed loop get the same throughput on a busy laptop and on
// an idle server, and the remaining noise is small enough to detect changes.
//
//   node server.mjs [--port N] [--mode healthy|slow|failing] [--slower 'POST /orders=1.3'] [--for SECONDS]
//
// Port 0, the default, chooses any free port. --slower slows down a single endpoint by this factor.

import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

/** The effect of each mode on checkout. Browse is the control and the same in all modes. */
const modes = {
  healthy: { sleepFactor: 1, fails: false },
  slow: { sleepFactor: 1.6, fails: false },
  failing: { sleepFactor: 0, fails: true },
};

/** Service time = floorMs + an exponential tail of mean tailMs, so p99 = floorMs + 4.6 x tailMs. */
const routes = [
  {
    scenario: 'browse',
    label: 'GET /products',
    method: 'GET',
    path: /^\/products$/,
    status: 200,
    floorMs: 14,
    tailMs: 3,
  },
  {
    scenario: 'browse',
    label: 'GET /products/{id}',
    method: 'GET',
    path: /^\/products\/\d+$/,
    status: 200,
    floorMs: 11,
    tailMs: 2.5,
  },
  { scenario: 'checkout', label: 'POST /cart', method: 'POST', path: /^\/cart$/, status: 201, floorMs: 17, tailMs: 3 },
  {
    scenario: 'checkout',
    label: 'POST /orders',
    method: 'POST',
    path: /^\/orders$/,
    status: 201,
    floorMs: 23,
    tailMs: 5,
  },
];

/**
 * Sleeps drawn from the exponential tail by a golden-ratio (Weyl) sequence instead of Math.random: a thousand requests
 * cover the distribution evenly, so its p99 hardly moves from run to run although every single request differs.
 */
function sleeps({ floorMs, tailMs }) {
  const goldenRatio = (Math.sqrt(5) - 1) / 2;
  let drawn = 0;
  return () => floorMs - tailMs * Math.log(1 - ((++drawn * goldenRatio) % 1));
}

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    mode: { type: 'string', default: 'healthy' },
    slower: { type: 'string', default: '' },
    for: { type: 'string', default: '900' },
  },
});
const mode = Object.hasOwn(modes, options.mode) ? modes[options.mode] : undefined;
const lifetimeSeconds = Number(options.for);
if (mode === undefined || !(lifetimeSeconds > 0)) {
  console.error(`--mode takes ${Object.keys(modes).join(', ')}; --for takes seconds above 0`);
  process.exit(2);
}

const [slowLabel, slowFactor = '1'] = options.slower.split('=');
const shop = routes.map((route) => ({
  ...route,
  nextSleepMs: sleeps(route),
  factor: route.label === slowLabel ? Number(slowFactor) : 1,
}));
if (options.slower !== '' && (!shop.some(({ label }) => label === slowLabel) || !(Number(slowFactor) > 0))) {
  console.error(`--slower takes one of ${shop.map(({ label }) => `'${label}=1.3'`).join(', ')}`);
  process.exit(2);
}

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  request.resume(); // an unread body would stall the next request of this connection
  const route = shop.find(({ method, path }) => method === request.method && path.test(request.url));
  if (route === undefined) return answer(response, 404, { error: 'no such page' });

  const { sleepFactor, fails } = route.scenario === 'checkout' ? mode : modes.healthy;
  // Fails immediately without a sleep, which makes throughput and p99 look better than ever.
  if (fails) return answer(response, 500, { error: 'out of order' });
  setTimeout(
    () => answer(response, route.status, { ok: true }),
    Math.round(route.nextSleepMs() * sleepFactor * route.factor),
  );
});

function stop() {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

server.keepAliveTimeout = 60_000; // longer than any pause of a user, so that no connection closes during a request
server.listen(Number(options.port), '127.0.0.1', () => {
  console.log(`shop (${options.mode}) listens on http://127.0.0.1:${server.address().port}`);
});
process.on('SIGTERM', stop);
setTimeout(stop, lifetimeSeconds * 1000); // so that a forgotten shop exits
