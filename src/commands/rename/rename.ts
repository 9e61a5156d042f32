/** Adds new names of labels or scenarios to the configuration, so that their cases keep their history. */
import { parseConfig, readConfig } from '../../config/read-config.js';
import { readSettings } from '../../config/settings.js';
import { readBaseline } from '../../history/baseline.js';
import { defined } from '../../lang/objects.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Problem, Renaming } from '../../model/documents.js';
import { isError } from '../../problems/problem.js';
import { writeOutput } from '../../report/outputs.js';
import { notRenamed } from '../../problems/commands.js';
import { badValue } from '../../problems/config.js';

export interface RenameRequest {
  /** Pairs of an old and a new name. */
  readonly names: readonly (readonly [from: string, to: string])[];
  /** Whether the names are those of scenarios instead of labels. */
  readonly scenarios: boolean;
  readonly config?: string;
}

/** 0: all entries are in the configuration. 3: nothing was changed. */
export type RenameResult = Result<{
  readonly file: string;
  /** The entries that were added. The configuration already had the others. */
  readonly added: readonly Renaming[];
}>;

/**
 * Adds entries to `renamed:` in guardband.yml and keeps the rest of the file unchanged. Creates the file if there is none.
 */
export async function rename({ names, scenarios, config }: RenameRequest, host: Host): Promise<RenameResult> {
  const known = await readConfig(config, host);
  const { file } = known;
  const nothing = { file, added: [] };
  if (known.problems.some(isError)) return { ...nothing, exitCode: unusable, problems: known.problems };
  const entries = names.map(([from, to]): Renaming => (scenarios ? { scenario: from, to } : { label: from, to }));
  const existing = new Set((known.config.renamed ?? []).map(renamingKey));
  const added = entries.filter((entry) => !existing.has(renamingKey(entry)));
  if (added.length === 0) return { ...nothing, exitCode: 0, problems: [] };
  const settings = await readSettings(defined({ config }), host);
  const { measurements } = await readBaseline({ ...settings, against: 'history' }, host, 'all');
  const recorded = measurements.flatMap(({ measurement }) => measurement[scenarios ? 'scenario' : 'label'] ?? []);
  const allowed = [...new Set([...recorded, ...names.map(([, to]) => to)])];
  // Without a history to read, nobody knows which names there are.
  const unknown = added
    .flatMap(({ scenario, label }) => scenario ?? label ?? [])
    .filter((name) => !allowed.includes(name));
  if (recorded.length > 0 && unknown.length > 0)
    return { ...nothing, exitCode: unusable, problems: unknown.map((name) => badValue('OLD', name, allowed)) };
  const text = await extend(await host.readText(file), added);
  const again = await parseConfig(text, file);
  // The layout of a configuration can vary, so the text is written only if it is parsed as intended.
  const expected = { version: 1, ...known.config, renamed: [...(known.config.renamed ?? []), ...added] };
  if (again.problems.length > 0 || JSON.stringify(sorted(again.config)) !== JSON.stringify(sorted(expected)))
    return { ...nothing, exitCode: unusable, problems: [notRenamed(file, added.map(formatEntry))] };
  const problems: readonly Problem[] = await writeOutput(file, text, host);
  return problems.length > 0 ? { ...nothing, exitCode: unusable, problems } : { file, added, exitCode: 0, problems };
}

const renamingKey = ({ scenario, label, to }: Renaming): string => JSON.stringify([scenario, label, to]);
const sorted = (config: object): readonly unknown[] => Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1));

const formatEntry = ({ scenario, label, to }: Renaming): string =>
  scenario === undefined
    ? `{label: ${JSON.stringify(label)}, to: ${JSON.stringify(to)}}`
    : `{scenario: ${JSON.stringify(scenario)}, to: ${JSON.stringify(to)}}`;

/** Appends lines if possible, because serializing the whole document would change its layout. */
async function extend(text = 'version: 1\n', added: readonly Renaming[]): Promise<string> {
  const yaml = await import('../../documents/yaml.js');
  const document = yaml.parseDocument(text, { uniqueKeys: false });
  if (!document.has('renamed')) {
    const end = text === '' || text.endsWith('\n') ? '' : '\n';
    const version = document.contents === null ? 'version: 1\n' : '';
    return `${text}${end}${version}renamed:\n${added.map((entry) => `  - ${formatEntry(entry)}\n`).join('')}`;
  }
  for (const entry of added) document.addIn(['renamed'], document.createNode(entry, { flow: true }));
  return document.toString({ lineWidth: 0 });
}
