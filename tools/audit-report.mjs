/** Error responses of registries without advisories: a mirror rejects the method or does not have the endpoint. */
const withoutAdvisories = [400, 403, 404, 405, 501];

/**
 * Formats the output of `npm audit --json`. Lines that begin with => are shown by .ci/run.
 *
 * @param count the number of bundled packages
 * @param isBundled whether the bundle contains the package in this folder of node_modules
 */
export function describeAudit({ stdout, stderr }, count, isBundled) {
  const found = parse(stdout);
  const status = found?.statusCode;
  if (withoutAdvisories.includes(status))
    return { exitCode: 0, lines: [`=> SKIPPED: the package registry has no advisories (HTTP ${status})`] };
  if (found?.vulnerabilities === undefined)
    return { exitCode: 1, lines: [`=> npm audit failed: ${found?.message ?? (stderr.trim() || 'no answer')}`] };
  const all = Object.values(found.vulnerabilities);
  const inBundle = all.filter(({ nodes }) => nodes.some(isBundled));
  const others = all.filter((each) => !inBundle.includes(each));
  return {
    exitCode: inBundle.length > 0 ? 1 : 0,
    lines: [
      ...inBundle.map((each) => `=> in dist/: ${describe(each)}`),
      ...others.map((each) => `only for development: ${describe(each)}`),
      `=> ${inBundle.length} of ${count} bundled packages have advisories; ${others.length} others are for development only`,
    ],
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describe = ({ name, severity, range, via }) => {
  const titles = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  return `${name} ${range}, ${severity}: ${titles.join('; ')}`;
};
