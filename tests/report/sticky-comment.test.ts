/** One comment whatever the forge does: lists that lag behind, and gates that post at the same time. */
import { expect, test } from '@jest/globals';
import type { Conversation } from '../../src/model/forge.js';
import { upsertComment } from '../../src/report/publishers/shared/publication.js';

/** @param hides whether the list does not show new comments yet */
function conversation(hides = false) {
  const comments: { id: number; body: string }[] = [];
  let posts = 0;
  const thread: Conversation = {
    name: '#7',
    commentThatBegins: (line) =>
      Promise.resolve({ value: hides ? undefined : comments.find(({ body }) => body.startsWith(line)) }),
    comment: (body) => {
      comments.push({ id: ++posts, body });
      return Promise.resolve({ value: { id: posts } });
    },
    rewrite: ({ id }, body) => {
      const own = comments.find((comment) => comment.id === id);
      if (own !== undefined) own.body = body;
      return Promise.resolve({ value: undefined });
    },
    remove: (id) => {
      comments.splice(
        comments.findIndex((comment) => comment.id === id),
        1,
      );
      return Promise.resolve({ value: undefined });
    },
  };
  return { thread, comments, posts: () => posts };
}
const line = '<!-- guardband x -->';

test('a comment that the list does not show yet is posted once', async () => {
  const { thread, posts } = conversation(true);
  await upsertComment(line, () => ({ text: 'red' }), thread);
  expect(posts()).toBe(1);
});

test('a change that must be noticed is a new comment in the place of the old one', async () => {
  const { thread, comments, posts } = conversation();
  await upsertComment(line, () => ({ text: 'green' }), thread);
  await upsertComment(line, (before) => ({ text: 'red', isNew: before?.includes('green') === true }), thread);
  expect([posts(), comments]).toEqual([2, [{ id: 2, body: `${line}\nred` }]]);
});

test('what another gate writes meanwhile is kept', async () => {
  const { thread, comments } = conversation();
  await upsertComment(line, () => ({ text: 'a' }), thread);
  const original = thread.rewrite;
  let isFirst = true;
  const racing: Conversation = {
    ...thread,
    rewrite: async (comment, body) => {
      const answer = await original(comment, body);
      // The other gate had read the comment before this one wrote.
      if (isFirst) await original(comment, `${line}\na other`);
      isFirst = false;
      return answer;
    },
  };
  const add = (before = '') => ({ text: before.includes('own') ? before : `${before} own`, isShared: true });
  await upsertComment(line, add, racing);
  expect(comments.map(({ body }) => body)).toEqual([`${line}\na other own`]);
});
