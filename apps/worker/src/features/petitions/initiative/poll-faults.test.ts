// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { collection, hang, status, text } from '../../../testing/fake-provider.ts';
import { type PollFixture, figures, createPollFixture } from '../../../testing/poll-fixture.ts';

let on: PollFixture;
beforeAll(async () => {
  on = await createPollFixture();
});
afterAll(() => on.close());
beforeEach(() => on.begin());

const last = figures(1_000, { DE: 600, FR: 400 });

test.each([
  ['a page', text('<!doctype html><title>Maintenance</title>')],
  ['a NUL', text('\0{}')],
  ['a total below zero', figures(-5, { DE: 600 })],
  ['a word for a total', collection({ signatureCount: 'many' }, [])],
  [
    'a text for a count',
    collection({ signatureCount: 1_001 }, [{ countryCode: 'DE', totalCount: '7' }]),
  ],
  ['unknown countries only', figures(1_001, { zz: 3, US: 4 })],
  ['a map without states', figures(1_001, {})],
  ['a map of zeros', figures(1_001, { DE: 0, FR: 0 })],
  ['more than there are people', figures(3_000_000_000, { DE: 600 })],
  ['countries that are too many together', figures(1_001, { DE: 2_147_483_647, FR: 2 })],
])('keeps %s for inspection and believes nothing of it', async (_what, garbage) => {
  on.provider.respond = last;
  await on.poll();
  const before = await on.latest();
  const succeeded = on.clock;
  on.pass(30_000);
  on.provider.respond = garbage;
  expect(await on.poll()).toBe('rejected');
  expect(await on.latest()).toEqual(before);
  expect(await on.countSnapshots()).toBe(1);
  const [kept, ...more] = await on.rejected();
  expect(more).toEqual([]);
  expect(kept).toMatchObject({
    received_at: on.clock,
    reason: expect.stringMatching(/\w/),
    answer: expect.stringContaining('/report/progression'),
  });
  expect(await on.state()).toMatchObject({
    succeeded_at: succeeded,
    tried_at: on.clock,
    failures: 1,
    last_error: kept?.reason,
  });
  on.provider.respond = last;
  expect(await on.poll()).toBe('unchanged');
  expect(await on.state()).toMatchObject({ failures: 0, last_error: null });
});

const tight = { budget: 400, requestTimeout: 150 };

test.each([
  ['hangs', hang, /in time|given up/],
  ['fails', status(500), /answered 500/],
  ['refuses', status(403), /answered 403/],
  ['answers without end', text('x'.repeat(2_000_000)), /more than 1048576 bytes/],
  ['has moved', status(302, { location: '/login' }), /points to .*\/login/],
])(
  'keeps the last good figures with their time where the provider %s',
  async (_how, respond, why) => {
    on.provider.respond = last;
    await on.poll();
    const before = await on.latest();
    const succeeded = on.clock;
    on.pass(30_000);
    on.provider.respond = respond;
    expect(await on.poll(tight)).toBe('failed');
    expect(await on.latest()).toEqual(before);
    expect(await on.state()).toMatchObject({
      succeeded_at: succeeded,
      failures: 1,
      last_error: expect.stringMatching(why),
    });
    expect(await on.rejected()).toEqual([]);
    on.pass(30_000);
    on.provider.respond = figures(1_200, { DE: 700 });
    expect(await on.poll()).toBe('changed');
    expect(await on.state()).toMatchObject({
      failures: 0,
      succeeded_at: on.clock,
      last_error: null,
    });
  },
);

test('pauses a failing provider, tries once, and resumes after success', async () => {
  on.provider.respond = status(404);
  for (let failure = 1; failure <= 5; failure += 1) {
    expect(await on.poll()).toBe('failed');
    on.pass(1_000);
  }
  const askedBefore = on.provider.asked;
  expect(await on.poll()).toBe('paused');
  expect(on.provider.asked).toBe(askedBefore);
  // random is 0.5, so that a minute is 67.5 s.
  const opened = await on.state();
  expect(opened.paused_until?.getTime()).toBe((opened.tried_at?.getTime() ?? 0) + 67_500);

  on.pass(67_500);
  on.provider.respond = status(500);
  on.provider.asked = 0;
  expect(await on.poll()).toBe('failed');
  expect(on.provider.asked).toBe(2);
  expect((await on.state()).paused_until?.getTime()).toBe(on.clock.getTime() + 135_000);

  on.pass(135_000);
  on.provider.respond = figures(1_000, { DE: 600 });
  expect(await on.poll()).toBe('changed');
  expect(await on.state()).toMatchObject({ failures: 0, paused_until: null });
});

test('does not retry before the time of Retry-After', async () => {
  on.provider.respond = status(429, { 'retry-after': '90' });
  expect(await on.poll()).toBe('failed');
  on.provider.respond = last;
  on.pass(89_000);
  expect(await on.poll()).toBe('paused');
  on.pass(1_000);
  expect(await on.poll()).toBe('changed');
});
