// docs/problems.md, from the definitions of problems: the code, level and message of each.

const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
const row = ({ code, level, text }) =>
  `| \`${code}\` | ${[level]
    .flat()
    .join(', ')
    .replace(/^error$/, '')} | ${cell(text)} |`;
/** Notes need no action, so their codes are enough. */
const section = ([title, kinds]) => {
  const notes = kinds.filter(({ level }) => level === 'note').map(({ code }) => `\`${code}\``);
  const rows = kinds.filter(({ level }) => level !== 'note').map(row);
  return `## ${title}

${rows.length === 0 ? '' : `| code | level | message |\n| --- | --- | --- |\n${rows.toSorted().join('\n')}\n`}
${notes.length === 0 ? '' : `Notes: ${notes.toSorted().join(', ')}.\n`}`;
};

/**
 * Up to where reasons and details begin, which the printed problem has: three words at least, and no part of code.
 *
 * @param most the number of words that are shown
 */
function firstClause(text, most) {
  const ends = [...text.matchAll(/[.:;] |, (?:so|because|which|and|but) | \(/g)].map(({ index }) => index);
  const end = ends.find((at) => at > 12 && text.slice(0, at).split(' ').length > 2 && isPlain(text.slice(0, at)));
  const words = (end === undefined ? text : text.slice(0, end)).split(' ');
  return end === undefined ? firstWords(text, most) : cut(words, most);
}

const firstWords = (text, most) => (text.split(' ').length <= most ? text : cut(text.split(' '), most));

/** Words that end no clause. */
const openWords = /(?:[ ,…]| (?:an?|and|are|be|by|for|from|in|is|its?|no|nor|not|of|or|s|that|the|to|was|were|with))+$/;

/** Code is not cut apart. */
function cut(words, most) {
  const text = words.slice(0, most).join(' ');
  if (!isPlain(text) && most < words.length) return cut(words, most + 1);
  const closed = text.replace(openWords, '');
  return `${closed.split(' ').length > 3 ? closed : text.replace(/[ ,…]+$/, '')} …`;
}

const isPlain = (text) => text.split('`').length % 2 === 1 && text.split('(').length === text.split(')').length;

/** The first sentence in a function's source, with … for what differs from problem to problem. */
function template(message) {
  const source = String(message);
  const body = source.indexOf('=>') + 2;
  const starts = [/\bmessage:/, /\breturn\b/].map((before) => source.search(before));
  const start = '({'.includes(source[body]) ? starts.find((found) => found >= 0) : body;
  for (let i = start; i < source.length; i += 1)
    if ('`"\''.includes(source[i])) {
      const [text, end] = readText(source, i);
      if (text.includes(' ')) return text.replaceAll(/(?:\s?…)+(?=[.,:;]?$)/g, ' …').replaceAll('……', '…');
      i = end;
    }
  throw new Error(`no text in ${source}`);
}

/** The text that begins with the quote at `start`, and where it ends. */
function readText(source, start) {
  let text = '';
  for (let i = start + 1; i < source.length; i += 1)
    if (source[i] === source[start]) return [text, i];
    else if (source[start] === '`' && source.startsWith('${', i)) {
      const end = skipExpression(source, i + 2);
      text += /===1\?"[^"]*":"([^"]*)"$/.exec(source.slice(i, end))?.[1] ?? '…';
      i = end;
    } else if (source[i] === '\\') text += source[(i += 1)];
    else text += source[i];
  throw new Error(`unclosed text in ${source}`);
}

/** Where the expression ends that begins at `start`, in a template. */
function skipExpression(source, start) {
  let depth = 0;
  for (let i = start; i < source.length; i += 1)
    if ('`"\''.includes(source[i])) i = readText(source, i)[1];
    else if (source[i] === '{') depth += 1;
    else if (source[i] === '}' && depth-- === 0) return i;
  throw new Error(`unclosed expression in ${source}`);
}

/** Messages that begin alike are printed until they differ. */
export function problemsPage(problemSections) {
  const templates = Object.values(problemSections)
    .flat()
    .map(({ message }) => template(message));
  const beginnings = [
    ...[7, 8].map((most) => (text) => firstClause(text, most)),
    ...[10, 12, 16].map((most) => (text) => firstWords(text, most)),
    (text) => text,
  ];
  const shown = (message) => {
    const text = template(message);
    const isUnique = (begin) => templates.filter((other) => begin(other) === begin(text)).length === 1;
    return (beginnings.find(isUnique) ?? String)(text);
  };
  const sections = Object.entries(problemSections).map(([title, kinds]) =>
    section([title, kinds.map(({ code, level, message }) => ({ code, level, text: shown(message) }))]),
  );
  return `# Problems

<!-- Generated from src/problems/ by \`npm run docs\`. Do not edit. -->

Every problem is printed with its level, message and advice; in JSON it has its code, too. This page lists how the messages begin,
with … for what differs from problem to problem. Codes are stable, messages may change. Without another level it is an error:
something was not done or not used, and the outcome is at best undecided. Notes need no action.

${sections.join('\n')}`;
}
