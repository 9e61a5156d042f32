// A cache that already contains JMeter: links it to the path that the workflow caches.
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';

const place = String(process.env['INPUT_PATH']).replace(/^~/, String(process.env['HOME']));
const jmeter = process.env['CACHED_JMETER'];
if (jmeter !== undefined && !existsSync(place)) {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(jmeter, place);
}
appendFileSync(String(process.env['GITHUB_OUTPUT']), `cache-hit=${String(jmeter !== undefined)}\n`);
