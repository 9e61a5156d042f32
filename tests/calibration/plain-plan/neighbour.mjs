// Simulates another tenant of the machine: node neighbour.mjs [SHARE] keeps a CPU busy in bursts until it is killed or whoever
// started it is gone.
const share = Number(process.argv[2] ?? 0.5);
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

for (const parent = process.ppid; process.ppid === parent;) {
  const burst = 200 + 1800 * Math.random();
  for (const until = Date.now() + burst; Date.now() < until;) Math.hypot(Math.random(), Math.random());
  await sleep((burst * (1 - share)) / share);
}
