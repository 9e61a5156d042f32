/** Builds SVG elements as text. */

/** Escapes the characters that XML reserves. */
export const escape = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element with its attributes; `content` is SVG, not plain text. */
export const element = (name, attributes, content) => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(round(value))}"`);
  return content === undefined ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`;
};

const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
