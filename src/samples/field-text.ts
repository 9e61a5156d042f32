import type { Row } from './csv/rows.js';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a field. JMeter writes UTF-8; older versions use the platform's encoding. Bytes that are not valid UTF-8 are
 * decoded as ISO 8859-1, so that different names stay different.
 */
export const fieldText = ({ bytes, starts, ends, doubled }: Row, field: number): string =>
  decodeField(bytes.subarray(starts[field], ends[field]), doubled[field] === 1);

export function decodeField(bytes: Uint8Array, isDoubled: boolean): string {
  const text = decodeBytes(bytes);
  return isDoubled ? text.replaceAll('""', '"') : text;
}

/** The text of a quoted or unquoted field, with doubled quotes replaced by single ones. */
export const decodeRaw = (bytes: Uint8Array): string => decodeField(bytes, bytes.includes(34));

function decodeBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

export const decodeLatin1 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
