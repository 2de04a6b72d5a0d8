import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { mailAbout } from '../../testing/mails.ts';
import { untilServed } from '../../testing/until-served.ts';
import { createWorkerProcesses } from '../../testing/worker-processes.ts';

vi.setConfig({ testTimeout: 120_000 });

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
  let held: PromiseWithResolvers<void>[] = [];
  // Every third is left without an answer, so that each kill meets mails at every step.
  on.server.beforeAnswer = async () => {
    if (on.server.received.length % 3 > 0) return;
    const answer = Promise.withResolvers<void>();
    held.push(answer);
    await answer.promise;
  };
  for (let round = 0; round < kills; round += 1) {
    const child = workers.start();
    await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(4), { timeout: 20_000 });
    await workers.kill(child);
    await untilServed(on.services.database.db);
    held.forEach((answer) => answer.resolve());
    held = [];
    await on.pass();
  }
  expect((await on.states())['waiting']).toBeGreaterThan(0);

  on.server.beforeAnswer = () => {};
  const last = workers.start();
  await vi.waitFor(
    async () => {
      const { done = 0, uncertain = 0 } = await on.states();
      expect(done + uncertain).toBe(mails);
    },
    { timeout: 60_000, interval: 100 },
  );
  await workers.kill(last);
  const rows = await on.services.database.db.selectFrom('outbox').select(['id', 'state']).execute();
  const arrived = on.server.received.map(({ email }) => email.messageId?.slice(1, 37));
  expect(new Set(arrived).size).toBe(arrived.length);
  const missing = ids.filter((id) => !arrived.includes(id));
  const uncertain = rows.filter(({ state }) => state === 'uncertain').map(({ id }) => id);
  expect(uncertain.length).toBeGreaterThanOrEqual(kills);
  // What did not arrive is among what is said to be uncertain.
  expect(missing.filter((id) => !uncertain.includes(id))).toEqual([]);
});
