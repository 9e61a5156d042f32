/**
 * Records runs in a separate process. Arguments: PLACE NAME COUNT; PLACE hold to keep the lock; or PLACE scenarios COUNT to
 * record runs of three scenarios.
 */
import { nodeHost } from '../../src/hosts/node/host.js';
import { directory } from '../../src/history/stores/directory.js';

const [, , place = '', name = '', count = '0'] = process.argv;
const host = nodeHost();
if (name === 'hold')
  await host.withLock(place, async () => {
    await host.writeText(`${place}/shop.ndjson.${String(process.pid)}.tmp`, 'half a li');
    process.stdout.write('has it\n');
    await new Promise((resolve) => setTimeout(resolve, 20_000));
  });
else if (name === 'scenarios') {
  process.stdout.write('began\n');
  for (let i = 0; i < Number(count); i++) {
    const metrics = { p99: i + 1 };
    const entries = ['a', 'b', 'c'].map((scenario) => ({
      measurement: { scenario, label: String(process.pid), configuration: {}, metrics },
      provenance: {},
    }));
    await directory.append(place, entries, host);
  }
} else
  for (let i = 0; i < Number(count); i++) {
    const measurement = { scenario: 'shop', label: `${name} ${String(i)}`, configuration: {}, metrics: { p99: 1 } };
    const { problems } = await directory.append(place, [{ measurement, provenance: {} }], host);
    if (problems !== undefined) process.exitCode = 1;
  }
