import type { Span } from '../error-kinds.js';

/** Only this much of a message is compared. */
const mostBytes = 1000;

/** Collects the beginning of the text after a tag. The text arrives in pieces. */
export class CapturedText {
  isOn = false;
  private readonly bytes = new Uint8Array(mostBytes);
  private length = 0;

  begin(): void {
    this.isOn = true;
    this.length = 0;
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const piece = bytes.subarray(start, Math.min(end, start + mostBytes - this.length));
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  }

  end(): Span {
    this.isOn = false;
    return { bytes: this.bytes, start: 0, end: this.length };
  }
}
