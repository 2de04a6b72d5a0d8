// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertAccount } from '@kga/db/accounts';
import { insertMark } from '@kga/db/content';
import { insertReply, postFollowMark } from '@kga/db/forum';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { createWorkerProcesses } from '../../testing/worker-processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const kills = 3;
const posts = 30;
const followers = 4;

const workers = createWorkerProcesses(() => on);
let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(async () => {
  await workers.killAll();
  await on.close();
});

/** Posts with followers, each with one reply by another member. */
async function addReplies(): Promise<void> {
  const { db } = on.services.database;
  const newAccount = () =>
    db.transaction().execute(async (trx) => {
      const names = { firstName: 'Ada', lastName: '', passwordHash: null };
      const email = `${uuidv7()}@example.org`;
      const account = { email, ...names, language: 'en', emailVerified: true } as const;
      return (await insertAccount(trx, account))?.id ?? '';
    });
  const [accountId = '', ...readers] = await Promise.all(
    Array.from({ length: 1 + followers }, newAccount),
  );
  const text = { content: 'A text', language: 'en', status: 'published' } as const;
  for (let each = 0; each < posts; each += 1) {
    const post = { id: uuidv7(), category_id: 'game-cases', title: 'What now?' } as const;
    await db
      .insertInto('forum_post')
      .values({ ...post, ...text })
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const id of readers) {
        await insertMark(trx, { type: postFollowMark, id: post.id, owner: { accountId: id } });
      }
      const reply = { id: uuidv7(), post_id: post.id, quote_id: null, ...text };
      await insertReply(trx, { ...reply, author: { accountId } });
    });
  }
  // The images of the posts are not counted here.
  await db.deleteFrom('outbox').where('job', '=', 'share.image').execute();
}

test('killed while it notifies: no notification and no mail is lost or doubled', async () => {
  const { db } = on.services.database;
  await addReplies();
  await workers.killWhileSending({ rounds: kills, every: 2, waiting: 2 });
  // The job of each reply and its mails.
  await workers.runUntilSettled(posts * (1 + followers));

  const { rows } = await sql<{ all: number; pairs: number }>`
    select count(*)::int as all, count(distinct (account_id, item_id))::int as pairs
    from notification`.execute(db);
  expect(rows).toEqual([{ all: posts * followers, pairs: posts * followers }]);
  const arrived = on.server.received.map(({ email }) => email.messageId);
  expect(new Set(arrived).size).toBe(arrived.length);
  const { uncertain = 0 } = await on.states();
  expect(arrived.length).toBeGreaterThanOrEqual(posts * followers - uncertain);
});
