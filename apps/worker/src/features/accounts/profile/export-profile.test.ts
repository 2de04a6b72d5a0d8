// SPDX-License-Identifier: AGPL-3.0-or-later
import { text } from 'node:stream/consumers';

import {
  insertAccount,
  insertProfileExport,
  selectProfileExport,
  selectProfileExportBytes,
} from '@kga/db/accounts';
import { createObjectStore } from '@kga/db/core';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { exportProfile } from './export-profile.ts';

let worker: WorkerFixture;
beforeAll(async () => {
  worker = await createWorkerFixture();
});
afterAll(() => worker.close());

const ring = () => createKeyRing(worker.config().encryptionKeys);

/** An account with many stories, and the id of the outbox row that requests its file. */
async function requested({ emailVerified = true, stories = 0 } = {}) {
  const { db } = worker.database;
  await db.deleteFrom('outbox').execute();
  return db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      email: `${v7()}@example.org`,
      firstName: 'Ada',
      lastName: 'L',
      passwordHash: null,
      language: 'de',
      emailVerified,
    });
    if (!account) throw new Error('the address is taken');
    await sql`
      insert into story (id, account_id, title, content, game_name, language, status)
      select gen_random_uuid(), ${account.id}, 'Story ' || n, repeat('text ', 2000), 'x', 'en', 'pending'
      from generate_series(1, ${stories}) as n`.execute(trx);
    await insertProfileExport(trx, account.id);
    const { id: outboxId } = await trx.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    return { accountId: account.id, outboxId };
  });
}

const run = (outboxId: string) => {
  const { db } = worker.database;
  const log = createLog('worker', 'silent');
  const mail = { publicOrigin: 'https://kga.example' };
  const objects = createObjectStore(db);
  return exportProfile({ db, redis: worker.redis, log, objects, ring: ring(), mail }, outboxId);
};

const mails = async () => {
  const { db } = worker.database;
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    .execute();
  return rows.map(({ payload }) => payload);
};

test('a file of many batches and parts is made once, and a mail says so', async () => {
  const { db } = worker.database;
  const { accountId, outboxId } = await requested({ stories: 130 });
  expect(await run(outboxId)).toBe('made');
  expect(await run(outboxId)).toBe('gone');
  const row = await selectProfileExport(db, accountId);
  const file = await text(selectProfileExportBytes(db, ring(), row?.id ?? ''));
  expect(Number(row?.bytes)).toBe(Buffer.byteLength(file));
  const { contributions } = JSON.parse(file);
  expect(new Set(contributions.story.map(({ id }: { id: string }) => id)).size).toBe(130);
  expect(await mails()).toEqual([
    expect.objectContaining({ about: 'export_ready', accountId, language: 'de' }),
  ]);
});

test('an address that is not verified gets no mail', async () => {
  const { outboxId } = await requested({ emailVerified: false });
  expect(await run(outboxId)).toBe('made');
  expect(await mails()).toEqual([]);
});

test('a request that a newer one has replaced makes nothing', async () => {
  const { db } = worker.database;
  const { accountId, outboxId } = await requested();
  await db.transaction().execute((trx) => insertProfileExport(trx, accountId));
  expect(await run(outboxId)).toBe('gone');
  expect((await selectProfileExport(db, accountId))?.finished_at).toBeNull();
});

test('a file that fails three times is marked as failed, and nothing of it stays', async () => {
  const { db } = worker.database;
  const { accountId, outboxId } = await requested();
  await sql`alter table audit_log rename to audit_log_away`.execute(db);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await sql`update outbox set due_at = now() where id = ${outboxId}`.execute(db);
      await run(outboxId);
    }
  } finally {
    await sql`alter table audit_log_away rename to audit_log`.execute(db);
  }
  const row = await selectProfileExport(db, accountId);
  expect(row).toMatchObject({ finished_at: null, failed_at: expect.any(Date) });
  const parts = await db
    .selectFrom('profile_export_part')
    .select('position')
    .where('export_id', '=', row?.id ?? '')
    .execute();
  expect(parts).toEqual([]);
});
