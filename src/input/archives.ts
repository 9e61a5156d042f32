/** Recognises archives and compressed files that are not unpacked, so that no reader mistakes a part of them for text. */

/** Beginnings as text, in which a byte outside ASCII is U+FFFD. */
const beginnings: readonly (readonly [beginning: RegExp, kind: string])[] = [
  [/^PK\u0003\u0004|^PK\u0005\u0006/, 'a zip archive'],
  [/^[^]{257}ustar|^\.\/\.\/@PaxHeader\0/, 'a tar archive'],
  [/^BZh[1-9]1AY&SY/, 'a file compressed with bzip2'],
  [/^\uFFFD7zXZ\0/, 'a file compressed with xz'],
  [/^\(\uFFFD\/\uFFFD/, 'a file compressed with zstd'],
  [/^7z\uFFFD\uFFFD'\u001C/, 'a 7z archive'],
  [/^\u001F\uFFFD\u0008/, 'a file that was compressed twice'],
];

/**
 * What kind of archive a file is, such as "a zip archive"; undefined if it is none.
 *
 * @param head the beginning of the file, after decompression with gzip
 */
export const describeArchive = (head: string): string | undefined =>
  beginnings.find(([beginning]) => beginning.test(head))?.[1];
