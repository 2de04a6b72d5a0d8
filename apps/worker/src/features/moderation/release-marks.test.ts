// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { createLog } from '@kga/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { holdLetters } from '../../testing/held-letters.ts';
import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { releaseMarks } from './release-marks.ts';

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await createWorkerFixture();
});
afterAll(() => fixture.close());

const countOf = async (region: string) =>
  (
    await fixture.database.db
      .selectFrom('letter_count')
      .select('written')
      .where(sql<boolean>`region = ${region}`)
      .executeTakeFirst()
  )?.written ?? 0;

test('held marks count after an hour, unless so many wait that a moderator decides', async () => {
  const { db } = fixture.database;
  await holdLetters(db, { region: 'NL', people: 2, minutes: 61 });
  await holdLetters(db, { region: 'NL', people: 1, minutes: 59 });
  await holdLetters(db, { region: 'FR', people: 21, minutes: 61 });
  expect([await countOf('NL'), await countOf('FR')]).toEqual([0, 0]);
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
