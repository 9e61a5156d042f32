/** Completes the case of each measurement: user settings come first, then the file's content, then its path. */
import type { ReadRequest } from '../config/settings.js';
import { pathBelowConfig } from '../config/config-folder.js';
import { boundName } from '../lang/bound-name.js';
import { defined } from '../lang/objects.js';
import type { Configuration, Problem, Provenance } from '../model/documents.js';
import { cachedCaseFromPath, type PathCase } from './case-from-path.js';
import type { LocatedMeasurement } from './located.js';
import type { FormattedReading } from './read-file.js';
import { setOverrides } from '../problems/inputs.js';

/** A measurement with its complete case. */
export interface NamedMeasurement extends LocatedMeasurement {
  /** The recorded run it belongs to, if it comes from a history. */
  readonly run?: Provenance;
  /** Id of the reader. */
  readonly format: string;
  /**
   * What names the scenario: an option, the content, a path that states it, the default of the configuration, or only the
   * name of a file or folder.
   */
  readonly scenarioFrom: 'option' | 'content' | 'path' | 'default' | 'guess';
}

/** Values that `--set` replaced, by axis, each with a file that contains it. */
type OverriddenValues = Map<string, Map<string, string>>;

export function nameMeasurements(
  readings: readonly FormattedReading[],
  { folder = '', paths, scenario, set }: Pick<ReadRequest, 'folder' | 'paths' | 'scenario' | 'set'>,
): { readonly measurements: readonly NamedMeasurement[]; readonly problems: readonly Problem[] } {
  const parsePath = cachedCaseFromPath(paths, scenario);
  const overridden: OverriddenValues = new Map();
  const labels = new Map<string, Set<string | undefined>>();
  for (const { source, measurement } of readings)
    labels.set(source.file, (labels.get(source.file) ?? new Set()).add(measurement.label));
  const measurements = readings.map((reading) => {
    const { file } = reading.source;
    const path = parsePath(pathBelowConfig(folder, file));
    // A path has one label, which several of the content have not.
    const label = labels.get(file)?.size === 1 ? path.label : undefined;
    const labelled = label === undefined ? reading : { ...reading, measurement: { ...reading.measurement, label } };
    noteOverridden(reading, set, path, overridden);
    return nameMeasurement(labelled, set, path, scenario);
  });
  return {
    measurements,
    problems: [...overridden].map(([axis, values]) => setOverrides(axis, set[axis] ?? '', [...values])),
  };
}

/** Most configurations are short, and large matrices have many of them. */
const boundValues = (configuration: Configuration): Configuration =>
  Object.values(configuration).every((value) => value.length < 100)
    ? configuration
    : Object.fromEntries(Object.entries(configuration).map(([axis, value]) => [axis, boundName(value)]));

function nameMeasurement(
  { measurement, source, run, format }: FormattedReading,
  set: ReadRequest['set'],
  path: PathCase,
  byDefault: string | undefined,
): NamedMeasurement {
  const { scenario: setScenario, label: setLabel, ...setAxes } = set;
  const { scenario, label, configuration, ...values } = measurement;
  const ofCase = setLabel ?? label;
  const ofPath = path.guessed ? 'guess' : path.scenario === byDefault ? 'default' : 'path';
  return {
    measurement: {
      scenario: boundName(setScenario ?? scenario ?? path.scenario ?? 'default'),
      ...defined({ label: ofCase && boundName(ofCase) }),
      configuration: boundValues({ ...path.configuration, ...configuration, ...setAxes }),
      ...values,
    },
    sources: [source],
    format,
    scenarioFrom: setScenario !== undefined ? 'option' : scenario !== undefined ? 'content' : ofPath,
    ...defined({ run }),
  };
}

function noteOverridden(
  { measurement, source }: FormattedReading,
  set: ReadRequest['set'],
  path: PathCase,
  overridden: OverriddenValues,
): void {
  const stated: Readonly<Record<string, string | undefined>> = {
    ...path.configuration,
    ...measurement.configuration,
    scenario: measurement.scenario ?? (path.guessed ? undefined : path.scenario),
    label: measurement.label,
  };
  for (const [axis, value] of Object.entries(stated))
    if (value !== undefined && Object.hasOwn(set, axis) && set[axis] !== value) {
      const values = overridden.get(axis) ?? new Map<string, string>();
      overridden.set(axis, values.set(value, values.get(value) ?? source.file));
    }
}
