// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { createLog } from '@kga/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { releaseMarks } from './release-marks.ts';

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await createWorkerFixture();
});
afterAll(() => fixture.close());

/** Guests who say that they wrote to a region, held since some minutes. */
async function hold(region: string, people: number, minutes: number): Promise<void> {
  const { db } = fixture.database;
  await sql`
    with came as (
      insert into guest (id, fingerprint_hash)
      select 'guest_' || gen_random_uuid(), ''::bytea from generate_series(1, ${people}) returning id
    )
    insert into letter_written (region, guest_id, held_at)
    select ${region}, id, now() - ${minutes} * interval '1 minute' from came`.execute(db);
}

const countOf = async (region: string) =>
  (
    await fixture.database.db
      .selectFrom('letter_count')
      .select('written')
      .where(sql<boolean>`region = ${region}`)
      .executeTakeFirst()
  )?.written ?? 0;

test('held marks count after an hour, unless so many wait that a moderator decides', async () => {
  await hold('NL', 2, 61);
  await hold('NL', 1, 59);
  await hold('FR', 21, 61);
  expect([await countOf('NL'), await countOf('FR')]).toEqual([0, 0]);
  const { db } = fixture.database;
  const changes: string[] = [];
  const listener = fixture.redis.duplicate();
  listener.on('message', (_channel: string, message: string) => changes.push(message));
  await listener.subscribe(changeChannel);
  const deps = { db, redis: fixture.redis, log: createLog('worker', 'silent') };
  expect(await releaseMarks(deps)).toBe(1);
  expect([await countOf('NL'), await countOf('FR')]).toEqual([2, 0]);
  await expect.poll(() => changes).toEqual([JSON.stringify({ topic: 'letters', id: 'NL' })]);
  expect(await releaseMarks(deps)).toBe(0);
  listener.disconnect();
});
