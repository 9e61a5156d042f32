/** Finds the duration and the warm-up of the tests in the text of a page: "15 minutes", "**900 seconds**", "300 s". */

const time = String.raw`(\d+(?:\.\d+)?)[\s-]{0,3}(s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b`;
const is = String.raw`\s{0,3}(?:is|was|of|:|=|lasts|lasted|takes|took)?\s{1,3}(?:about )?`;
const durations = [
  new RegExp(String.raw`\b(?:duration of (?:each|every|a|the) test|test duration)${is}${time}`, 'i'),
  new RegExp(
    String.raw`\b(?:each|every) test (?:(?:is|was) )?(?:runs?|ran|lasts|lasted|takes|took|executed) (?:for )?${time}`,
    'i',
  ),
  new RegExp(String.raw`\btests (?:(?:are|were) )?(?:run|ran|last|lasted|took|executed) (?:for )?${time}`, 'i'),
  new RegExp(String.raw`^[ \t]{0,20}[-*+][ \t]{1,5}duration:[ \t]{1,5}${time}`, 'im'),
];
const warmups = [
  new RegExp(String.raw`\bwarm-?up(?: period| time| phase)?${is}${time}`, 'i'),
  new RegExp(String.raw`\b${time} (?:of |for |as )?(?:a )?warm-?up`, 'i'),
];

/** In the form "900 s"; undefined if the text does not mention it. */
export const findDuration = (text: string): string | undefined => first(durations, text);
export const findWarmup = (text: string): string | undefined => first(warmups, text);

/** The time at the start of a cell or list item. */
export const parseTime = (text: string): string | undefined =>
  first([new RegExp(`^${time}`, 'i')], removeEmphasis(text));

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

function first(patterns: readonly RegExp[], text: string): string | undefined {
  const words = removeEmphasis(text);
  for (const pattern of patterns) {
    const [, amount, unit = ''] = pattern.exec(words) ?? [];
    if (amount !== undefined) return `${Number(amount) * (unitSeconds[unit[0]?.toLowerCase() ?? ''] ?? 1)} s`;
  }
  return undefined;
}

const removeEmphasis = (text: string): string => text.replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
