/** A real load test of a service, for the repositories that gate/ and bisect/ measure. Needs a JMeter. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** A service and its JMeter plan, in a folder below this one. */
const serviceIn = (name, folder) => ({
  name,
  server: join(root, 'tests/calibration', folder, 'server.mjs'),
  plan: readFileSync(join(root, 'tests/calibration', folder, 'plan.jmx'), 'utf8'),
});
export const library = serviceIn('library', 'plain-plan');
export const parcels = serviceIn('parcels', 'gate/parcels');

/**
 * Starts the service with the options in the file `change` of a version, measures loads, and stops it.
 *
 * @param users the loads, such as "5 15"
 * @param seconds how long each takes
 */
export const loadTest = (users, seconds, { name, server } = library) => `set -euo pipefail
version=$1 out=$2
exec 3< <(exec node '${server}' --port 0 $(cat "$version/change"))
service=$!
trap 'kill "$service" 2>/dev/null || true' EXIT
read -r line <&3
port=$(grep -o 'port [0-9]*' <<<"$line" | cut -d' ' -f2)
for users in ${users}; do
  mkdir -p "$out/${name}/\${users}_users"
  java -Xms256m -Xmx256m -XX:+UseSerialGC -jar "\${JMETER:-${root}/.tools/jmeter}/bin/ApacheJMeter.jar" -n -f \\
    -t "$version/plan.jmx" -l "$out/${name}/\${users}_users/results.jtl" -j "$version/jmeter.log" \\
    -Jport="$port" -Jusers="$users" -Jseconds="${seconds}" -Jsummariser.name= >/dev/null
done
`;
