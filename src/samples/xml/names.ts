import type { Tag } from './tags.js';

export const rootName = 'testResults';
const sampleNames = ['httpSample', 'sample'].map((name) => new TextEncoder().encode(name));
const failureMessage = new TextEncoder().encode('failureMessage');
const root = new TextEncoder().encode(rootName);

export const isRoot = (tag: Tag): boolean => isNamed(tag, root, root.length);
export const isSampleName = (tag: Tag): boolean => sampleNames.some((name) => isNamed(tag, name, name.length));

export const isFailureMessage = (tag: Tag): boolean => isNamed(tag, failureMessage, failureMessage.length);

export function isNamed({ bytes, nameFrom, nameTo }: Tag, name: Uint8Array, length: number): boolean {
  if (nameTo - nameFrom !== length) return false;
  for (let i = 0; i < length; i++) if (bytes[nameFrom + i] !== name[i]) return false;
  return true;
}
