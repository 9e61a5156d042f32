// Counts the errors of each label by response code and message, like src/samples/error-kinds.ts, which explains
// the algorithm. Only called for failed samples.
import { ERROR_CODE, ERROR_CODE_LENGTH, ERROR_COUNT, ERROR_END, ERROR_FIRST_HASH, ERROR_IS_VARIED } from './layout';
import { ERROR_MESSAGE, ERROR_MESSAGE_LENGTH, ERROR_SECOND_HASH, ERROR_TABLE } from './layout';
import { ERROR_SLOTS, MOST_ERROR_CODE, MOST_ERROR_KINDS, MOST_ERROR_MESSAGE, SLOTS } from './layout';
import { take } from './memory';
import { move, slotOf } from './timeline';
import { isCounting } from './times';

/** Preceded by the number of kinds. */
const KINDS: usize = 8;
const TABLE_BYTES: usize = KINDS + MOST_ERROR_KINDS * ERROR_END;
/** The number of bytes that identify a message, as in error-kinds.ts. */
const MOST_COMPARED: u32 = 160;
const MOST_READ: usize = 1000;

let firstHash: u32 = 0;
let secondHash: u32 = 0;

/** Whether a code means success: in that case an assertion failed. */
export function isSuccessCode(code: usize, end: usize): bool {
  const first = load<u8>(code);
  return end - code == 3 && (first == 50 || first == 51) && isDigit(load<u8>(code, 1)) && isDigit(load<u8>(code, 2));
}

/** Counts one error of a label, whose request ended at `finish`. */
export function countError(label: usize, finish: i64, code: usize, codeEnd: usize, message: usize, messageEnd: usize): void {
  const codeBytes = min(codeEnd - code, MOST_ERROR_CODE);
  const messageBytes = min(messageEnd - message, MOST_ERROR_MESSAGE);
  const table = tableOf(label);
  if (table == 0) return;
  const end = table + KINDS + <usize>load<u32>(table) * ERROR_END;
  // The text is nearly always known already.
  if (messageEnd - message == messageBytes) {
    for (let kind = table + KINDS; kind < end; kind += ERROR_END) {
      if (!hasText(kind, code, codeBytes, message, messageBytes)) continue;
      countKind(kind, finish);
      return;
    }
  }
  hash(code, code + codeBytes, message, messageEnd);
  for (let kind = table + KINDS; kind < end; kind += ERROR_END) {
    if (load<u32>(kind, ERROR_FIRST_HASH) != firstHash || load<u32>(kind, ERROR_SECOND_HASH) != secondHash) continue;
    countKind(kind, finish);
    if (hasText(kind, code, codeBytes, message, messageBytes)) return;
    store<u32>(kind, 1, ERROR_IS_VARIED);
    if (isBefore(message, messageBytes, kind)) storeText(kind, code, codeBytes, message, messageBytes);
    return;
  }
  const kind = placeFor(table, end);
  if (kind == 0) return;
  store<u32>(kind, firstHash, ERROR_FIRST_HASH);
  store<u32>(kind, secondHash, ERROR_SECOND_HASH);
  store<u32>(kind, 0, ERROR_COUNT);
  store<u32>(kind, 0, ERROR_IS_VARIED);
  storeText(kind, code, codeBytes, message, messageBytes);
  const slots = <usize>load<u32>(kind, ERROR_SLOTS);
  if (slots != 0) memory.fill(slots, 0, <usize>SLOTS << 2);
  countKind(kind, finish);
}

function countKind(kind: usize, finish: i64): void {
  store<u32>(kind, load<u32>(kind, ERROR_COUNT) + 1, ERROR_COUNT);
  if (!isCounting) return;
  let slots = <usize>load<u32>(kind, ERROR_SLOTS);
  if (slots == 0) {
    slots = take(<usize>SLOTS << 2);
    if (slots == 0) return;
    store<u32>(kind, <u32>slots, ERROR_SLOTS);
  }
  const counter = slots + (<usize>slotOf(finish) << 2);
  store<u32>(counter, load<u32>(counter) + 1);
}

/** Moves the errors over time like the other counters of a label. */
export function moveErrors(label: usize, wider: i64, first: i64): void {
  const table = <usize>load<u32>(label, ERROR_TABLE);
  if (table == 0) return;
  const end = table + KINDS + <usize>load<u32>(table) * ERROR_END;
  for (let kind = table + KINDS; kind < end; kind += ERROR_END) {
    const slots = <usize>load<u32>(kind, ERROR_SLOTS);
    if (slots != 0) move<u32>(slots, wider, first, false);
  }
}

/** Discards the errors of a label. */
export function clearErrors(label: usize): void {
  const table = <usize>load<u32>(label, ERROR_TABLE);
  if (table != 0) store<u32>(table, 0);
}

/** The table of a label, or 0 if there is no memory. */
function tableOf(label: usize): usize {
  const known = <usize>load<u32>(label, ERROR_TABLE);
  if (known != 0) return known;
  const table = take(TABLE_BYTES);
  store<u32>(label, <u32>table, ERROR_TABLE);
  return table;
}

/** The address for a new kind, whose hash has been computed; 0 if it is not among the kinds that are kept. */
function placeFor(table: usize, end: usize): usize {
  const kinds = load<u32>(table);
  if (kinds < <u32>MOST_ERROR_KINDS) {
    store<u32>(table, kinds + 1);
    return end;
  }
  let last = table + KINDS;
  for (let kind = last + ERROR_END; kind < end; kind += ERROR_END) if (hashOf(kind) > hashOf(last)) last = kind;
  return ((<u64>firstHash << 32) | <u64>secondHash) < hashOf(last) ? last : 0;
}

function hashOf(kind: usize): u64 {
  return (<u64>load<u32>(kind, ERROR_FIRST_HASH) << 32) | <u64>load<u32>(kind, ERROR_SECOND_HASH);
}

function hasText(kind: usize, code: usize, codeBytes: usize, message: usize, messageBytes: usize): bool {
  return (
    <usize>load<u32>(kind, ERROR_MESSAGE_LENGTH) == messageBytes &&
    <usize>load<u32>(kind, ERROR_CODE_LENGTH) == codeBytes &&
    isSame(kind + ERROR_CODE, code, codeBytes) &&
    isSame(kind + ERROR_MESSAGE, message, messageBytes)
  );
}

function isSame(known: usize, text: usize, bytes: usize): bool {
  let i: usize = 0;
  for (; i + 8 <= bytes; i += 8) if (load<u64>(known + i) != load<u64>(text + i)) return false;
  for (; i < bytes; i++) if (load<u8>(known + i) != load<u8>(text + i)) return false;
  return true;
}

/** Whether a message sorts before that of the kind, byte by byte. */
function isBefore(message: usize, bytes: usize, kind: usize): bool {
  const known = <usize>load<u32>(kind, ERROR_MESSAGE_LENGTH);
  for (let i: usize = 0; i < bytes && i < known; i++) {
    const ours = load<u8>(message + i);
    const theirs = load<u8>(kind + ERROR_MESSAGE + i);
    if (ours != theirs) return ours < theirs;
  }
  return bytes < known;
}

function storeText(kind: usize, code: usize, codeBytes: usize, message: usize, messageBytes: usize): void {
  memory.copy(kind + ERROR_CODE, code, codeBytes);
  memory.copy(kind + ERROR_MESSAGE, message, messageBytes);
  store<u32>(kind, <u32>codeBytes, ERROR_CODE_LENGTH);
  store<u32>(kind, <u32>messageBytes, ERROR_MESSAGE_LENGTH);
}

// @ts-ignore: decorator
@inline
function isDigit(byte: u8): bool {
  return <u8>(byte - 48) < 10;
}
// @ts-ignore: decorator
@inline
function isWord(byte: u8): bool {
  return isDigit(byte) || <u8>((byte | 32) - 97) < 26;
}
/**
 * Whether the character is a period, a comma, a colon or a hyphen, which connect the parts of a number, time, address or
 * id.
 */
// @ts-ignore: decorator
@inline
function connects(byte: u8): bool {
  return byte == 46 || byte == 44 || byte == 58 || byte == 45;
}

/** The end of the word at `p` if it contains a digit; otherwise 0. */
function numberEnd(p: usize, end: usize): usize {
  let hasDigit = false;
  for (; p < end; p++) {
    const byte = load<u8>(p);
    if (!isWord(byte)) break;
    if (isDigit(byte)) hasDigit = true;
  }
  return hasDigit ? p : 0;
}

// @ts-ignore: decorator
@inline
function mix(byte: u32): void {
  firstHash = (firstHash ^ byte) * 0x01000193;
  secondHash = (secondHash ^ byte) * 0x85ebca6b;
  secondHash ^= secondHash >> 15;
}

/** Hashes the code and the message, with each number replaced by #. */
function hash(code: usize, codeEnd: usize, message: usize, messageEnd: usize): void {
  firstHash = 0x811c9dc5;
  secondHash = 0x9747b28c;
  for (let p = code; p < codeEnd; p++) mix(<u32>load<u8>(p));
  mix(256);
  const end = min(messageEnd, message + MOST_READ);
  let compared: u32 = 0;
  for (let p = message; p < end && compared < MOST_COMPARED; compared++) {
    const number = numberEnd(p, end);
    if (number == 0) {
      // Skips a word without a digit as a whole, so that it is scanned only once.
      const first = load<u8>(p++);
      mix(<u32>first);
      if (isWord(first)) {
        for (; p < end && compared < MOST_COMPARED && isWord(load<u8>(p)); p++, compared++) mix(<u32>load<u8>(p));
      }
      continue;
    }
    mix(35);
    p = number;
    while (p + 1 < end && connects(load<u8>(p))) {
      const more = numberEnd(p + 1, end);
      if (more == 0) break;
      p = more;
    }
  }
}
