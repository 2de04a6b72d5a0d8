// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { seedRates } from '../../seeds/rates.ts';
import { type TestDatabase, cloneDatabase, runDatabaseCommand } from '../testing.ts';
import { convertToYen, upsertRates, selectNewestRateDay } from './rates.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  folder = await mkdtemp(join(tmpdir(), 'kga-rates-'));
});
beforeEach(async () => {
  await database.db.deleteFrom('currency_rate').execute();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test.each([
  ['EUR', 59.99, 9_782],
  ['USD', 59.99, 9_416],
  ['GBP', 0.01, 2],
  ['KRW', 79_800, 8_493],
  ['CNY', 298, 6_408],
  ['EUR', 100_000_000, 16_306_000_000],
] as const)('%s %d is worth %d yen by the seeded rates', async (currency, amount, yen) => {
  expect(await seedRates(database.db)).toEqual({ added: 5 });
  expect(await convertToYen(database.db, { amount, currency })).toEqual({
    yen,
    rateDate: '2024-12-31',
  });
});

test('yen are whole and need no rate', async () => {
  const worth = await convertToYen(database.db, { amount: 6_980.5, currency: 'JPY' });
  expect(worth).toEqual({ yen: 6_981, rateDate: null });
});

test('without a rate nothing is known', async () => {
  expect(await convertToYen(database.db, { amount: 1, currency: 'EUR' })).toBeUndefined();
});

test('uses the newest rate, which the seed does not replace', async () => {
  const { db } = database;
  const rate = (onDate: string, yen: string) =>
    upsertRates(db, { onDate, yen: [{ currency: 'EUR', yen }] });
  await rate('2025-01-02', '180');
  await rate('2025-01-01', '170');
  await rate('2024-12-31', '160');
  expect(await seedRates(db)).toEqual({ added: 4 });
  const worth = () => convertToYen(db, { amount: 1, currency: 'EUR' });
  expect(await worth()).toEqual({ yen: 180, rateDate: '2025-01-02' });
  await rate('2025-01-02', '181');
  expect(await worth()).toEqual({ yen: 181, rateDate: '2025-01-02' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await rate(tomorrow, '999');
  expect(await worth()).toEqual({ yen: 181, rateDate: '2025-01-02' });
  expect(await selectNewestRateDay(db)).toBe(tomorrow);
});

const run = (...given: string[]) =>
  runDatabaseCommand(['rates:read', ...given], { DATABASE_URL: database.url }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

test('an operator reads rates from a file', async () => {
  const file = join(folder, 'eurofxref-daily.xml');
  const cubes = ['USD', 'JPY', 'GBP', 'KRW', 'CNY'].map(
    (currency) => `<Cube currency='${currency}' rate='2'/>`,
  );
  await writeFile(file, `<Cube><Cube time='2025-11-20'>${cubes.join('')}</Cube></Cube>`);
  expect(await run(file)).toBe('Read the reference rates of 2025-11-20.\n');
  const worth = await convertToYen(database.db, { amount: 3, currency: 'EUR' });
  expect(worth).toEqual({ yen: 6, rateDate: '2025-11-20' });
  await writeFile(file, '<html>');
  expect(await run(file)).toContain('is no daily file of reference rates');
  expect(await run()).toContain('Usage: ');
});
