// SPDX-License-Identifier: AGPL-3.0-or-later
import { openDataLicense } from '@kga/contracts/archive';
import { getOpenData, openDataNames, openDataRows } from '@kga/contracts/site';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { insertOwnPetition } from '../../../testing/signature-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const publicOrigin = 'https://kga.test';
const api = setupTestApp({ settings: { PUBLIC_ORIGIN: publicOrigin } });

const get = (url: string, headers = {}) =>
  api.app.inject({ url: url.replace(publicOrigin, ''), headers });

beforeAll(async () => {
  const petition_id = await insertOwnPetition(api, 'international');
  await api.db
    .updateTable('petition')
    .set({ title: '=SUM(A1), "quoted"', sources: ['https://example.org/a b', 'Der Bote, 3'] })
    .where('id', '=', petition_id)
    .execute();
  await api.db
    .insertInto('signature_count')
    .values([
      { petition_id, dimension: 'country', value: 'NL', shard: 0, signatures: 3 },
      { petition_id, dimension: 'day', value: '2026-01-01', shard: 0, signatures: 1 },
      { petition_id, dimension: 'day', value: '2026-01-02', shard: 0, signatures: 2 },
    ])
    .execute();
  const heads = [new Date('2026-01-02T09:00:00Z'), new Date('2026-01-02T10:00:00Z')];
  await api.db
    .insertInto('log_head')
    .values(
      heads.map((signed_at, at) => {
        return {
          petition_id,
          size: 2 + at,
          root: Buffer.alloc(32, 1),
          signed_at,
          checkpoint: 'note',
        };
      }),
    )
    .execute();
  const official = await insertOwnPetition(api, 'official');
  await api.db
    .updateTable('petition')
    .set({ kind: 'official' })
    .where('id', '=', official)
    .execute();
  const figure = { petition_id: official, at_least: true, source_url: 'https://example.org' };
  await api.db
    .insertInto('petition_figure')
    .values([
      { ...figure, id: v7(), signature_count: 7, counted_on: '2025-05-02' },
      { ...figure, id: v7(), signature_count: 9, counted_on: '2025-06' },
    ])
    .execute();
});

test('the index names every data set, and each can be read by all sites', async () => {
  const index = await get(getOpenData.url);
  const { license, dataSets } = index.json();
  expect(license).toBe(openDataLicense);
  expect(dataSets.map(({ name }: { name: string }) => name)).toEqual([
    ...openDataNames,
    'games',
    'commitments',
  ]);
  for (const { json, csv, schema } of dataSets) {
    for (const [url, type] of [
      [json, 'application/json'],
      [csv, 'text/csv'],
      [schema, 'json'],
    ]) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(headers['content-type']).toContain(type);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['set-cookie']).toBeUndefined();
    }
  }
});

test.each(openDataNames)(
  'rows of %s are as their schema says, and the CSV has the same',
  async (name) => {
    const answer = await get(`/api/open-data/${name}.json`);
    const { schema, rows, license } = answer.json();
    expect(answer.headers['access-control-expose-headers']).toContain('ETag');
    expect([license, schema]).toEqual([
      openDataLicense,
      `${publicOrigin}/api/open-data/${name}.schema.json`,
    ]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(openDataRows[name].parse(row)).toEqual(row);
    const { type, required } = (await get(schema)).json();
    expect([type, required]).toEqual(['object', Object.keys(rows[0])]);
    const csv = (await get(`/api/open-data/${name}.csv`)).body;
    const [header = '', ...lines] = csv.trimEnd().split('\r\n');
    expect(header.replaceAll('"', '').split(',')).toEqual(Object.keys(rows[0]));
    expect(lines).toHaveLength(rows.length);
    const unchanged = { 'if-none-match': String(answer.headers.etag) };
    expect((await get(`/api/open-data/${name}.json`, unchanged)).statusCode).toBe(304);
  },
);

test('sums days, and escapes what a spreadsheet would calculate', async () => {
  const rowsOf = async (name: string) => {
    const { rows } = (await get(`/api/open-data/${name}.json`)).json();
    return rows.filter(({ petition }: { petition: string }) => petition === 'international');
  };
  expect(await rowsOf('history')).toEqual([
    { petition: 'international', date: '2026-01-01', signatureCount: 1, atLeast: false },
    { petition: 'international', date: '2026-01-02', signatureCount: 3, atLeast: false },
  ]);
  expect(await rowsOf('countries')).toMatchObject([{ countryCode: 'NL', signatureCount: 3 }]);
  const csv = (await get('/api/open-data/petitions.csv')).body;
  expect(csv).toContain(`"'=SUM(A1), ""quoted"""`);
  expect(csv).toContain('"https://example.org/a b\nDer Bote, 3"');
  expect(await rowsOf('petitions')).toMatchObject([
    { sources: ['https://example.org/a b', 'Der Bote, 3'] },
  ]);
});

test('history holds figures of known days, and tree heads the last of each', async () => {
  const rowsOf = async (name: string, id: string) => {
    const { rows } = (await get(`/api/open-data/${name}.json`)).json();
    return rows.filter(({ petition }: { petition: string }) => petition === id);
  };
  expect(await rowsOf('history', 'official')).toEqual([
    { petition: 'official', date: '2025-05-02', signatureCount: 7, atLeast: true },
  ]);
  expect(await rowsOf('tree-heads', 'international')).toMatchObject([{ size: 3 }]);
});

test('other files are not found', async () => {
  for (const file of ['petitions', 'petitions.xml', 'schema.json', 'games.json', '..%2fhealth']) {
    expect((await get(`/api/open-data/${file}`)).statusCode, file).toBe(404);
  }
});
