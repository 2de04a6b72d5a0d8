// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { mailAbout } from '../../testing/mails.ts';
import { createWorkerProcesses } from '../../testing/worker-processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const kills = 10;
const mails = 300;

const workers = createWorkerProcesses(() => on);
let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(async () => {
  await workers.killAll();
  await on.close();
});

test('killed ten times while sending: no mail arrives twice, none is lost unnoticed', async () => {
  const ids = await on.add(...Array.from({ length: mails }, () => mailAbout('signed_in')));
  await workers.killWhileSending({ rounds: kills, every: 3, waiting: 4 });
  expect((await on.states())['waiting']).toBeGreaterThan(0);

  await workers.runUntilSettled(mails);
  const rows = await on.services.database.db.selectFrom('outbox').select(['id', 'state']).execute();
  const arrived = on.server.received.map(({ email }) => email.messageId?.slice(1, 37));
  expect(new Set(arrived).size).toBe(arrived.length);
  const missing = ids.filter((id) => !arrived.includes(id));
  const uncertain = rows.filter(({ state }) => state === 'uncertain').map(({ id }) => id);
  expect(uncertain.length).toBeGreaterThanOrEqual(kills);
  // What did not arrive is among what is said to be uncertain.
  expect(missing.filter((id) => !uncertain.includes(id))).toEqual([]);
});
