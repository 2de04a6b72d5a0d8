// SPDX-License-Identifier: AGPL-3.0-or-later
import { fullName } from '@kga/contracts/core';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';

import { createDatabase } from './client.ts';
import { fullNameColumn } from './values.ts';

test('Postgres and the apps write whole names in the same order', async () => {
  const db = createDatabase(inject('databaseUrl'));
  const names = [
    ['Ada', 'Lovelace'],
    ['太郎', '山田'],
    ['길동', '홍'],
    ['さくら', '佐々木'],
    ['太郎', '山﨑'],
    ['茂', '𠮷田'],
    ['太郎', '一ノ瀬'],
    ['三郎', '三ヶ島'],
    ['エミ', '山田'],
    ['さーや', '山田'],
    ['マイク', 'スミス'],
    ['小明', ''],
    ['Mei', '王'],
    ['', ''],
  ] as const;
  for (const [firstName, lastName] of names) {
    const { rows } = await sql<{ name: string }>`select ${fullNameColumn} as name
      from (values (${firstName}, ${lastName})) as account (first_name, last_name)`.execute(db);
    expect(rows).toEqual([{ name: fullName({ firstName, lastName }) }]);
  }
  await db.destroy();
});
