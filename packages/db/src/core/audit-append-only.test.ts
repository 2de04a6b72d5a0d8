// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { insertAuditEntries } from './audit.ts';
import { type Database, createDatabase } from './client.ts';

const page = join(import.meta.dirname, '../../../../docs/operations/audit-log-role.md');
const role = `kga_app_${randomBytes(6).toString('hex')}`;
const password = randomBytes(12).toString('hex');

let database: TestDatabase;
let lesser: Database;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  const url = new URL(database.url);
  const [, lines = ''] = /```sql\n(.+?)```/s.exec(await readFile(page, 'utf8')) ?? [];
  const told = lines
    .replaceAll('database kga ', `database ${url.pathname.slice(1)} `)
    .replaceAll('kga_app', role)
    .replaceAll('choose-one', password);
  for (const line of told.split(';').filter((each) => each.trim() !== '')) {
    await sql.raw(line).execute(database.db);
  }
  Object.assign(url, { username: role, password });
  lesser = createDatabase(url.href);
});
afterAll(async () => {
  await lesser.destroy();
  await sql`drop owned by ${sql.id(role)}`.execute(database.db);
  await sql`drop role ${sql.id(role)}`.execute(database.db);
  await database.drop();
});

const entry = {
  actor_id: null,
  actor: 'operator',
  action: 'content.hide',
  subject_kind: 'story',
  subject_id: 'z',
} as const;

test('the role that the documentation names adds to the log, and reads it', async () => {
  await lesser.transaction().execute((trx) => insertAuditEntries(trx, entry));
  expect(await lesser.selectFrom('audit_log').select('action').execute()).toEqual([
    { action: 'content.hide' },
  ]);
});

test.each([
  [`update audit_log set reason = ''`, 'permission denied'],
  ['delete from audit_log', 'permission denied'],
  ['truncate audit_log', 'permission denied'],
  ['alter table audit_log disable trigger all', 'must be owner'],
  ['drop trigger audit_log_append_only on audit_log', 'must be owner'],
])('it is refused: %s', async (statement, message) => {
  await expect(sql.raw(statement).execute(lesser)).rejects.toThrow(message);
});

test('it can do what the product does, triggers and all', async () => {
  const id = uuidv7();
  const story = {
    id,
    game_name: 'The Crew',
    title: 'Gone',
    content: 'All of it',
    language: 'en',
  } as const;
  const noAuthor = { account_id: null, guest_id: null };
  await lesser
    .insertInto('story')
    .values({ ...story, ...noAuthor, status: 'published' })
    .execute();
  await lesser.updateTable('story').set({ status: 'hidden' }).where('id', '=', id).execute();
  await lesser.deleteFrom('story').where('id', '=', id).execute();
  expect(await database.db.selectFrom('story').select('id').execute()).toEqual([]);
});
