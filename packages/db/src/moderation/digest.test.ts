import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { insertDigest } from './digest.ts';
import { type ModerationStage, setModerationStage } from './testing/moderation-fixture.ts';

let on: ModerationStage;
beforeAll(async () => {
  on = await setModerationStage(inject('databaseUrl'));
});
afterAll(() => on.database.drop());

const mails = async () => {
  const rows = await on.database.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload);
};

test('moderators and admins who can read it are told of what waits, once a day', async () => {
  const { db } = on.database;
  const moderator = await on.account({ role: 'moderator', email: 'mo@example.org' });
  const admin = await on.account({ role: 'admin', email: 'root@example.org' });
  await on.account();
  await on.account({ role: 'moderator', verified: false });
  const suspended = await on.account({ role: 'admin' });
  await db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspended_reason: 'x' })
    .where('id', '=', suspended)
    .execute();
  await db.updateTable('account').set({ language: 'ja' }).where('id', '=', admin).execute();

  expect(await insertDigest(db, '2026-11-20')).toBe(0);
  const { id } = await on.write({ writer: { guestId: await on.guest() } });
  await on.report(await on.story());
  const { id: done } = await on.write({ writer: { guestId: await on.guest() } });
  await on.decide(done, 'approve', { by: { id: moderator, name: 'Mo' } });
  const since = new Date(Date.now() - 26.5 * 3_600_000);
  await db.updateTable('moderation_case').set({ since }).where('item_id', '=', id).execute();
  expect(await insertDigest(db, '2026-11-20')).toBe(0);
  const counts = await Promise.all(Array.from({ length: 5 }, () => insertDigest(db, '2026-11-21')));
  expect(counts.filter((count) => count !== 0)).toEqual([2]);
  const figures = {
    about: 'moderation_digest',
    day: '2026-11-21',
    waiting: 2,
    reported: 1,
    oldestHours: 26,
    kinds: [{ kind: 'story', waiting: 2 }],
  };
  const told = await mails();
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(
    expect.objectContaining({
      ...figures,
      accountId: moderator,
      to: 'mo@example.org',
      language: 'de',
    }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({
      ...figures,
      accountId: admin,
      to: 'root@example.org',
      language: 'ja',
    }),
  );
  expect(await insertDigest(db, '2026-11-22')).toBe(2);
});
