/** Lists the keys of guardband.yml as Markdown, generated from the configuration schema. */

/** @param schema the parsed config.schema.json */
export function configurationKeys(schema) {
  const resolve = (node) => (node.$ref === undefined ? node : { ...schema.$defs[node.$ref.split('/').pop()], ...node });
  const lines = [];
  const listed = new Set();
  const add = (name, node, depth) => {
    const key = resolve(node);
    // `where` selects cases in the same way everywhere, so it is explained only once, above the list.
    if (key.title === 'Where') return;
    const values = describeValues(key, resolve);
    const text = [key.description, values].filter((part) => part !== undefined).join(' ');
    // Inner keys that need no explanation are in the example above the list.
    if (text !== '' || depth === 0)
      lines.push(`${'  '.repeat(depth)}- **\`${name}\`**${text === '' ? '' : `: ${text}`}`);
    // An override has the keys of `metrics`.
    const map = key.additionalProperties?.$ref;
    if (map !== undefined && listed.has(map)) return;
    listed.add(map);
    const inner = key.type === 'array' ? resolve(key.items) : isMap(key) ? resolve(key.additionalProperties) : key;
    const children = inner.properties ?? inner.oneOf?.map(resolve).find(({ properties }) => properties)?.properties;
    for (const [child, value] of Object.entries(children ?? {})) add(child, value, depth + 1);
  };
  for (const [name, node] of Object.entries(schema.properties)) add(name, node, 0);
  return lines.join('\n');
}

const isMap = ({ properties, additionalProperties }) =>
  properties === undefined && typeof additionalProperties === 'object';

/** The allowed values of a key, unless its description lists them. */
function describeValues(key, resolve) {
  if (key.const !== undefined) return `Always ${key.const}.`;
  const words = key.enum ?? (key.type === 'array' ? resolve(key.items).enum : undefined);
  if (words === undefined || words.every((word) => key.description?.includes(word))) return undefined;
  return `${key.type === 'array' ? 'Any of' : 'One of'}: ${words.map((word) => `\`${word === '' ? "''" : word}\``).join(', ')}.`;
}
