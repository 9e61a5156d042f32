/** Finds the pattern for `paths:` by which the places of the found results name their scenarios. */
import { parseAxis } from '../../cases/axes.js';
import { caseFromPath } from '../../input/name-case.js';

const wildcard = '*';
/** A name without signs that a pattern, or a reader of guardband.yml, may take for something else. */
const plain = /^[\w .={}-]+$/;

/**
 * @param files results whose scenarios are only the names of their files or folders
 * @returns a pattern that reads the same cases from all of these paths, such as "{scenario}/results/summary.csv"; undefined
 *   if there is none, or if it would match any path
 */
export function findScenarioPattern(files: readonly string[]): string | undefined {
  const [first, ...others] = files.map(generalize);
  if (first === undefined || others.some((parts) => parts?.length !== first.length)) return undefined;
  const common = first.map((part, i) =>
    plain.test(part) && others.every((parts) => parts?.[i] === part) ? part : wildcard,
  );
  const start = common.findIndex((part) => part !== wildcard);
  const pattern = common.slice(start).join('/');
  const isSame = (file: string): boolean => {
    const [now, before] = [caseFromPath(file, [pattern]), caseFromPath(file)];
    return now.scenario === before.scenario && sameAxes(now.configuration) === sameAxes(before.configuration);
  };
  const isTelling = common.some((part) => part !== wildcard && !part.startsWith('{'));
  return isTelling && files.every(isSame) ? pattern : undefined;
}

const sameAxes = (configuration: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(configuration).sort());

/** The parts of a path, with "{scenario}" and "{users}" instead of values; undefined if no part is the scenario. */
function generalize(file: string): readonly string[] | undefined {
  const { scenario = '' } = caseFromPath(file);
  const parts = file.split('/');
  const isScenario = (part: string, i: number): boolean =>
    part === scenario || (i === parts.length - 1 && part.startsWith(`${scenario}.`));
  const position = parts.findLastIndex(isScenario);
  return position < 0
    ? undefined
    : parts.map((part, i) => {
        const [axis, value] = parseAxis(part) ?? [];
        if (i === position) return part.replace(scenario, '{scenario}');
        return axis === undefined || value === undefined ? part : part.replace(value, `{${axis}}`);
      });
}
