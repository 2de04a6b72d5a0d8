// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, shareImagePath } from '@kga/contracts/core';
import { parseOutboxPayload } from '@kga/contracts/jobs';
import type { ShareImageKey } from '@kga/contracts/site';
import { selectArchiveFigures } from '@kga/db/archive';
import { selectShareSubject, versionOf } from '@kga/db/registry';
import { updateShareImage } from '@kga/db/site';
import { findLegalSubject } from '@kga/legal/share-subjects';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';

import { insertTestGame, insertTestMemory } from '../../../testing/archive-fixture.ts';
import { insertOwnPetition } from '../../../testing/signature-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
afterEach(async () => {
  await api.db.deleteFrom('outbox').execute();
  await api.db.deleteFrom('share_image').execute();
});

type Of = Pick<ShareImageKey, 'kind' | 'id'>;

const get = (of: Of, { headers = {}, ...drawn }: { headers?: object; size?: 'tall' } = {}) =>
  api.app.inject({ url: shareImagePath({ ...of, lang: 'en', ...drawn }), headers: { ...headers } });

const petition = { kind: 'petition', id: campaign.slug } as const;
/** A new game whose image was not requested. */
async function gameOf(name = 'The Crew') {
  const id = await insertTestGame(api.db, { name });
  await api.db.deleteFrom('outbox').execute();
  return { kind: 'game', id } as const;
}

const countGames = async () => (await selectArchiveFigures(api.db)).total;

const keysOf = (rows: readonly { payload: unknown }[]): ShareImageKey[] =>
  rows.flatMap(({ payload }) => parseOutboxPayload('share.image', payload) ?? []);

/** The images that the worker is asked for. */
const requested = async () => keysOf(await api.db.selectFrom('outbox').select('payload').execute());

/** Stores for each requested image the name of its subject, as the worker stores PNGs. */
async function draw(): Promise<number> {
  const keys = keysOf(await api.db.deleteFrom('outbox').returning('payload').execute());
  for (const key of keys) {
    const subject = await selectShareSubject(api.db, key, findLegalSubject);
    if (!subject) continue;
    const drawn = { version: versionOf(subject), bytes: Buffer.from(JSON.stringify(subject)) };
    await api.db.transaction().execute((trx) => updateShareImage(trx, key, drawn));
  }
  return keys.length;
}

/** Answers a request while the worker draws what it asks for. */
async function getDrawn(of: Of, options: Parameters<typeof get>[1] = {}) {
  const answer = get(of, options);
  await vi.waitUntil(async () => (await draw()) > 0, { timeout: 60_000 });
  return answer;
}

const age = (seconds: number) =>
  api.db
    .updateTable('share_image')
    .set({
      rendered_at: sql<Date>`rendered_at - ${seconds} * interval '1 second'`,
      requested_at: sql<Date>`requested_at - ${seconds} * interval '1 second'`,
    })
    .execute();

test('sends the image that the worker draws, and the same from its own URL for ever', async () => {
  const answer = await getDrawn(await gameOf());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ name: 'The Crew' }),
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const url = String(answer.headers['content-location']);
  const same = await api.app.inject({ url });
  expect(same.rawPayload).toEqual(answer.rawPayload);
  expect(same.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('another petition has an image by its slug, and a draft has none', async () => {
  await insertOwnPetition(api, 'nz');
  const answer = await getDrawn({ kind: 'petition', id: 'nz' });
  expect(answer.json()).toMatchObject({
    isMain: false,
    count: 0,
    goal: 1_000,
    titles: { en: 'Petition nz' },
  });
  await api.db.updateTable('petition').set({ opened_at: null }).where('slug', '=', 'nz').execute();
  expect((await get({ kind: 'petition', id: 'nz' })).statusCode).toBe(404);
});

test('an image that is known is not sent, nor drawn, again', async () => {
  const game = await gameOf();
  const { headers } = await getDrawn(game);
  const again = await get(game, { headers: { 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // With a length, a proxy waits for a body that never comes.
  expect(again.headers).not.toHaveProperty('content-length');
  expect(await requested()).toEqual([]);
});

test('concurrent requests for an image are one for the worker', async () => {
  const game = await gameOf();
  const answers = Promise.all(Array.from({ length: 30 }, () => get(game)));
  await vi.waitUntil(async () => (await requested()).length > 0, { timeout: 60_000 });
  expect(await draw()).toBe(1);
  const statuses = new Set((await answers).map(({ statusCode }) => statusCode));
  expect([...statuses]).toEqual([200]);
  expect(await requested()).toEqual([]);
});

test('while the worker is away the general image is sent for a short while', async () => {
  const game = await gameOf();
  const answer = await get(game);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `${api.config.http.publicOrigin}/social.png`,
  ]);
  expect(answer.headers['cache-control']).toBe('public, max-age=30');
  expect((await get(game)).statusCode).toBe(302);
});

test('a change is drawn again, in each size that was', async () => {
  const game = await gameOf();
  const first = await getDrawn(game);
  await getDrawn(game, { size: 'tall' });
  await api.db.updateTable('game').set({ name: 'Anthem' }).where('id', '=', game.id).execute();
  expect((await requested()).map(({ size }) => size).toSorted()).toEqual(['tall', 'wide']);
  await draw();
  const second = await get(game);
  expect([second.statusCode, second.json().name]).toEqual([200, 'Anthem']);
  expect(second.headers.etag).not.toBe(first.headers.etag);
});

test('the petition is drawn at most once a minute', async () => {
  const first = await getDrawn(petition);
  expect(first.json()).toMatchObject({ isMain: true });
  const { count } = first.json();
  const more = sql`update petition_snapshot set signature_count = signature_count + 1`;
  await more.execute(api.db);
  await age(50);
  expect((await get(petition)).json().count).toBe(count);
  expect(await requested()).toEqual([]);
  await age(10);
  await Promise.all([get(petition), get(petition), get(petition)]);
  expect(await draw()).toBe(1);
  expect((await get(petition)).json().count).toBe(count + 1);
});

test('a state of the Union has an image, and any other country has none', async () => {
  const answer = await getDrawn({ kind: 'country', id: 'DE' });
  expect(answer.json().country).toMatchObject({ code: 'DE' });
  for (const id of ['CH', 'XX', 'de']) {
    expect((await get({ kind: 'country', id })).statusCode).toBe(404);
  }
});

test.each(['pending', 'hidden', 'rejected'] as const)('%s content has no image', async (status) => {
  const story = { kind: 'story', id: await insertTestStory(api.db, { status }) } as const;
  expect((await get(story)).statusCode).toBe(404);
  expect(await requested()).toEqual([]);
});

test('pages and the law of countries have images; what has no figures has none', async () => {
  const before = await countGames();
  await gameOf('Genoa');
  const archive = await getDrawn({ kind: 'page', id: 'archive' });
  expect(archive.json()).toMatchObject({ page: 'archive', count: before + 1 });
  const promises = await getDrawn({ kind: 'page', id: 'commitments' });
  expect(promises.json()).toMatchObject({ page: 'commitments', games: [] });
  const law = await getDrawn({ kind: 'law', id: 'DE' });
  // The limit that only keeps others from ending too soon is left out.
  const limit = { kind: 'limitation', durations: ['P2Y', 'P3Y'] };
  expect(law.json()).toMatchObject({ region: 'DE', limit });
  for (const of of [
    { kind: 'page', id: 'about' },
    { kind: 'law', id: 'XX' },
    { kind: 'law', id: 'commitments' },
  ] as const) {
    expect((await get(of)).statusCode).toBe(404);
  }
});

test('hidden content loses its images at once, under their own URLs too', async () => {
  const story = { kind: 'story', id: await insertTestStory(api.db) } as const;
  await draw();
  const { headers } = await get(story);
  const url = String(headers['content-location']);
  await api.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', story.id).execute();
  expect((await get(story)).statusCode).toBe(404);
  expect((await api.app.inject({ url })).statusCode).toBe(404);
});

test('a hidden game takes the images of its memories with it', async () => {
  const game = await insertTestGame(api.db);
  const memory = { kind: 'memory', id: await insertTestMemory(api.db, { game_id: game }) } as const;
  await draw();
  expect((await get(memory)).statusCode).toBe(200);
  await api.db.updateTable('game').set({ status: 'hidden' }).where('id', '=', game).execute();
  expect(await api.db.selectFrom('share_image').selectAll().execute()).toEqual([]);
});

test('new content is drawn before anybody asks, and of a burst only some', async () => {
  await insertTestGame(api.db);
  expect(await requested()).toHaveLength(1);
  await api.db.deleteFrom('outbox').execute();
  await sql`
    insert into game (id, name, platforms, availability, sources, language, status)
    select gen_random_uuid(), 'Game ' || number, '{}', 'unknown', '{}', 'en', 'published'
    from generate_series(1, 500) as number`.execute(api.db);
  expect((await requested()).length).toBeLessThanOrEqual(20);
});

test.each([
  '/api/share-images/game/..%2f..%2fetc',
  '/api/share-images/game/not-a-uuid',
  `/api/share-images/game/${crypto.randomUUID().toUpperCase()}`,
  `/api/share-images/user/${crypto.randomUUID()}`,
  `/api/share-images/game/${crypto.randomUUID()}`,
  `/api/share-images/petition/${campaign.slug}?size=huge`,
  `/api/share-images/petition/${campaign.slug}?lang=xx`,
  `/api/share-images/petition/${campaign.slug}?theme=%00`,
])('%s is refused', async (url) => {
  const answer = await api.app.inject({ url });
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['cache-control']).toBe('no-store');
});
