// SPDX-License-Identifier: AGPL-3.0-or-later
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { purgeFeedRecords } from './retention.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

test('previews go after a day', async () => {
  const [kept, old] = [uuidv7(), uuidv7()];
  const preview = { address: 'a.example' };
  await database.db
    .insertInto('feed_preview')
    .values([
      { id: kept, created_at: ago(0.99), ...preview },
      { id: old, created_at: ago(1.01), ...preview },
    ])
    .execute();
  expect(await purgeFeedRecords(database.db, now)).toEqual({ previews: 1, faults: 0 });
  const left = await database.db.selectFrom('feed_preview').select('id').execute();
  expect(left).toEqual([{ id: kept }]);
});

test('faults go after 30 days, but the newest of each source', async () => {
  const [ailing, stopped] = [uuidv7(), uuidv7()];
  for (const id of [ailing, stopped]) {
    await database.db
      .insertInto('feed')
      .values({
        id,
        url: `https://${id}.example/`,
        site_url: 'https://a.example/',
        name: 'A',
        language: 'en',
        category: 'policy',
        enabled: true,
      })
      .execute();
  }
  const fault = { fault: 'refused', status: 500 } as const;
  await database.db
    .insertInto('feed_fault')
    .values([
      { feed_id: ailing, at: ago(1), ...fault },
      { feed_id: ailing, at: ago(29.9), ...fault },
      { feed_id: ailing, at: ago(30.1), ...fault },
      { feed_id: stopped, at: ago(40), ...fault },
      { feed_id: stopped, at: ago(50), ...fault },
    ])
    .execute();
  expect(await purgeFeedRecords(database.db, now)).toEqual({ previews: 0, faults: 2 });
  const left = await database.db
    .selectFrom('feed_fault')
    .select(['feed_id', 'at'])
    .orderBy('at')
    .execute();
  expect(left.map(({ at }) => at)).toEqual([ago(40), ago(29.9), ago(1)]);
});
