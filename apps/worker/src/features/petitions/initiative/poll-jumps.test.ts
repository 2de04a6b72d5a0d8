// SPDX-License-Identifier: AGPL-3.0-or-later
import { pollsToConfirm } from '@kga/contracts/petitions';
import { selectReadings } from '@kga/db/petitions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { status } from '../../../testing/fake-provider.ts';
import { type PollFixture, figures, createPollFixture } from '../../../testing/poll-fixture.ts';

let on: PollFixture;
beforeAll(async () => {
  on = await createPollFixture();
});
afterAll(() => on.close());
beforeEach(() => on.begin());

/** Polls every 30 seconds, once for each answer. */
async function pollAll(answers: readonly (typeof on.provider.respond)[]) {
  const outcomes: string[] = [];
  for (const answer of answers) {
    on.pass(30_000);
    on.provider.respond = answer;
    outcomes.push(await on.poll());
  }
  return outcomes;
}

const readings = () => selectReadings(on.services.database.db, 50);
const states = async () => (await readings()).map(({ state }) => state);
const suspicious = (polls: number) => Array.from({ length: polls }, () => 'suspicious');
const repeat = (answer: typeof on.provider.respond, polls: number) =>
  Array.from({ length: polls }, () => answer);

const states400 = { DE: 240_000, FR: 160_000 };
const last = figures(400_000, states400);
const wrong = figures(900_000, states400);
/** Grows by a signature with each poll. */
const jumped = (polls: number) =>
  Array.from({ length: polls }, (_, poll) => figures(900_001 + poll, { DE: 540_000, FR: 360_000 }));

test('a wrong total is held back, and the right answers after it are stored', async () => {
  const right = figures(400_020, { DE: 240_012, FR: 160_008 });
  expect(await pollAll([last, wrong, right])).toEqual(['changed', 'suspicious', 'changed']);
  expect(await on.latest()).toMatchObject({ signature_count: 400_020, taken_at: on.clock });
  expect(await states()).toEqual(['superseded']);
});

test('right answers replace a wrong total that was stored', async () => {
  const outcomes = await pollAll([wrong, ...repeat(last, pollsToConfirm)]);
  expect(outcomes).toEqual(['changed', ...suspicious(pollsToConfirm - 1), 'changed']);
  expect(await on.latest()).toMatchObject({ signature_count: 400_000, country_sum: 400_000 });
  expect(await pollAll([figures(400_003, states400)])).toEqual(['changed']);
});

test('a real jump is stored after several polls agree with each other and their states', async () => {
  await pollAll([last]);
  const confirmedAt = on.clock;
  expect(await pollAll(jumped(pollsToConfirm - 1))).toEqual(suspicious(pollsToConfirm - 1));
  expect(await on.latest()).toMatchObject({ signature_count: 400_000 });
  expect(await on.state()).toMatchObject({
    succeeded_at: confirmedAt,
    failures: 0,
    last_error: 'suspicious: total_rose',
  });
  expect(await pollAll(jumped(pollsToConfirm).slice(-1))).toEqual(['changed']);
  expect(await on.latest()).toMatchObject({ signature_count: 900_005, country_sum: 900_000 });
  expect(await on.state()).toMatchObject({ succeeded_at: on.clock, last_error: null });
  expect(await readings()).toMatchObject([
    {
      state: 'confirmed',
      polls: pollsToConfirm,
      reasons: ['total_rose'],
      last_count: 400_000,
      signature_count: 900_005,
      per_day: 0,
      last_received_at: on.clock,
    },
  ]);
});

test('failures between the polls do not end a series', async () => {
  await pollAll([last, ...jumped(2)]);
  expect(await pollAll([status(404), figures(-1, {})])).toEqual(['failed', 'rejected']);
  expect(await pollAll(jumped(pollsToConfirm).slice(2))).toEqual([...suspicious(2), 'changed']);
});

test('a total that its states contradict is never confirmed, however long it stays', async () => {
  await pollAll([last]);
  expect(await pollAll(repeat(wrong, 8))).toEqual(suspicious(8));
  on.pass(7 * 86_400_000);
  expect(await pollAll(repeat(wrong, 2))).toEqual(suspicious(2));
  expect(await readings()).toMatchObject([
    { state: 'waiting', polls: 10, reasons: ['total_rose', 'states_differ'] },
  ]);
});

test('answers that contradict each other are not confirmed', async () => {
  await pollAll([last]);
  const other = figures(3_000_000, { DE: 2_000_000, FR: 1_000_000 });
  const [first = other] = jumped(1);
  expect(await pollAll([first, other, first, other, first, other])).toEqual(suspicious(6));
  expect(await states()).toEqual(['waiting', ...Array.from({ length: 5 }, () => 'superseded')]);
});

test('a series that an admin rejected is not confirmed', async () => {
  await pollAll([last, ...jumped(1)]);
  await on.services.database.db
    .updateTable('petition_reading')
    .set({ state: 'rejected' })
    .execute();
  expect(await pollAll(jumped(8))).toEqual(suspicious(8));
  expect(await readings()).toMatchObject([{ state: 'rejected', polls: 9 }]);
  expect(await pollAll([figures(400_010, { DE: 240_006 })])).toEqual(['changed']);
  expect(await states()).toEqual(['superseded']);
});
