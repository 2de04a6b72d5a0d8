// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteProfile } from '@kga/contracts/accounts';
import { lockAccount } from '@kga/db/accounts';
import { type Schema, isWriteConflict } from '@kga/db/core';
import { lockCase } from '@kga/db/moderation';
import { countLockWaits } from '@kga/db/testing';
import { type Transaction, sql } from 'kysely';
import { expect, test } from 'vitest';

import { guestAgent, newMember, testPassword } from '../../../testing/account-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { linkGuest } from '../guests/routes.ts';

const api = setupTestApp();

/**
 * Deadlocks `wanted` with a transaction that locks what `wanted` waits for, and then the account that
 * `wanted` has locked. Postgres aborts the one that waited first.
 */
async function inDeadlock<Result>(
  accountId: string,
  {
    hold,
    wanted,
  }: {
    hold: (trx: Transaction<Schema>) => Promise<unknown>;
    wanted: () => Promise<Result>;
  },
): Promise<Result> {
  const { db } = api;
  let answer: Promise<Result> | undefined;
  const [held] = await Promise.allSettled([
    db.transaction().execute(async (trx) => {
      await hold(trx);
      answer = wanted();
      await expect.poll(() => countLockWaits(db)).toBe(1);
      await lockAccount(trx, accountId);
    }),
  ]);
  if (held.status === 'rejected' && !isWriteConflict(held.reason)) throw held.reason;
  if (!answer) throw new Error('nothing was asked for');
  return answer;
}

test('an account is deleted in spite of a deadlock', async () => {
  const { db } = api;
  const { account, by } = await newMember(api);
  const id = await insertTestStory(db, { account_id: account.id });
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language)
    values ('story', ${id}, 'open', '{reported}', 'en')`.execute(db);
  const payload = { contributions: 'remove', currentPassword: testPassword };
  const answer = await inDeadlock(account.id, {
    hold: (trx) => lockCase(trx, { kind: 'story', id }),
    wanted: () => by.request({ method: 'DELETE', url: deleteProfile.url, payload }),
  });
  expect(answer.statusCode).toBe(204);
  expect(await db.selectFrom('story').select('id').execute()).toEqual([]);
});

test('a guest is linked in spite of a deadlock', async () => {
  const { account } = await newMember(api);
  const { guestId } = await guestAgent(api);
  await insertTestStory(api.db, { guest_id: guestId });
  const moved = await inDeadlock(account.id, {
    hold: (trx) =>
      trx.selectFrom('guest').select('id').where('id', '=', guestId).forUpdate().execute(),
    wanted: () => linkGuest(api.db, { guestId, accountId: account.id }),
  });
  expect(moved).toBe(1);
});
