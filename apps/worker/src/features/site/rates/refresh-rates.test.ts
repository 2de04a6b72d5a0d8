// SPDX-License-Identifier: AGPL-3.0-or-later
import { convertToYen } from '@kga/db/site';
import { createLog } from '@kga/server';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { recurringSchedules } from '../../../platform/queue.ts';
import {
  type FakeProvider,
  startFakeProvider,
  status,
  text,
} from '../../../testing/fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { buildWorker } from '../../../worker.ts';
import { refreshRates } from './refresh-rates.ts';

let services: WorkerFixture;
let bank: FakeProvider;
beforeAll(async () => {
  services = await createWorkerFixture();
  bank = await startFakeProvider(status(404));
});
beforeEach(async () => {
  await services.database.db.deleteFrom('currency_rate').execute();
});
afterAll(async () => {
  await bank.close();
  await services.close();
});

const [yesterday = '', today = ''] = [Date.now() - 86_400_000, Date.now()].map((time) =>
  new Date(time).toISOString().slice(0, 10),
);

const daily = (day: string, yen: number) =>
  text(
    `<Cube><Cube time='${day}'>${['USD', 'GBP', 'KRW', 'CNY']
      .map((currency) => `<Cube currency='${currency}' rate='2'/>`)
      .join('')}<Cube currency='JPY' rate='${yen}'/></Cube></Cube>`,
  );

const refresh = (url: string | undefined = bank.url) =>
  refreshRates({
    db: services.database.db,
    log: createLog('worker', 'silent'),
    rates: { url },
    fetching: { allowHosts: [new URL(bank.url).host] },
  });

const worth = () => convertToYen(services.database.db, { amount: 1, currency: 'EUR' });

test('the rates of the day are stored', async () => {
  bank.respond = daily(yesterday, 180);
  await refresh();
  expect(await worth()).toEqual({ yen: 180, rateDate: yesterday });
});

test.each([
  ['a page', text('<html>Moved</html>'), 'no daily file'],
  ['a refusal', status(503), 'refused'],
  ['half a file', text("<Cube time='2025-11-21'><Cube currency='JPY' rate='1'/>"), 'no daily'],
])('%s leaves the last rates in use', async (_what, respond, message) => {
  bank.respond = daily(yesterday, 180);
  await refresh();
  bank.respond = respond;
  await expect(refresh()).rejects.toThrow(message);
  expect(await worth()).toEqual({ yen: 180, rateDate: yesterday });
});

test('rates are fetched on each run until those of today are stored', async () => {
  bank.respond = daily(yesterday, 180);
  await refresh();
  bank.respond = daily(today, 190);
  await refresh();
  const { asked } = bank;
  await refresh();
  expect(bank.asked).toBe(asked);
  expect(await worth()).toEqual({ yen: 190, rateDate: today });
  expect(recurringSchedules.find(({ job }) => job === 'rates.refresh')?.every).toBe(3_600_000);
});

test('a worker fetches from the configured URL, and not at all without one', async () => {
  const asked = bank.asked;
  await refreshRates({
    db: services.database.db,
    log: createLog('worker', 'silent'),
    rates: { url: services.config().rates.url },
    fetching: { allowHosts: [new URL(bank.url).host] },
  });
  expect(bank.asked).toBe(asked);

  bank.respond = daily(today, 190);
  const settings = { EXCHANGE_RATES_URL: bank.url, FETCH_ALLOW_HOSTS: new URL(bank.url).host };
  const worker = buildWorker({
    config: services.config(settings),
    log: createLog('worker', 'silent'),
  });
  onTestFinished(() => worker.stop());
  await worker.start();
  await vi.waitFor(async () => expect(await worth()).toEqual({ yen: 190, rateDate: today }), {
    timeout: 60_000,
  });
});
