/** The tags of k6's metrics, from which labels are made. */
import { toPath } from './tool.js';

/** Metrics of requests other than those of HTTP. */
export const otherProtocol = /^(grpc|ws|websocket|browser|sql|kafka|redis)_[a-z_]+$/;

export type Tags = readonly (readonly [tag: string, value: string])[];

/** "name:cart,group:::pay": a value may contain colons and be quoted, as in k6. */
export const parseTags = (text: string): Tags =>
  text.split(',').map((pair) => {
    const [, tag = '', value = ''] = /^([^:]*):?(.*)$/s.exec(pair.trim()) ?? [];
    return [tag.trim(), value.trim().replace(/^(["'])(.*)\1$/s, '$2')] as const;
  });

/** Other tags stand in the place of the blank one. */
const order = ['scenario', 'group', '', 'url', 'name'];

/** Sorted from general to specific. Groups and names appear without their tag. */
export function formatLabel(tags: Tags): string {
  const rank = ([tag]: Tags[number]): number => order.indexOf(order.includes(tag) ? tag : '');
  return tags
    .toSorted((a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : 1))
    .map(([tag, value]) =>
      tag === 'group' || tag === 'name' ? value : tag === 'url' ? toPath(value) : `${tag}:${value}`,
    )
    .join(' / ');
}
