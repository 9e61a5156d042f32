/** Readable names of groups. */
import { joinWithAnd, thousands } from '../../lang/format.js';
import { cacheByObject, compareNaturally } from '../../lang/objects.js';
import type { CaseName } from '../../model/documents.js';
import type { Wording } from './words.js';
import { type Group, type GroupedCases, valueIn, varyingDimensions } from '../../judge/account/groups.js';

/** The name of a group in two parts, so that the first can be emphasized. */
export interface GroupName {
  /** The scenario, label or value that the group is about; "all cases" if it contains everything. */
  readonly subject: string;
  /** "all 6 cases", "6 of 12 cases, users=20"; empty if the subject is clear enough. */
  readonly extent: string;
}

/** "checkout / GET /a": the scenario and the label, which cases under several loads share. */
export const nameSampler = ({ scenario, label }: CaseName): string =>
  label === undefined ? scenario : `${scenario} / ${label}`;

/** "heap=2G, users=5" */
export const formatAxes = (configuration: CaseName['configuration']): string =>
  Object.entries(configuration)
    .map(([axis, value]) => `${axis}=${value}`)
    .join(', ');

/** "checkout, all 6 cases", "GET /orders in every scenario". */
export const formatName = ({ subject, extent }: GroupName, emphasize = (text: string): string => text): string =>
  `${emphasize(subject)}${extent === '' || extent.startsWith('in ') ? ` ${extent}`.trimEnd() : `, ${extent}`}`;

export const nameGroup = (group: Group, all: GroupedCases, wording: Wording): string =>
  formatName(partsOfName(group, all, wording));

/** "checkout" or "users=5 (3 of 4 cases)": a name for a sentence, in which the extent would otherwise end a clause. */
export function nameBriefly(group: Group, all: GroupedCases, wording: Wording): string {
  const { subject, extent } = partsOfName(group, all, wording);
  if (isObvious(extent)) return subject;
  return extent.startsWith('in ') ? `${subject} ${extent}` : `${subject} (${extent})`;
}

/** Whether a name is clear without its extent: everything that it names is meant. */
export const isObvious = (extent: string): boolean =>
  extent === '' || /^(both cases|all ([\d,]+ cases|loads))$/.test(extent);

export function partsOfName(group: Group, { dimensions, cases }: GroupedCases, wording: Wording): GroupName {
  const { shared, caseTotal } = group;
  const size = group.cases.length;
  const [only] = group.cases;
  if (only !== undefined && size === 1) return nameCaseIn(only.name, dimensions, wording);
  // Of a run with one label, as with `--only`, only that says what all of it is.
  const common = size === cases.length && !dimensions.includes('label') ? only?.name.label : undefined;
  const { scenario, label = common, ...axes } = shared;
  const values = Object.entries(axes).map(([axis, value]) => wording.name(`${axis}=${value}`));
  const isWhole = size === caseTotal;
  const whole = size === 2 ? 'both cases' : `all ${thousands(size)} cases`;
  const extent = isWhole ? whole : `${thousands(size)} of ${thousands(caseTotal)} cases`;
  const prefix = label === undefined && !isWhole ? findPrefix(group) : '';
  const labelled = label === undefined ? (prefix === '' ? '' : wording.name(`${prefix}*`)) : wording.name(label);
  const rest = [scenario === undefined ? '' : labelled, ...values].filter((part) => part !== '');
  const limits = rest.length === 0 ? '' : ` with ${rest.join(', ')}`;
  const isAcross = dimensions.includes('scenario') && countScenarios(group) === countAll(cases);
  if (scenario !== undefined) {
    if (label !== undefined && values.length === 0 && isWhole)
      return { subject: `${wording.name(scenario)} / ${wording.name(label)}`, extent: extentOfLabel(group, extent) };
    return { subject: wording.name(scenario), extent: extent + limits };
  }
  if (label !== undefined) {
    const where = isAcross ? 'in every scenario' : extentOfLabel(group, extent);
    const isOnlyLabel = isWhole && values.length === 0;
    return { subject: wording.name(label), extent: isOnlyLabel ? where : `${extent}${limits}` };
  }
  if (values.length > 0)
    return { subject: values.join(', '), extent: isWhole && isAcross ? 'in every scenario' : extent };
  const labels = isWhole ? '' : listLabels(group, cases, dimensions, wording);
  // A list of all its cases needs no count.
  const areDistinct = new Set(group.cases.map(({ name }) => name.label)).size === size;
  if (labels !== '') return { subject: labels, extent: extentOfLabel(group, areDistinct ? '' : extent) };
  const names = isWhole ? '' : listFew(group, dimensions, wording);
  if (names === '' && prefix !== '') return { subject: labelled, extent };
  return { subject: names === '' ? extent : names, extent: '' };
}

/** "checkout / GET /a" and "users=5": the name of a case without the dimensions that all cases share. */
export function nameCaseIn(name: CaseName, dimensions: readonly string[], wording: Wording): GroupName {
  const read = (among: readonly string[]): readonly string[] =>
    among.flatMap((dimension) => valueIn(dimension, name) ?? []);
  const both = ['scenario', 'label'];
  const varying = read(both.filter((dimension) => dimensions.includes(dimension)));
  const names = varying.length > 0 ? varying : read(both);
  const axes = dimensions.flatMap((dimension) => {
    const value = dimension === 'scenario' || dimension === 'label' ? undefined : valueIn(dimension, name);
    return value === undefined ? [] : [wording.name(`${dimension}=${value}`)];
  });
  return { subject: names.map((part) => nameLabel(part, wording)).join(' / '), extent: axes.join(', ') };
}

/** A longer list of names is replaced by its length. */
const maxNames = 4;

/** "GET /a and Pay" if the group contains every case of a few labels; otherwise empty. */
function listLabels(
  { cases }: Group,
  all: GroupedCases['cases'],
  dimensions: readonly string[],
  wording: Wording,
): string {
  if (dimensions.includes('scenario')) return '';
  const labels = new Set(cases.map(({ name }) => name.label));
  if (labels.size > maxNames || labels.has(undefined)) return '';
  if (all.filter(({ name }) => labels.has(name.label)).length > cases.length) return '';
  return joinWithAnd([...labels].map((label = '') => nameLabel(label, wording)));
}

/** A label may consist of blanks, which would leave a gap in a sentence or an empty cell. */
const nameLabel = (label: string, wording: Wording): string => wording.name(label) || '(no name)';

/** "users=5, 20 and 50", or the names of the cases; empty if there are too many. */
function listFew({ cases }: Group, dimensions: readonly string[], wording: Wording): string {
  if (cases.length > maxNames) return '';
  const names = cases.map(({ name }) => name).sort((a, b) => compareNaturally(a.key, b.key));
  const [axis, ...others] = varyingDimensions(names);
  if (axis !== undefined && others.length === 0 && axis !== 'scenario' && axis !== 'label') {
    const values = names.flatMap((name) => valueIn(axis, name) ?? []).sort(compareNaturally);
    if (values.length === names.length) return `${wording.name(axis)}=${joinWithAnd(values.map(wording.name))}`;
  }
  const parts = names.map((name) => nameCaseIn(name, dimensions, wording));
  return joinWithAnd(parts.map(({ subject, extent }) => (extent === '' ? subject : `${subject} (${extent})`)));
}

/** "/api/cart/": what all labels of a group begin with, up to a separator; empty if they share no more than a method. */
function findPrefix({ cases }: Group): string {
  const labels = [...new Set(cases.map(({ name }) => name.label ?? ''))].sort();
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  // Of sorted texts, the first and the last share what all share.
  const length = Array.from(first).findIndex((sign, i) => sign !== last[i]);
  const prefix = /^.*[/:._ -]/.exec(first.slice(0, Math.max(0, length)))?.[0] ?? '';
  return /[a-z]{2}/i.test(prefix.replace(/^[A-Z]+ /, '')) ? prefix : '';
}

/** The names of an axis that states the load of a test. */
export const loadAxis =
  /^(?:(?:concurrent|virtual)?[ _-]*(?:users?|threads?|clients?|connections?|concurrency|load|vus?)|rps|rate)$/i;

/** "all loads" if the cases of each label differ only in their load. */
function extentOfLabel({ cases }: Group, extent: string): string {
  const varying = varyingDimensions(cases.map(({ name }) => name)).filter((dimension) => dimension !== 'label');
  const [only, ...more] = varying;
  return more.length === 0 && only !== undefined && loadAxis.test(only) ? 'all loads' : extent;
}

const countScenarios = ({ cases }: Pick<Group, 'cases'>): number =>
  new Set(cases.map(({ name }) => name.scenario)).size;

const countAll = cacheByObject((cases: GroupedCases['cases']) => countScenarios({ cases }));
