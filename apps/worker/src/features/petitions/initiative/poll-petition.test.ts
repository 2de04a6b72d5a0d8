// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, changeChannel } from '@kga/contracts/core';
import { selectPolledPetition, selectPolledPetitions } from '@kga/db/petitions';
import { seedPetitions } from '@kga/db/seeds';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { json, status } from '../../../testing/fake-provider.ts';
import { type PollFixture, figures, createPollFixture } from '../../../testing/poll-fixture.ts';

let on: PollFixture;
beforeAll(async () => {
  on = await createPollFixture();
});
afterAll(() => on.close());
beforeEach(() => on.begin());

const firstReached = async () =>
  (await selectPolledPetition(on.services.database.db, on.petitionId))?.first_reached_at;

test('stores the first answer of a new petition', async () => {
  expect(await on.countSnapshots()).toBe(0);
  on.provider.respond = figures(1_001, { de: 600, EL: 400 });
  expect(await on.poll()).toBe('changed');
  expect(await on.latest()).toMatchObject({
    signature_count: 1_001,
    country_sum: 1_000,
    goal: 1_000_000,
    country_counts: { DE: 600, GR: 400 },
    taken_at: on.clock,
  });
  expect(await on.state()).toMatchObject({
    tried_at: on.clock,
    succeeded_at: on.clock,
    failures: 0,
  });
});

test('stores a snapshot only after a change, and the time of each confirmation', async () => {
  on.provider.respond = figures(1_000, { DE: 600 });
  await on.poll();
  on.pass(30_000);
  expect(await on.poll()).toBe('unchanged');
  expect(await on.countSnapshots()).toBe(1);
  expect(await on.state()).toMatchObject({ succeeded_at: on.clock });
  for (const answer of [
    figures(1_001, { DE: 600 }),
    figures(1_001, { DE: 599 }),
    figures(1_001, { DE: 599 }, 1_400_000),
    figures(1_000, { DE: 599 }, 1_400_000),
  ]) {
    on.provider.respond = answer;
    expect(await on.poll()).toBe('changed');
  }
  // All four within one millisecond of the on.clock.
  expect(await on.countSnapshots()).toBe(5);
  expect(await on.latest()).toMatchObject({ signature_count: 1_000, goal: 1_400_000 });
});

test('publishes a change after the figures are stored', async () => {
  const subscriber = new Redis(on.services.redisService.url);
  const heard: unknown[] = [];
  subscriber.on('message', (_channel, message) => {
    const change: unknown = JSON.parse(message);
    heard.push(change);
  });
  await subscriber.subscribe(changeChannel);
  const change = { topic: 'petition', id: campaign.petition };
  on.provider.respond = figures(1_000, { DE: 600 });
  await on.poll();
  await vi.waitFor(() => expect(heard).toEqual([change]));
  await on.poll();
  on.provider.respond = status(404);
  await on.poll();
  on.provider.respond = figures(1_002, { DE: 600 });
  await on.poll();
  await vi.waitFor(() => expect(heard).toEqual([change, change]));
  subscriber.disconnect();
});

test('stores once when the goal of the petition was reached, whatever goal the provider names', async () => {
  on.provider.respond = figures(999_999, { DE: 600 }, 900_000);
  await on.poll();
  expect(await firstReached()).toBeNull();
  on.pass(30_000);
  const then = on.clock;
  on.provider.respond = figures(1_000_000, { DE: 600 }, 1_400_000);
  await on.poll();
  expect(await firstReached()).toEqual(then);
  for (const total of [999_998, 1_000_001]) {
    on.pass(30_000);
    on.provider.respond = figures(total, { DE: 600 }, 1_400_000);
    await on.poll();
  }
  expect(await firstReached()).toEqual(then);
});

test('the first answer can reach the goal', async () => {
  on.provider.respond = figures(1_000_000, { DE: 600 });
  expect(await on.poll()).toBe('changed');
  expect(await on.latest()).toMatchObject({ signature_count: 1_000_000, taken_at: on.clock });
  expect(await firstReached()).toEqual(on.clock);
});

test('accepts zero signatures as the first figures', async () => {
  on.provider.respond = figures(0, {});
  expect(await on.poll()).toBe('changed');
  expect(await on.latest()).toMatchObject({ signature_count: 0, country_counts: {} });
});

test('sends conditional requests and reuses cached answers', async () => {
  const tags: string[] = [];
  const answer = figures(1_000, { DE: 600 });
  on.provider.respond = (request, response) => {
    tags.push(request.headers['if-none-match'] ?? 'none');
    const tag = `"${request.url}"`;
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
    response.setHeader('etag', tag);
    return answer(request, response);
  };
  expect(await on.poll()).toBe('changed');
  on.pass(30_000);
  expect(await on.poll()).toBe('unchanged');
  expect(tags.slice(0, 2)).toEqual(['none', 'none']);
  expect(new Set(tags.slice(2))).toEqual(new Set(['"/report/map"', '"/report/progression"']));
  expect(await on.state()).toMatchObject({ succeeded_at: on.clock });
  // One of the two is new.
  on.provider.respond = (request, response) =>
    request.url === '/report/map'
      ? status(304)(request, response)
      : json({ signatureCount: 1_005 })(request, response);
  expect(await on.poll()).toBe('changed');
  expect(await on.latest()).toMatchObject({
    signature_count: 1_005,
    country_counts: { DE: 600 },
  });
});

test('does not rewrite unchanged answers', async () => {
  const { db } = on.services.database;
  await sql`create table written ()`.execute(db);
  await sql`
    create function note_written() returns trigger language plpgsql
    as 'begin insert into written default values; return new; end'`.execute(db);
  await sql`
    create trigger note_written before update of answers on petition_poll
    for each row execute function note_written()`.execute(db);
  const written = async () => (await sql`table written`.execute(db)).rows.length;

  const answer = figures(1_000, { DE: 600 });
  on.provider.respond = (request, response) => {
    response.setHeader('last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
    response.setHeader('etag', `"${request.url}"`);
    return answer(request, response);
  };
  expect(await on.poll()).toBe('changed');
  expect(await written()).toBe(1);
  for (const same of [on.provider.respond, status(304)]) {
    on.pass(30_000);
    on.provider.respond = same;
    expect(await on.poll()).toBe('unchanged');
  }
  expect(await written()).toBe(1);
});

test('never has two polls of a petition in flight', async () => {
  await on.begin('uk-parliament');
  const held = Promise.withResolvers<void>();
  on.provider.respond = async (request, response) => {
    await held.promise;
    await json({ signature_count: 5 })(request, response);
  };
  const first = on.poll();
  await vi.waitFor(() => expect(on.provider.inFlight).toBe(1));
  const others = await Promise.all(Array.from({ length: 20 }, () => on.poll()));
  expect(new Set(others)).toEqual(new Set(['busy']));
  held.resolve();
  expect(await first).toBe('changed');
  expect(on.provider).toMatchObject({ asked: 1, mostAtOnce: 1 });
  expect(await on.poll()).toBe('unchanged');
});

test('stores nothing of a poll that lost its lock', async () => {
  await on.begin('uk-parliament');
  const held = Promise.withResolvers<void>();
  on.provider.respond = async (request, response) => {
    const isFirst = on.provider.asked === 1;
    if (isFirst) await held.promise;
    await json({ signature_count: isFirst ? 50 : 60 })(request, response);
  };
  const slow = on.poll();
  await vi.waitFor(() => expect(on.provider.inFlight).toBe(1));
  await on.services.redis.flushall();
  on.pass(1);
  expect(await on.poll()).toBe('changed');
  held.resolve();
  expect(await slow).toBe('overtaken');
  expect(await on.latest()).toMatchObject({ signature_count: 60 });
});

test('does nothing for a petition that has no provider any more', async () => {
  await on.services.database.db
    .updateTable('petition')
    .set({ provider_kind: null, provider_url: null })
    .execute();
  expect(await on.poll()).toBe('gone');
  on.petitionId = crypto.randomUUID();
  expect(await on.poll()).toBe('gone');
});

test('polls a petition without country figures', async () => {
  await on.begin('uk-parliament');
  await on.services.database.db.updateTable('petition').set({ areas: '[]' }).execute();
  on.provider.respond = json({
    data: {
      attributes: {
        signature_count: 9,
        signatures_by_country: [{ code: 'GB', signature_count: 8 }],
      },
    },
  });
  expect(await on.poll()).toBe('changed');
  expect(await on.latest()).toMatchObject({
    signature_count: 9,
    country_sum: 0,
    country_counts: {},
  });
});

test('polls the closed petition of the UK Parliament that is seeded', async () => {
  const { db } = on.services.database;
  await seedPetitions(db, { polls: true });
  const url = `${on.provider.url}/petitions/702074/count.json`;
  await db.updateTable('petition').set({ provider_url: url }).where('slug', '=', 'gb').execute();
  const british = (await selectPolledPetitions(db)).find(({ slug }) => slug === 'gb');
  on.petitionId = british?.id ?? '';
  let asked: string | undefined;
  on.provider.respond = (request, response) => {
    asked = request.url;
    return json({ signature_count: 189_887 })(request, response);
  };
  expect(await on.poll()).toBe('changed');
  expect(asked).toBe('/petitions/702074/count.json');
  expect(await on.latest()).toMatchObject({ signature_count: 189_887, goal: 100_000 });
});
