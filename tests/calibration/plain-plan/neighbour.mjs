// Simulates another tenant of the machine: keeps a CPU busy in bursts until it is killed. node neighbour.mjs [SHARE]
const share = Number(process.argv[2] ?? 0.5);
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

for (;;) {
  const burst = 200 + 1800 * Math.random();
  for (const until = Date.now() + burst; Date.now() < until;) Math.hypot(Math.random(), Math.random());
  await sleep((burst * (1 - share)) / share);
}
