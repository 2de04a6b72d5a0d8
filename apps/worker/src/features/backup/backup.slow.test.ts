// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { loadDump } from '@kga/db/backup';
import {
  createDatabase,
  insertObject,
  insertOutboxJob,
  migrateTo,
  releaseMails,
  selectDueOutbox,
  selectNewestMigration,
} from '@kga/db/core';
import { selectKeyVersions } from '@kga/db/registry';
import {
  type TestDatabase,
  cloneDatabase,
  emptyDatabase,
  insertTestPetition,
  insertTestSigners,
} from '@kga/db/testing';
import { withCompileCache } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { publishTreeHeads } from '../petitions/signatures/tree-heads.ts';
import { readAgeFile } from './age-file.ts';
import { readConfig, readOpeningKeys } from './config.ts';
import { backUpKeys, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { readKeysSetting, restoreKeys } from './restore-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-backup-'));
const text = 'tab\t, newline\n\\.\nbackslash \\N, ゲーム 𠮷';
const picture = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
const mailJobs = { jobs: ['mail.send' as const], limit: 10 };

let worker: WorkerFixture;
let opening: { identity: string; passphrase: undefined };
let settings: Record<string, string>;
let file: string;

beforeAll(async () => {
  worker = await createWorkerFixture();
  const { encryptionKeys } = worker.config();
  const { db, url } = worker.database;
  const ring = createKeyRing(encryptionKeys);
  await db.updateTable('petition').set({ text }).execute();
  const petitionId = v7();
  await insertTestSigners(db, ring, { petitionId, count: 700 });
  const log = createLog('worker', 'silent');
  for (const leaves of [700, 5]) {
    await insertLeaves(worker.database, petitionId, leaves);
    await publishTreeHeads({ db, redis: worker.redis, log, ring });
  }
  await db.transaction().execute(async (trx) => {
    await insertObject(trx, { bytes: picture }, 'image/webp');
    await insertOutboxJob(trx, 'mail.send', {
      about: 'contact_message',
      topic: 'other',
      text,
      replyTo: null,
      accountId: null,
      language: 'en',
      suspicious: false,
    });
    await insertOutboxJob(trx, 'legal.file', { fileId: v7() });
  });
  const identity = await generateX25519Identity();
  opening = { identity, passphrase: undefined };
  settings = {
    DATABASE_URL: url,
    ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
    BACKUP_DIR: folder,
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    BACKUP_IDENTITY: `# a comment, as age-keygen writes\n${identity}\n`,
  };
  await run('backup');
  file = join(folder, readdirSync(folder)[0] ?? '');
});
afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true });
});

async function insertLeaves({ db }: TestDatabase, petitionId: string, count: number) {
  await sql`
    insert into log_leaf (petition_id, withdrawal, receipt_hash)
    select ${petitionId}, false, sha256(convert_to(concat(${count}::int, leaf), 'UTF8'))
    from generate_series(1, ${count}::int) as leaf`.execute(db);
}

/** Runs a command of the worker as an operator does. */
async function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, `../../${command}.ts`);
  const options = { env: withCompileCache({ ...settings, ...env }) };
  return promisify(execFile)(
    process.execPath,
    ['--conditions=kga-source', script, ...args],
    options,
  );
}

/** A hash of the rows of each table that are the same in a backup and what it was made of. */
async function contents({ db }: TestDatabase): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('backup', 'outbox', 'kysely_migration')`.execute(db);
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as hash
      from ${sql.table(name)} as row`.execute(db);
    return [name, rows[0]?.hash ?? null] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('a backup is closed for others, and restores every row, but no mail is sent again', async () => {
  expect(readFileSync(file).toString('latin1')).toMatch(/^age-encryption\.org\/v1/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const target = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(target.drop);

  const { stdout } = await run('restore', [file, '--into-database'], { DATABASE_URL: target.url });
  expect(stdout).toContain('is whole');
  expect(stdout).toContain('the logs of 1 petitions');
  expect(stdout).toContain('1 mails, and requests for mails, are held');

  expect(await contents(target)).toEqual(await contents(worker.database));
  // Numbers go on where they were, so that nothing is overwritten.
  await insertLeaves(target, await insertTestPetition(target.db), 1);

  expect(await selectDueOutbox(target.db, mailJobs)).toEqual([]);
  expect(await selectDueOutbox(target.db, { jobs: ['legal.file'], limit: 10 })).toHaveLength(1);
  expect(await releaseMails(target.db)).toBe(1);
  await expect.poll(() => selectDueOutbox(target.db, mailJobs)).toHaveLength(1);
});

test('a backup of an older version is verified by this one, and restored as it was', async () => {
  const [older, target] = [
    await emptyDatabase(inject('databaseUrl')),
    await emptyDatabase(inject('databaseUrl')),
  ];
  onTestFinished(older.drop);
  onTestFinished(target.drop);
  // Before the newest table whose rows are sealed.
  const migration = '20261128005000_search_letters';
  await migrateTo(older.db, migration);
  const config = readConfig({ ...settings, DATABASE_URL: older.url });
  const made = await makeBackup(config);
  onTestFinished(() => rmSync(made.file));
  await target.db.destroy();
  const lines: string[] = [];
  await restoreBackup({ ...config, databaseUrl: target.url }, made.file, {
    intoDatabase: true,
    replace: false,
    say: (line) => void lines.push(line),
  });
  expect(lines.join('\n')).toContain(`is whole, at the migration ${migration}`);
  await using restored = createDatabase(target.url, { maxConnections: 1 });
  expect(await selectNewestMigration(restored)).toBe(migration);
});

test('a backup that cannot be opened, or was changed, is refused', async () => {
  const config = readConfig({ ...settings, BACKUP_IDENTITY: '' });
  const options = { intoDatabase: false, replace: false, say: () => {} };
  await expect(restoreBackup(config, file, options)).rejects.toThrow('Set BACKUP_IDENTITY');
  await expect(restoreBackup(config, file, { ...options, replace: true })).rejects.toThrow(
    'needs --into-database',
  );
  const other = { ...config, identity: await generateX25519Identity() };
  await expect(restoreBackup(other, file, options)).rejects.toThrow('no identity matched');
  const damaged = join(folder, 'damaged');
  writeFileSync(damaged, readFileSync(file).subarray(0, -5_000));
  await expect(buffer(await readAgeFile(damaged, opening))).rejects.toThrow('invalid tag');
  expect(await selectKeyVersions(worker.database.db)).toEqual([1]);
});

test('the keys of the installation are backed up apart', async () => {
  const keys = join(folder, 'keys.age');
  await backUpKeys(readConfig(settings), keys);
  const opened = await buffer(await readAgeFile(keys, opening));
  expect(opened.toString()).toBe(`${settings['ENCRYPTION_KEYS']}\n`);
});

test('the keys are restored as a setting with nothing but the private key, and overwrite no file', async () => {
  const keys = join(folder, 'keys-to-restore.age');
  await backUpKeys(readConfig(settings), keys);
  const line = `ENCRYPTION_KEYS=${settings['ENCRYPTION_KEYS']}\n`;
  const alone = { DATABASE_URL: '', ENCRYPTION_KEYS: '' };
  expect((await run('restore', ['--keys', keys], alone)).stdout).toBe(line);

  const restored = join(folder, 'keys.env');
  await run('restore', ['--keys', keys, '--to', restored], alone);
  expect(readFileSync(restored, 'utf8')).toBe(line);
  expect(statSync(restored).mode & 0o777).toBe(0o600);
  await expect(restoreKeys(keys, opening, restored)).rejects.toThrow('EEXIST');

  await expect(readKeysSetting(file, opening)).rejects.toThrow('holds no keys');
  const none = readOpeningKeys({ BACKUP_IDENTITY: '' });
  await expect(readKeysSetting(keys, none)).rejects.toThrow('Set BACKUP_IDENTITY');
});

test('a dump that differs from its summary is refused, and leaves the database as it was', async () => {
  const target = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(target.drop);
  const before = await contents(target);
  const dump = (await buffer(await readAgeFile(file, opening))).toString();
  // For those who load it with psql.
  expect(dump).toContain("update outbox set state = 'held'");
  const refusal = async (changed: string) => {
    const load = loadDump(target.url, Readable.from([Buffer.from(changed)]), { replace: false });
    return load.then(
      () => 'none',
      (error: unknown) => String(error),
    );
  };
  expect(await refusal(dump)).toContain('in use: stop api and worker first');
  await target.db.destroy();
  expect(await refusal(dump.replace(/^[^\n]+\timage\/webp\t[^\n]+\n/m, ''))).toContain(
    'object: 0 of 1',
  );
  expect(await refusal(dump.replace(/(?<=\tf\t)\\\\x../, '\\\\x00'))).toContain(
    'do not have their roots',
  );
  expect(await refusal(dump.slice(0, dump.indexOf('-- kga summary')))).toContain('incomplete');
  expect(await refusal(dump.slice(0, dump.length / 2))).toContain('in the middle of a table');
  expect(await refusal(dump.replace(/"migration":"\d/, '$&0'))).toContain('restore into an empty');
  expect(await refusal('hello\n')).toContain('This is no backup');
  const db = createDatabase(target.url);
  onTestFinished(() => db.destroy());
  expect(await contents({ ...target, db })).toEqual(before);
});
