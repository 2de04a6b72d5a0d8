// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumReply, OwnForumReply } from '@kga/contracts/forum';
import { expect, test } from 'vitest';

import { mergeOwnReply, findUnlistedReplies } from './use-own-replies.ts';

const reply = (id: string, second: number): ForumReply => ({
  id,
  postId: 'p',
  author: null,
  content: 'What was said',
  format: 'plain' as const,
  blocks: null,
  removed: false,
  quote: null,
  mentions: [],
  language: 'en',
  createdAt: `2026-01-01T00:00:0${second}.000Z`,
  editedAt: null,
  helpful: 0,
});

const own = (of: ForumReply, status: OwnForumReply['status']): OwnForumReply => ({
  ...of,
  status,
  held: null,
  reason: null,
  note: null,
  revision: 1,
});

const first = reply('a', 1);
const second = reply('b', 2);
const mapOf = (...replies: OwnForumReply[]) => new Map(replies.map((each) => [each.id, each]));

test('a new public reply comes after the others until the list contains it', () => {
  const mine = mapOf(own(second, 'published'));
  expect(findUnlistedReplies(mine, [first], false)).toMatchObject({
    late: [{ id: 'b' }],
    waiting: [],
  });
  expect(findUnlistedReplies(mine, [first, second], false).late).toEqual([]);
  expect(findUnlistedReplies(mine, [first], true).late).toEqual([]);
  // It comes before the replies shown, on a page that is not loaded.
  expect(findUnlistedReplies(mapOf(own(first, 'published')), [second], false).late).toEqual([]);
});

test('waiting replies are separate unless the list has their placeholder', () => {
  const mine = mapOf(own(first, 'pending'), own(second, 'hidden'));
  const place = { ...second, removed: true };
  expect(findUnlistedReplies(mine, [place], false).waiting).toMatchObject([{ id: 'a' }]);
  expect(mergeOwnReply(place, mine.get('b'))).toMatchObject({ reply: { removed: false } });
});

test('a reply in the public list counts as published', () => {
  expect(mergeOwnReply(first, own(first, 'pending')).own).toMatchObject({ status: 'published' });
  expect(mergeOwnReply(first, undefined)).toEqual({ reply: first, own: undefined });
  const waiting = own(first, 'pending');
  expect(mergeOwnReply(waiting, waiting).own).toMatchObject({ status: 'pending' });
});
