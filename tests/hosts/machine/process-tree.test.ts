/** The processor time of what a command starts, whatever its processes do between two looks. */
import { describe, expect, test } from '@jest/globals';
import { isLoadGenerator, watchTree, type Used } from '../../../src/hosts/node/machine/watch-machine.js';
import { cookie, init, self, simulateSystem } from './_simulated.js';

import fc from 'fast-check';

function watched() {
  const system = simulateSystem();
  const look = watchTree(system.root, [self], cookie, system.proc);
  if (look === undefined) throw new Error('this process cannot be read');
  const total: Used[] = [];
  return {
    ...system,
    look: () => {
      total.push(look());
      system.see();
      return total.at(-1);
    },
    counted: () => total.reduce((sum, { serviceMs, generatorMs }) => sum + serviceMs + generatorMs, 0),
  };
}

describe('everything that a command used is counted once', () => {
  test('what ends between two looks arrives with whoever waits for it', () => {
    const { root, start, run, end, look, counted } = watched();
    const script = start(root);
    const program = start(script);
    run(program, 30);
    look();
    run(program, 50);
    end(program);
    const brief = start(script);
    run(brief, 5);
    end(brief);
    end(script);
    run(root, 1);
    look();
    end(root);
    look();
    expect(counted()).toBe(86);
  });

  test('a command that ends before the first look', () => {
    const { root, run, end, look } = watched();
    run(root, 7);
    end(root);
    expect(look()).toEqual({ serviceMs: 7, generatorMs: 0, isLoad: false });
  });

  test('a daemon that has left its parents', () => {
    const { root, start, run, end, look, counted } = watched();
    const parent = start(root);
    const daemon = start(parent);
    end(parent);
    run(daemon, 40);
    look();
    run(start(daemon), 3);
    run(daemon, 20);
    look();
    expect(counted()).toBe(63);
  });

  test('a process without the cookie, by its parent', () => {
    const { root, start, run, look, counted } = watched();
    run(start(root, { isMarked: false }), 4);
    look();
    expect(counted()).toBe(4);
  });

  test('a container, which a service of the machine starts meanwhile', () => {
    const { start, run, look, counted } = watched();
    const supervisor = start(init, { name: 'containerd-shim', isOurs: true });
    run(start(supervisor, { name: 'server' }), 9);
    look();
    expect(counted()).toBe(9);
  });

  test('nothing of another program, also where it gets the number of one that ended', () => {
    const { root, start, run, end, look, counted } = watched();
    const own = start(root);
    run(own, 6);
    look();
    end(own);
    run(start(init, { id: own }), 100);
    run(start(init), 100);
    look();
    expect(counted()).toBe(6);
  });

  test('a process that lost its parents, which the one that waits has adopted', () => {
    const { root, start, run, end, look, counted } = watched();
    run(start(self, { isMarked: false, isOurs: true }), 500);
    run(root, 5);
    look();
    run(root, 2);
    end(root);
    look();
    expect(counted()).toBe(507);
  });
});

const action = fc.record({
  what: fc.constantFrom('start', 'start', 'run', 'run', 'run', 'end', 'daemon', 'stranger', 'look', 'careless'),
  whose: fc.nat(1000),
  ms: fc.integer({ min: 1, max: 50 }),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

function perform({ what, whose, ms }: Action, { start, run, end, of, look, ids }: ReturnType<typeof watched>): void {
  const all = ids().filter((id) => id > self);
  const id = all[whose % all.length];
  if (id === undefined) return;
  if (what === 'look') look();
  else if (what === 'start') start(id);
  else if (what === 'stranger') start(init);
  else if (what === 'daemon') of(start(id)).parent = init;
  else if (what === 'careless') of(id).isCareless = true;
  else if (what === 'run') run(id, ms);
  else end(id);
}

test('of random programs nothing is counted twice, and only what nobody waits for is lost after it was last seen', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const world = watched();
      const { root, end, spent, look, counted, ids } = world;
      for (const each of actions) {
        perform(each, world);
        expect(counted()).toBeLessThanOrEqual(spent.ours);
      }
      if (ids().includes(root)) end(root);
      look();
      expect(counted()).toBeLessThanOrEqual(spent.ours);
      expect(counted()).toBeGreaterThanOrEqual(spent.ours - spent.lost);
    }),
    { numRuns: 1000 },
  );
});

test('nothing is counted twice if processes run and end in the middle of a look', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.array(action, { maxLength: 6 })), { maxLength: 40 }), (steps) => {
      const world = watched();
      for (const [each, meanwhile] of steps) {
        if (each.what === 'look')
          for (const other of meanwhile)
            world.meanwhile.push(() => {
              if (other.what !== 'look') perform(other, world);
            });
        perform(each, world);
        world.meanwhile.length = 0;
        expect(world.counted()).toBeLessThanOrEqual(world.spent.ours);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/opt/jmeter/bin/jmeter -n -t plan.jmx', true],
  ['/bin/sh /opt/jmeter/bin/jmeter.sh -n', true],
  ['/usr/bin/java -Xms1g -server -jar /opt/jmeter/bin/ApacheJMeter.jar -n -t plan.jmx', true],
  ['java -cp lib/a.jar:lib/b.jar io.gatling.app.Gatling -s Shop', true],
  ['k6 run script.js', true],
  ['/usr/local/bin/wrk -t2 -c10 http://127.0.0.1/', true],
  ['python3 -m locust -f shop.py', true],
  ['/usr/bin/python3 /usr/bin/locust --headless', true],
  ['node /app/node_modules/.bin/autocannon http://127.0.0.1/', true],
  ['node /app/node_modules/artillery/bin/run run shop.yml', true],
  ['node server.js', false],
  ['java -jar shop.jar', false],
  ['sh -c k6 run script.js', false],
  ['bash .github/load-test.sh measure /tmp/k6 results', false],
  ['/home/k6/bin/server --plan jmeter.jmx', false],
])('%s generates load: %s', (line, expected) => {
  // The shell's command is one argument.
  const words = line.startsWith('sh -c ') ? ['sh', '-c', line.slice(6)] : line.split(' ');
  expect(isLoadGenerator(words)).toBe(expected);
});

test('the work of a load generator is not that of the service', () => {
  const { root, start, run, end, of, look } = watched();
  const server = start(root, { name: 'node', arguments: ['node', 'server.js'] });
  run(server, 10);
  expect(look()).toEqual({ serviceMs: 10, generatorMs: 0, isLoad: false });
  const generator = start(root);
  look();
  // exec
  Object.assign(of(generator), { name: 'k6', arguments: ['k6', 'run', 'script.js'] });
  run(generator, 20);
  run(start(generator, { name: 'helper', arguments: ['helper'] }), 5);
  run(server, 30);
  expect(look()).toEqual({ serviceMs: 30, generatorMs: 25, isLoad: true });
  run(generator, 7);
  end(generator);
  expect(look()).toEqual({ serviceMs: 0, generatorMs: 7, isLoad: true });
  expect(look()).toEqual({ serviceMs: 0, generatorMs: 0, isLoad: true });
});
