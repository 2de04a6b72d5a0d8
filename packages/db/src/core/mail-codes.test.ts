// SPDX-License-Identifier: AGPL-3.0-or-later
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { insertMailCode, mailCodeRetention, selectTokenByCode } from './mail-codes.ts';
import { purge } from './retention.ts';

const ring = createKeyRing([{ version: 1, key: new Uint8Array(32).fill(1) }]);
const address = 'Ada@Kga.Test';
const tokens = { withdraw: 'w-token', unsubscribe: 'u-token' };

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('mail_code').execute();
});

const issue = (code = '123456') => insertMailCode(database.db, ring, { address, tokens, code });
const find = (proof: { email?: string; code?: string; link?: 'subscribe' | 'withdraw' } = {}) =>
  selectTokenByCode(database.db, ring, {
    email: ' ada@kga.test ',
    code: '123456',
    link: 'withdraw',
    ...proof,
  });

test('a code stands for the tokens of the links in its mail, for the address of the mail', async () => {
  await issue();
  await insertMailCode(database.db, ring, {
    address,
    tokens: { withdraw: 'other' },
    code: '654321',
  });
  expect(await find()).toBe('w-token');
  expect(await find({ code: '654321' })).toBe('other');
  expect(await find({ link: 'subscribe' })).toBeUndefined();
  expect(await find({ email: 'eve@kga.test' })).toBeUndefined();
  const made = await insertMailCode(database.db, ring, { address, tokens });
  expect(made).toMatch(/^\d{6}$/);
});

test('after five wrong codes the right one is refused, and a right one clears the wrong ones', async () => {
  await issue();
  const wrong = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      expect(await find({ code: '000000' })).toBeUndefined();
  };
  await wrong(4);
  expect(await find()).toBe('w-token');
  await wrong(5);
  expect(await find()).toBeUndefined();
  await issue('222222');
  expect(await find({ code: '222222' })).toBe('w-token');
});

test('a code is refused after 7 days, and deleted', async () => {
  await issue();
  await sql`update mail_code set created_at = now() - interval '7 days 1 minute'`.execute(
    database.db,
  );
  expect(await find()).toBeUndefined();
  expect(await purge(database.db, mailCodeRetention, new Date())).toEqual({ mailCodes: 1 });
});

test('neither address nor code nor token is stored in clear', async () => {
  await issue();
  const rows = await database.db.selectFrom('mail_code').selectAll().execute();
  const text = rows.map(
    ({ address_hash: hash, content }) => `${hash.toString('latin1')}${content.toString('latin1')}`,
  );
  expect(text.join('')).not.toMatch(/kga|123456|token/i);
});
