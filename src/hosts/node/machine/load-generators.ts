/** Recognises load generators, whose work is not that of the service. */

const programs =
  /^(ab|artillery|autocannon|bombardier|bzt|fortio|gatling|ghz|h2load|hey|jmeter|k6|locust|oha|vegeta|wrk2?)(\.(sh|bat|js|py))?$/;
const interpreters = /^(node|nodejs|bun|deno|python[\d.]*|java|sh|bash|dash|zsh|ksh)$/;
/** What an interpreter may be given to run, wherever it is among the arguments: a jar, a class or a package. */
const scripts = [/(^|\/)ApacheJMeter[\w.-]*\.jar$/, /^io\.gatling\./, /\/node_modules\/(artillery|autocannon)\//];
/** More belong to the script. */
const mostOptions = 60;

/** @param words the arguments of a process */
export function isLoadGenerator([program = '', ...rest]: readonly string[]): boolean {
  if (programs.test(nameOf(program))) return true;
  if (!interpreters.test(nameOf(program))) return false;
  const script = rest.find((word) => !word.startsWith('-'));
  return (
    // Commands after -c contain spaces.
    (script !== undefined && !script.includes(' ') && programs.test(nameOf(script))) ||
    rest.slice(0, mostOptions).some((word) => scripts.some((pattern) => pattern.test(word)))
  );
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
