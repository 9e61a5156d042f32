import type { Reader, Reading } from '../../model/reading.js';
import { readJson } from '../parse/json.js';

/** Parameters of all cases of a run. Runs with different values are different experiments. */
const environmentKeys: Readonly<Record<string, readonly [key: string, unit: string]>> = {
  test_duration: ['testDuration', ' s'],
  warmup_time: ['warmup', ' s'],
  jmeter_servers: ['jmeterServers', ''],
  jmeter_client_heap_size: ['jmeterClientHeap', ''],
  jmeter_server_heap_size: ['jmeterServerHeap', ''],
  netty_service_heap_size: ['backendHeap', ''],
};

/** test-metadata.json, which WSO2's perf-test-common.sh writes into the folder of results: the parameters of the test. */
export const testMetadataJson: Reader = {
  id: 'test-metadata-json',
  recognises: (head) =>
    /^\s*\{/.test(head) && /"test_scenarios"\s*:\s*\[/.test(head) && /"test_duration"\s*:/.test(head),
  read: (input) => readJson(input, readings),
};

function* readings(value: unknown): Generator<Reading> {
  const found = Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const [key, unit] = (Object.hasOwn(environmentKeys, name) ? environmentKeys[name] : undefined) ?? [];
    const isKnown = key !== undefined && (typeof value === 'string' || typeof value === 'number') && value !== '';
    return isKnown ? [[key, `${value}${unit ?? ''}`] as const] : [];
  });
  if (found.length > 0) yield { kind: 'provenance', provenance: { environment: Object.fromEntries(found) } };
}
