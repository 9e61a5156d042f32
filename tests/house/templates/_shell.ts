/** The commands of a shell script, as far as the templates need it: no here-documents. */

/** Words after which another command begins. */
const openers = new Set(['if', 'then', 'else', 'elif', 'while', 'until', 'do', '!', '{', 'time', 'exec', 'env']);
/** Words that end something, and that no command follows on the same line. */
const closers = new Set(['fi', 'done', 'esac', '}', ']]']);
const assignment = /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/;

/** Every command that the script may start, with its arguments; quotes are kept. */
export function listCommands(script: string): readonly (readonly string[])[] {
  const commands: (readonly string[])[] = [];
  for (const text of separate(withoutComments(script.replace(/\\\n/g, ' ')))) {
    let words = splitWords(text);
    while (openers.has(words[0] ?? '') || assignment.test(words[0] ?? '')) words = words.slice(1);
    const [first = ''] = words;
    if (first === '' || closers.has(first) || first === 'for' || first === 'case' || first === '[[') continue;
    commands.push(words);
  }
  return commands;
}

const withoutComments = (script: string): string => script.replace(/(^|\s)#(?![^\n]*'\s*\|\|).*/gm, '$1');

/** The texts between separators, and those of command substitutions, also within double quotes. */
function separate(script: string): readonly string[] {
  const [pieces, nested] = [[''], [] as string[]];
  let quote = '';
  let [inCase, inPattern] = [0, false];
  const add = (text: string): void => {
    if (!inPattern) pieces.push(`${pieces.pop() ?? ''}${text}`);
  };
  for (let i = 0; i < script.length; i++) {
    const sign = script[i] ?? '';
    const rest = script.slice(i);
    if (rest.startsWith('$(') && !rest.startsWith('$((') && quote !== "'") {
      const end = closing(script, i + 1);
      nested.push(script.slice(i + 2, end));
      add('$()');
      i = end;
    } else if (quote !== '') {
      if (sign === quote) quote = '';
      add(sign);
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      add(sign);
    } else if (/^\[\[\s/.test(rest)) {
      const end = script.indexOf(']]', i);
      add('[[ ]]');
      i = end + 1;
    } else if (/^\$\(\(/.test(rest)) {
      i = closing(script, i + 1);
      add('0');
    } else if (rest.startsWith(';;')) {
      inPattern = inCase > 0;
      i++;
      pieces.push('');
    } else if (inPattern && sign === ')') {
      inPattern = false;
      pieces.push('');
    } else if (inPattern && /^\s*esac\b/.test(rest)) {
      inPattern = false;
      inCase--;
      pieces.push('');
    } else if (/^<<<|^[<>]+&?|^&>/.test(rest)) {
      add(' > ');
      i += (/^<<<|^[<>]+&?|^&>/.exec(rest)?.[0].length ?? 1) - 1;
    } else if (/[\n;|&()]/.test(sign)) {
      if (/\bcase\s+\S+\s+in\s*$/.test(pieces.at(-1) ?? '')) {
        inCase++;
        inPattern = true;
      }
      pieces.push('');
    } else add(sign);
  }
  const opened = pieces.map((piece) => piece.replace(/^\s*case\s+\S+\s+in\b/, ''));
  return [...opened, ...nested.flatMap(separate)];
}

/** The place of the parenthesis that closes the one at this place. */
function closing(script: string, open: number): number {
  let depth = 0;
  for (let i = open; i < script.length; i++) {
    if (script[i] === '(') depth++;
    if (script[i] === ')' && --depth === 0) return i;
  }
  return script.length;
}

const splitWords = (text: string): readonly string[] => text.trim().match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
