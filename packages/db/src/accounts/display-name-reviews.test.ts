// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { expect, inject, onTestFinished, test } from 'vitest';

import { migrateTo } from '../core/migrate.ts';
import { emptyDatabase } from '../testing.ts';
import { selectDisplayNameReviews } from './display-name-reviews.ts';
import { displayNameKey } from './display-names.ts';
import { renewDisplayNameKeys } from './renew-display-name-keys.ts';

const migration = '20261127031000_display_name_review';
const before = '20261125230000_count_signatures';

test('stored keys are computed again, and look-alikes and reserved names wait for moderators', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  await migrateTo(db, before);
  let minutes = 0;
  const insert = async (name: string, key: string) => {
    const id = uuidv4();
    minutes += 1;
    await sql`
      insert into account (id, email, first_name, last_name, language, display_name, display_name_key, created_at)
      values (${id}, ${`${id}@example.org`}, 'A', 'B', 'en', ${name}, ${key},
        timestamptz '2026-01-01' + ${minutes} * interval '1 minute')`.execute(db);
    return id;
  };
  const anna = await insert('Anna Berger', 'annaberger');
  const copy = await insert('Anna\uFE00 Berger', 'anna\uFE00berger');
  const team = await insert('ТЕАМ', 'ᴛeaʍ');
  const removed = await insert('RОT words', 'rotwords2');
  // A key that another name gets, and whose own name moves on.
  const boba = await insert('ВОВА', 'вoвa');
  const other = await insert('Kim', 'boba');
  await sql`insert into refused_display_name (key) values ('pуde')`.execute(db);
  await sql`
    insert into audit_log (id, actor, action, subject_kind, subject_id, before)
    values (${uuidv4()}, 'A moderator', 'display_name_reset', 'account', ${anna}, 'ROT words')`.execute(
    db,
  );

  await migrateTo(db, migration);

  const accounts = await db
    .selectFrom('account')
    .select(['id', 'display_name', 'display_name_key'])
    .execute();
  const byId = new Map(accounts.map(({ id, ...names }) => [id, names]));
  expect(byId.get(anna)).toEqual({ display_name: 'Anna Berger', display_name_key: 'annaberger' });
  expect(byId.get(copy)).toEqual({
    display_name: 'Anna Berger',
    display_name_key: `annaberger#${copy}`,
  });
  expect(byId.get(boba)).toEqual({ display_name: 'ВОВА', display_name_key: 'boba' });
  expect(byId.get(other)).toMatchObject({ display_name_key: displayNameKey('Kim') });
  expect(await selectDisplayNameReviews(db)).toMatchObject([
    { id: copy, reason: 'look_alike', other_id: anna, other_name: 'Anna Berger' },
    { id: team, reason: 'reserved', name: 'ТЕАМ', other_id: null },
    { id: removed, reason: 'refused', other_id: null },
  ]);
  // It changes nothing again, and finds what a process of the release before has written.
  expect(await renewDisplayNameKeys(db)).toBe(0);
  const late = await insert('Воbа', 'old');
  expect(await renewDisplayNameKeys(db)).toBe(1);
  expect(await selectDisplayNameReviews(db)).toContainEqual(
    expect.objectContaining({ id: late, reason: 'look_alike', other_id: boba }),
  );
  const refused = await db.selectFrom('refused_display_name').select('key').execute();
  expect(refused.map(({ key }) => key)).toEqual(
    expect.arrayContaining([displayNameKey('ROT words'), displayNameKey('pуde')]),
  );
});
