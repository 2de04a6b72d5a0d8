// SPDX-License-Identifier: AGPL-3.0-or-later
import { selectAuditEntriesAbout } from '@kga/db/core';
import { insertEdit, selectEdits } from '@kga/db/moderation';
import { expect, test } from 'vitest';

import { newMember, outboxMails } from '../../testing/account-fixture.ts';
import { insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const member = (role: 'member' | 'moderator' = 'member') =>
  newMember({ app: api.app, db: api.db }, { role });

const rowOf = (id: string) =>
  api.db
    .selectFrom('forum_post')
    .select(['title', 'content', 'revision', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function redact(
  body: Readonly<Record<string, unknown>>,
  { by }: Awaited<ReturnType<typeof member>>,
) {
  return by.post('/api/admin/moderation/redactions', {
    kind: 'forum_post',
    reason: 'personal_data',
    ...body,
  });
}

test('passages leave the title, the text and its earlier versions, and nothing says what they were', async () => {
  const { account, by: author } = await member();
  const moderator = await member('moderator');
  const id = await insertTestPost(api.db, {
    account_id: account.id,
    title: 'Ask Jo Doe',
    content: 'Jo Doe answers at 030 123. Jo Doe is kind.',
    language: 'de',
  });
  const earlier = { title: 'Jo Doe', content: 'Call 030 123 or write.' };
  await api.db
    .transaction()
    .execute((trx) => insertEdit(trx, { kind: 'forum_post', id, ...earlier }));
  const answer = await redact(
    { id, passages: ['Jo Doe', '030 123'], note: 'A person.' },
    moderator,
  );
  expect(answer.json()).toEqual({ removed: 4 });
  const mark = '[von der Moderation entfernt]';
  expect(await rowOf(id)).toEqual({
    title: `Ask ${mark}`,
    content: `${mark} answers at ${mark}. ${mark} is kind.`,
    revision: 2,
    status: 'published',
  });
  expect(await selectEdits(api.db, { kind: 'forum_post', id })).toMatchObject([
    { title: mark, content: `Call ${mark} or write.` },
  ]);
  const logged = await selectAuditEntriesAbout(api.db, { kind: 'forum_post', id });
  expect(logged).toMatchObject([
    { action: 'content.redact', after: '4', reason: 'personal_data: A person.' },
  ]);
  const mails = (await outboxMails(api.db)).filter((mail) => mail.about === 'content_decided');
  expect(mails).toMatchObject([{ itemId: id, decision: 'redact', reason: 'personal_data' }]);
  const [notice] = (await author.get('/api/notifications')).json();
  expect(notice).toMatchObject({ kind: 'decision', decision: 'redact' });
  expect(JSON.stringify([logged, mails, notice])).not.toMatch(/Jo Doe|030 123/);
});

test('passages that overlap leave nothing of each other, and count as one place', async () => {
  const moderator = await member('moderator');
  const content = 'At Main Street 5, 12345 Berlin, we met.';
  const id = await insertTestPost(api.db, { title: 'Main', content });
  const passages = ['Main Street 5, 12345', '12345 Berlin'];
  expect((await redact({ id, passages }, moderator)).json()).toEqual({ removed: 1 });
  expect(await rowOf(id)).toMatchObject({
    title: 'Main',
    content: 'At [removed by a moderator], we met.',
  });
});

test('a passage across title and text is refused', async () => {
  const moderator = await member('moderator');
  const id = await insertTestPost(api.db, { title: 'Jo', content: 'Doe' });
  expect((await redact({ id, passages: ['Jo\nDoe'] }, moderator)).statusCode).toBe(409);
});

test('a passage that the text does not hold changes nothing', async () => {
  const moderator = await member('moderator');
  const id = await insertTestPost(api.db, { content: 'As it was' });
  expect((await redact({ id, passages: ['As it', 'nowhere'] }, moderator)).statusCode).toBe(409);
  expect(await rowOf(id)).toMatchObject({ content: 'As it was', revision: 1 });
});

test('a reply loses its passages; what is no pattern is taken as it stands', async () => {
  const moderator = await member('moderator');
  const post_id = await insertTestPost(api.db);
  const id = await insertTestReply(api.db, { post_id, content: 'a.c (x) $& abc' });
  const body = { kind: 'forum_reply', id, passages: ['a.c', '(x) $&'] };
  expect((await redact(body, moderator)).json()).toEqual({ removed: 2 });
  const mark = '[removed by a moderator]';
  const { content } = await api.db
    .selectFrom('forum_reply')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(content).toBe(`${mark} ${mark} abc`);
});

test.each([
  ['no passage', { passages: [] }],
  ['a passage of one letter', { passages: ['a'] }],
  ['too many passages', { passages: Array.from({ length: 21 }, (_, n) => `passage ${n}`) }],
  ['no reason', { passages: ['As it'], reason: undefined }],
  ['a kind without passages', { kind: 'game', passages: ['As it'] }],
])('%s is refused', async (_, change) => {
  const moderator = await member('moderator');
  const id = await insertTestPost(api.db, { content: 'As it was' });
  expect((await redact({ id, ...change }, moderator)).statusCode).toBe(400);
});
