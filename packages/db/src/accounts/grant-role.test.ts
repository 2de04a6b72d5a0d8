// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { insertAccount } from '../accounts/queries.ts';
import { selectAuditEntriesAbout } from '../core/audit.ts';
import { type TestDatabase, cloneDatabase, runDatabaseCommand } from '../testing.ts';

let database: TestDatabase;
let id = '';
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  const names = { firstName: 'Ada', lastName: '', passwordHash: null, language: 'en' } as const;
  const account = await database.db.transaction().execute(async (trx) => {
    await insertAccount(trx, { ...names, email: 'claimed@example.org' });
    return insertAccount(trx, { ...names, email: 'Ada@example.org', emailVerified: true });
  });
  id = account?.id ?? '';
});
afterAll(() => database.drop());

/** What the command prints, as `npm run admin:grant` runs it. */
async function grant(...given: string[]): Promise<string> {
  const env = { DATABASE_URL: database.url };
  const { stdout } = await runDatabaseCommand(['admin:grant', ...given], env);
  return stdout.trim();
}

const role = async () =>
  (
    await database.db
      .selectFrom('account')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).role;

test('an operator grants a role by address, and the log says so', async () => {
  expect(await grant('ada@EXAMPLE.org', 'admin')).toBe('Was member, is now admin: ada@EXAMPLE.org');
  expect(await role()).toBe('admin');
  expect(await grant('ada@example.org', 'admin')).toBe('Already admin: ada@example.org');
  const events = await selectAuditEntriesAbout(database.db, { kind: 'account', id });
  expect(events).toMatchObject([
    { actor: 'operator', actor_id: null, action: 'role_granted', before: 'member', after: 'admin' },
  ]);
});

test.each([
  [['eve@example.org', 'admin'], 'Nobody has the address eve@example.org.'],
  [['claimed@example.org', 'admin'], 'The address claimed@example.org is not verified yet'],
  [['ada@example.org', 'king'], 'Usage: '],
  [['ada@example.org'], 'Usage: '],
])('%j ends with a word about it', async (given, message) => {
  await expect(grant(...given)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});
