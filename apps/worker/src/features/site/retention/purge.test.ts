// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog } from '@kga/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { buildWorker } from '../../../worker.ts';

const day = 86_400_000;

let services: WorkerFixture;

beforeAll(async () => {
  services = await createWorkerFixture();
});

afterAll(() => services.close());

const guest = (digit: string, seen_at: Date) => ({
  id: `guest_${digit.repeat(16)}1750000000000`,
  fingerprint_hash: Buffer.alloc(32),
  seen_at,
});

test('a worker purges old records on schedule', async () => {
  const { db } = services.database;
  const young = guest('1', new Date(Date.now() - 29 * day));
  await db
    .insertInto('guest')
    .values([young, guest('2', new Date(Date.now() - 31 * day))])
    .execute();
  const lines: string[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  const worker = buildWorker({ config: services.config(), log });
  await worker.start();
  try {
    await vi.waitFor(
      async () => {
        expect(await db.selectFrom('guest').select('id').execute()).toEqual([{ id: young.id }]);
        expect(lines.join('')).toContain('"guests":1');
      },
      { timeout: 60_000 },
    );
  } finally {
    await worker.stop();
  }
  expect(lines.join('')).not.toContain('guest_');
});
