// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { listPetitions } from '@kga/contracts/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const get = (url: string) => api.app.inject({ url });
const list = (query = '') => get(`${listPetitions.url}${query}`);
const idsOf = async (query = '') => (await list(query)).json().map(({ id }: { id: string }) => id);

const insertPetition = (row: Parameters<typeof insertTestPetition>[1]) =>
  insertTestPetition(api.db, row);

const day = (days: number) => new Date(Date.now() + days * 86_400_000);
const changed = (id: string) =>
  api.redis.publish(changeChannel, JSON.stringify({ topic: 'petition', id }));

let canada = '';
beforeAll(async () => {
  const opened_at = day(-2);
  await insertPetition({ slug: 'international', opened_at });
  await insertPetition({ slug: 'jp', region: 'JP', opened_at: day(-1), title: '<b>Spiele</b>' });
  await insertPetition({ slug: 'nz', region: 'NZ', title: 'A draft' });
  await insertPetition({ slug: 'fr', region: 'FR', opened_at: day(1) });
  canada = await insertPetition({
    slug: 'ca',
    region: 'CA',
    kind: 'official',
    goal: null,
    opened_at: new Date('2024-05-08'),
    closes_at: new Date('2024-09-05'),
    stated_status: 'answered',
    translations: JSON.stringify({ fr: { title: 'Pétition', addressee: 'Gouvernement' } }),
  });
  const figure = { petition_id: canada, source_url: 'https://example.org/', at_least: true };
  await api.db
    .insertInto('petition_figure')
    .values([
      { ...figure, id: v7(), signature_count: 3_000, counted_on: '2024-05-12' },
      { ...figure, id: v7(), signature_count: 5_000, counted_on: '2024-09', at_least: false },
    ])
    .execute();
  await api.db
    .insertInto('petition_update')
    .values({ id: v7(), petition_id: canada, title: 'Tabled', content: 'Text', language: 'en' })
    .execute();
});

test('texts in Markdown come as elements, in each language', async () => {
  await insertPetition({
    slug: 'marked',
    region: 'KR',
    opened_at: day(-9),
    text: 'We ask **for a law**.\n\n- one',
    translations: JSON.stringify({
      fr: { title: 'Loi', addressee: 'Parlement', text: '*Une loi*' },
      de: { title: 'Gesetz', addressee: 'Parlament' },
    }),
  });
  const { blocks } = (await get('/api/petitions/marked')).json();
  expect(blocks).toMatchObject({
    en: [
      { kind: 'paragraph', spans: [{}, { text: 'for a law', marks: ['strong'] }, {}] },
      { kind: 'item', spans: [{ text: 'one' }] },
    ],
    fr: [{ spans: [{ text: 'Une loi', marks: ['emphasis'] }] }],
  });
  expect(Object.keys(blocks).toSorted()).toEqual(['en', 'fr']);
  await api.db.deleteFrom('petition').where('slug', '=', 'marked').execute();
});

test('lists what collects first, then the latest, and no drafts', async () => {
  expect(await idsOf()).toEqual(['jp', 'international', 'eu', 'ca']);
  expect((await list('?limit=1')).headers['x-total-count']).toBe('4');
});

test('filters by region and status, and finds texts of any language and names of regions', async () => {
  expect(await idsOf('?region=CA')).toEqual(['ca']);
  expect(await idsOf('?region=ca')).toEqual(['ca']);
  expect(await idsOf('?region=eu')).toEqual(['eu']);
  expect(await idsOf('?region=International')).toEqual(['international']);
  expect(await idsOf('?region=UK')).toEqual([]);
  expect(await idsOf('?status=answered')).toEqual(['eu', 'ca']);
  expect(await idsOf('?status=collecting&q=b%3E')).toEqual(['jp']);
  expect(await idsOf('?q=p%C3%A9tition')).toEqual(['ca']);
  expect(await idsOf('?q=日本')).toEqual(['jp']);
  expect(await idsOf('?q=100%25')).toEqual([]);
  expect((await list('?region=XX')).statusCode).toBe(400);
  expect((await list('?status=draft')).statusCode).toBe(400);
  expect((await list('?cursor=nonsense')).statusCode).toBe(400);
});

test.each(['', '&status=answered'])('pages%s hold every petition once', async (query) => {
  const seen: string[] = [];
  let url: string | undefined = `${listPetitions.url}?limit=1${query}`;
  while (url !== undefined) {
    const answer = await get(url);
    seen.push(...answer.json().map(({ id }: { id: string }) => id));
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(seen).toEqual(await idsOf(`?limit=50${query}`));
});

test('a petition has its latest figure, its updates and the status that a source states', async () => {
  const answer = await get('/api/petitions/ca');
  expect(answer.json()).toMatchObject({
    id: 'ca',
    status: 'answered',
    target: null,
    signatureCount: 5_000,
    atLeast: false,
    countedAt: '2024-09',
    figures: [{ signatureCount: 3_000, atLeast: true }, { date: '2024-09' }],
    updates: [{ title: 'Tabled' }],
  });
  expect(answer.headers['cache-control']).toContain('public');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('the initiative is one of the petitions, with the figures of its record', async () => {
  const { signatureCount } = (await get('/api/keep-games-alive/latest')).json();
  expect((await get('/api/petitions/eu')).json()).toMatchObject({
    region: 'EU',
    kind: 'official',
    signatureCount,
    target: 1_000_000,
    status: 'answered',
  });
});

test('the history of any petition comes from snapshots, or else from figures with a day', async () => {
  const history = async (id: string, query = '') =>
    (await get(`/api/petitions/${id}/history${query}`)).json();
  expect(await history('ca')).toEqual([
    {
      timestamp: '2024-05-12T00:00:00.000Z',
      date: '2024-05-12',
      signatureCount: 3_000,
      goal: null,
    },
  ]);
  expect(await history('international')).toEqual([]);
  expect(await history('eu', '?range=all&country=DE')).toEqual(
    (await get('/api/keep-games-alive/history?range=all&country=DE')).json(),
  );
  expect((await get('/api/petitions/nz/history')).statusCode).toBe(404);
  expect((await get('/api/petitions/ca/history?country=XX')).statusCode).toBe(400);
});

test('drafts and petitions of the future are not found', async () => {
  expect((await get('/api/petitions/nz')).statusCode).toBe(404);
  expect((await get('/api/petitions/fr')).statusCode).toBe(404);
  expect((await get('/api/petitions/none')).statusCode).toBe(404);
  expect((await get('/api/petitions/A%00')).statusCode).toBe(400);
});

test('shows a change as soon as it is published', async () => {
  await get('/api/petitions/jp');
  await api.db
    .updateTable('petition')
    .set({ closes_at: day(-0.1) })
    .where('slug', '=', 'jp')
    .execute();
  await changed('jp');
  await expect.poll(async () => (await get('/api/petitions/jp')).json().status).toBe('closed');
  await expect.poll(() => idsOf()).toEqual(['international', 'jp', 'eu', 'ca']);
});

test('a replay of the initiative shows neither its real dates nor its answer', async () => {
  const event = { kind: 'answered', date: '2026-06-16', sourceUrl: 'https://example.org/' };
  const facts = { timeline: JSON.stringify([event]), answer: 'No obligation' };
  const eu = api.db.updateTable('petition').where('slug', '=', 'eu');
  await eu.set(facts).execute();
  await changed('eu');
  await expect
    .poll(async () => (await get('/api/petitions/eu')).json())
    .toMatchObject({ timeline: [event], answer: 'No obligation' });
  const replay = { replay_from: day(-1), replay_epoch: day(-1), replay_speed: 1 };
  await eu.set({ ...replay, answered_at: null, submitted_at: null }).execute();
  await changed('eu');
  await expect
    .poll(async () => (await get('/api/petitions/eu')).json())
    .toMatchObject({ status: 'closed', timeline: [], answer: null });
});
