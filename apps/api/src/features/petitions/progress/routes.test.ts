// SPDX-License-Identifier: AGPL-3.0-or-later
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { campaign, memberStates } from '@kga/contracts/core';
import {
  dailyFigures,
  historyPoint,
  percentageOf,
  petition as petitionShape,
  petitionForecast,
  petitionLatest,
} from '@kga/contracts/petitions';
import {
  insertSnapshot,
  selectPetitionBySlug,
  selectPollState,
  updatePollState,
} from '@kga/db/petitions';
import { seedPetition } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { type TestService, startRedis } from '@kga/dev/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';

import { type TestApp, createTestApp } from '../../../testing/test-app.ts';

const base = `/api/${campaign.slug}`;
const ofMain = `/api/petitions/${campaign.petition}`;

/** The URL of a read of the main petition: those of the specification, and those of any petition. */
const urlOf = (path: string) =>
  /^(?:latest|history)/.test(path)
    ? `${base}/${path}`
    : `${ofMain}/${path}`.replace(/\/petition$/, '');

const day = 86_400_000;

let redis: TestService;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describe('of the record', () => {
  let database: TestDatabase;
  let api: TestApp;

  beforeAll(async () => {
    database = await cloneDatabase(inject('databaseUrl'));
    await seedPetition(database.db, { type: 'record' });
    api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: urlOf(path), headers });

  test('latest shows the final total and all 27 states in order', async () => {
    const response = await get('latest');
    expect(response.statusCode).toBe(200);
    const latest = z.strictObject(petitionLatest.shape).parse(response.json());
    expect(latest).toMatchObject({
      signatureCount: 1_448_271,
      goal: 1_000_000,
      status: 'answered',
      provider: 'record',
      asOf: '2025-08-01T22:00:00.000Z',
    });
    expect(latest.signatureCountryCount.map((row) => row.countryCode)).toEqual([...memberStates]);
    expect(latest.signatureCountryCount.filter((row) => (row.percentage ?? 0) >= 100)).toHaveLength(
      24,
    );
    for (const row of latest.signatureCountryCount) {
      expect(row.percentage).toBe(percentageOf(row.totalCount, row.treshold ?? 0));
    }
    const sum = latest.signatureCountryCount.reduce((total, row) => total + row.totalCount, 0);
    expect(sum).toBe(1_448_270);
  });

  test('history defaults to 30 days up to the last change', async () => {
    const points = z.array(historyPoint).parse((await get('history')).json());
    expect(points.at(-1)).toEqual({
      timestamp: '2025-08-01T22:00:00.000Z',
      signatureCount: 1_448_271,
      goal: 1_000_000,
    });
    const first = Date.parse(points[0]?.timestamp ?? '');
    expect(Date.parse('2025-08-01T22:00:00Z') - first).toBeLessThanOrEqual(30 * day);
    expect(points.length).toBeGreaterThan(2);
  });

  test.each([1, 2, 7, 100])('history has at most %d points, including the last', async (limit) => {
    const response = await get(`history?range=all&limit=${limit}`);
    const points = z.array(historyPoint).parse(response.json());
    expect(points.length).toBeLessThanOrEqual(limit);
    expect(points.at(-1)?.signatureCount).toBe(1_448_271);
    const times = points.map((point) => point.timestamp);
    expect(times).toEqual(times.toSorted());
    const first = limit === 1 ? '2025-08-01T22:00:00.000Z' : '2024-07-31T22:00:00.000Z';
    expect(times[0]).toBe(first);
  });

  test('history of a state ends with its final count, of its threshold', async () => {
    const points = z.array(historyPoint).parse((await get('history?range=all&country=DE')).json());
    expect(points.at(-1)).toMatchObject({ signatureCount: 306_399, goal: 67_680 });
    expect(points[0]).toMatchObject({ signatureCount: 107 });
    expect((await get('history?country=de')).statusCode).toBe(400);
    expect((await get('history?country=GB')).json()).toMatchObject({
      errors: [{ path: 'country', code: 'invalid_value' }],
    });
  });

  test('days are those of the record, with all 27 states', async () => {
    const days = z.array(dailyFigures).parse((await get('days')).json());
    expect(days.length).toBeGreaterThan(50);
    expect(days.at(-1)).toMatchObject({
      timestamp: '2025-08-01T22:00:00.000Z',
      signatureCount: 1_448_271,
    });
    for (const { countries } of days) expect(Object.keys(countries)).toHaveLength(27);
  });

  test('forecast is empty after the collection', async () => {
    expect((await get('forecast')).json()).toEqual([]);
  });

  test('the petition has its stages, areas and what they need', async () => {
    const { areas, ...details } = petitionShape.parse((await get('petition')).json());
    expect(details).toMatchObject({
      reference: 'ECI(2024)000007',
      status: 'answered',
      verified: 1_294_188,
      answerReference: 'C(2026)4110',
      demonstration: false,
      areasNeeded: 7,
      target: 1_000_000,
      firstReached: '2025-07-03T22:00:00.000Z',
    });
    expect(areas).toHaveLength(27);
    expect(areas[0]).toEqual({ code: 'AT', threshold: 13_395, tile: { column: 5, row: 5 } });
  });

  test.each([
    ['limit=0', [{ path: 'limit', code: 'too_small' }]],
    ['limit=101', [{ path: 'limit', code: 'too_big' }]],
    ['limit=2.5', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=0x10', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=%205', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=1e1', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=many', [{ path: 'limit', code: 'invalid_type' }]],
    ['limit=1&limit=2', [{ path: 'limit', code: 'invalid_type' }]],
    ['range=2days', [{ path: 'range', code: 'invalid_value' }]],
    [
      'limit=-1&range=',
      [
        { path: 'limit', code: 'too_small' },
        { path: 'range', code: 'invalid_value' },
      ],
    ],
  ])('history refuses %s and names every field', async (query, errors) => {
    const response = await get(`history?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors });
  });

  test('another slug is not found', async () => {
    const response = await api.app.inject('/api/another-campaign/latest');
    expect(response.statusCode).toBe(404);
  });

  test.each(['countries', 'history', 'days', 'forecast', 'highlights'])(
    '%s is there for every petition that visitors see, by its id in any case',
    async (read) => {
      expect((await api.app.inject(`/api/petitions/EU/${read}`)).statusCode).toBe(200);
      expect((await api.app.inject(`/api/petitions/none/${read}`)).statusCode).toBe(404);
    },
  );

  test('countries and history of the main petition are those of the campaign', async () => {
    expect((await get('countries')).json()).toEqual((await get('latest')).json());
    const history = await api.app.inject(`${ofMain}/history?country=DE&range=all`);
    expect(history.json()).toEqual((await get('history?country=DE&range=all')).json());
  });

  test.each(['latest', 'history', 'days', 'forecast', 'petition'])(
    '%s is publicly cacheable and varies by encoding',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe(
        path === 'petition'
          ? 'public, max-age=3, stale-while-revalidate=30'
          : 'public, max-age=300, stale-while-revalidate=3600',
      );
      expect(headers.vary).toBe('accept-encoding');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('all encodings have the same content and different ETags', async () => {
    const plain = await get('latest');
    const br = await get('latest', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('latest', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.rawPayload.length).toBe(Number(br.headers['content-length']));
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('a matching ETag gets 304', async () => {
    const { headers } = await get('latest');
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
      const response = await get('latest', { 'if-none-match': known });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers.etag).toBe(etag);
      expect(response.headers['cache-control']).toBe(headers['cache-control']);
      expect(response.headers.vary).toBe('accept-encoding');
    }
    const other = await get('latest', { 'if-none-match': '"other"' });
    expect(other.statusCode).toBe(200);
  });

  test('HEAD has no body', async () => {
    const full = await get('latest');
    const head = await api.app.inject({ method: 'HEAD', url: `${base}/latest` });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(head.headers.etag).toBe(full.headers.etag);
  });

  test('reading writes nothing into Redis', async () => {
    const before = await api.redis.dbsize();
    await Promise.all(
      ['latest', 'history', 'days', 'forecast', 'highlights'].map((path) => get(path)),
    );
    expect(await api.redis.dbsize()).toBe(before);
  });
});

describe('of a replay', () => {
  let database: TestDatabase;
  let api: TestApp;
  const epoch = new Date(Date.now() - 60_000);

  beforeAll(async () => {
    database = await cloneDatabase(inject('databaseUrl'));
    const { db } = database;
    const from = new Date('2025-06-24T00:00:00Z');
    const replay = { from, epoch, speed: 1 };
    await seedPetition(db, { type: 'replay', url: 'http://localhost:3900', ...replay });
    const petition = await selectPetitionBySlug(db, campaign.petition);
    const id = petition?.id ?? '';
    await selectPollState(db, id);
    await updatePollState(db, id, { succeeded_at: new Date(epoch.getTime() + 30_000) });
    api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const get = (path: string) => api.app.inject(urlOf(path));

  test('latest is collecting, as of the last response of the provider', async () => {
    const response = await get('latest');
    const latest = petitionLatest.parse(response.json());
    expect(latest.status).toBe('collecting');
    expect(latest.provider).toBe('eci-collection');
    expect(latest.asOf).toBe(new Date(epoch.getTime() + 30_000).toISOString());
    expect(response.headers['cache-control']).toBe('public, max-age=3, stale-while-revalidate=30');
  });

  test('details mark it as a demonstration', async () => {
    expect((await get('petition')).json()).toMatchObject({
      demonstration: true,
      status: 'collecting',
      verified: null,
    });
  });

  test('forecast contains pace and days of incomplete states only', async () => {
    const latest = petitionLatest.parse((await get('latest')).json());
    const open = latest.signatureCountryCount.filter((row) => row.totalCount < (row.treshold ?? 0));
    const forecast = z.array(petitionForecast).parse((await get('forecast')).json());
    expect(forecast.map((row) => row.countryCode)).toEqual(open.map((row) => row.countryCode));
    expect(forecast.length).toBeGreaterThan(5);
    expect(forecast.every((row) => row.perDay > 0 === (row.daysLeft ?? 0) > 0)).toBe(true);
  });

  test('history reaches to the shifted present', async () => {
    const points = z.array(historyPoint).parse((await get('history?range=all')).json());
    const last = Date.parse(points.at(-1)?.timestamp ?? '');
    expect(epoch.getTime() - last).toBeLessThan(8 * day);
    expect(points.length).toBeGreaterThan(40);
  });
});

describe('of a petition without snapshots', () => {
  let database: TestDatabase;
  let api: TestApp;
  let petition_id = '';
  const began = new Date(Date.now() - 20 * day);

  beforeAll(async () => {
    database = await cloneDatabase(inject('databaseUrl'));
    const url = 'http://localhost:3900';
    const source = { type: 'provider', kind: 'tracker', url, status: 'collecting' } as const;
    await seedPetition(database.db, source, began);
    petition_id = (await selectPetitionBySlug(database.db, campaign.petition))?.id ?? '';
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.db.deleteFrom('petition_snapshot').execute();
    api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterEach(() => api.close());

  const get = async (path: string) => (await api.app.inject(urlOf(path))).json();
  const count = (taken_at: Date, DE: number) =>
    insertSnapshot(database.db, {
      petition_id,
      taken_at,
      signature_count: DE,
      country_sum: DE,
      goal: 1_000_000,
      country_counts: { DE },
    });
  const forecastOf = async (code: string) =>
    z
      .array(petitionForecast)
      .parse(await get('forecast'))
      .find(({ countryCode }) => countryCode === code);
  const daysAgo = (days: number) => new Date(Date.now() - days * day);

  test('shows zeros as of its opening, no history and no pace', async () => {
    const latest = petitionLatest.parse(await get('latest'));
    expect(latest).toMatchObject({ signatureCount: 0, asOf: began.toISOString() });
    expect(latest.signatureCountryCount).toHaveLength(27);
    expect(latest.signatureCountryCount.every(({ totalCount }) => totalCount === 0)).toBe(true);
    expect(await get('history?range=all')).toEqual([]);
    expect(await forecastOf('DE')).toEqual({ countryCode: 'DE', perDay: 0, daysLeft: null });
  });

  test.each([
    [0.9, { perDay: 0, daysLeft: null }],
    [1, { perDay: 1000, daysLeft: 17 }],
  ])('has a pace after %d days', async (days, pace) => {
    const newest = daysAgo(2);
    await count(new Date(newest.getTime() - days * day), 50_000);
    await count(newest, 51_000);
    expect(await forecastOf('DE')).toMatchObject(pace);
  });

  test('history of a range without a change is one point at its beginning', async () => {
    await count(daysAgo(5), 50_000);
    const points = z.array(historyPoint).parse(await get('history?range=24hours'));
    expect(points).toEqual([
      { timestamp: expect.any(String), signatureCount: 50_000, goal: 1_000_000 },
    ]);
    const age = Date.now() - Date.parse(points[0]?.timestamp ?? '');
    expect(age).toBeGreaterThanOrEqual(day);
    expect(age).toBeLessThan(day + 10_000);
    expect(await get('history?range=7days')).toMatchObject([{ signatureCount: 50_000 }]);
  });
});

describe('of a petition that has just begun', () => {
  let database: TestDatabase;
  let api: TestApp;
  const began = new Date(Date.now() - 10 * day);

  beforeAll(async () => {
    database = await cloneDatabase(inject('databaseUrl'));
    const { db } = database;
    const url = 'http://localhost:3900';
    const source = { type: 'provider', kind: 'tracker', url, status: 'collecting' } as const;
    await seedPetition(db, source, began);
    const petition = await selectPetitionBySlug(db, campaign.petition);
    const counts = { signature_count: 0, country_sum: 0, goal: 1_000_000 };
    const at = (days: number) => new Date(began.getTime() + days * day);
    for (const [days, country_counts] of [
      [3, { AT: 3_395, BE: 100, MT: 4_230, LU: 50 }],
      [10, { AT: 10_395, BE: 100, MT: 4_230, LU: 40, CY: 1 }],
    ] as const) {
      const petition_id = petition?.id ?? '';
      await insertSnapshot(db, { petition_id, taken_at: at(days), ...counts, country_counts });
    }
    api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  test('forecast uses the pace of the last seven days', async () => {
    const response = await api.app.inject(urlOf('forecast'));
    const rows = z.array(petitionForecast).parse(response.json());
    const of = (code: string) => rows.find((row) => row.countryCode === code);
    expect(of('AT')).toEqual({ countryCode: 'AT', perDay: 1000, daysLeft: 3 });
    expect(of('BE')).toEqual({ countryCode: 'BE', perDay: 0, daysLeft: null });
    expect(of('LU')).toEqual({ countryCode: 'LU', perDay: -1.4, daysLeft: null });
    expect(of('CY')).toEqual({ countryCode: 'CY', perDay: 0.1, daysLeft: 29_603 });
    expect(of('MT')).toBeUndefined();
  });

  test('history of a day ends now and omits older points', async () => {
    const response = await api.app.inject(`${base}/history?range=7days`);
    expect(z.array(historyPoint).parse(response.json())).toHaveLength(1);
  });
});
