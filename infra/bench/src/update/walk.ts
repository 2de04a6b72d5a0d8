// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { type Database, createDatabase } from '@kga/db/core';
import { sql } from 'kysely';

import {
  compareMails,
  compareWrites,
  type Comparison,
  type MailComparison,
} from '../faults/checks.ts';
import { startReaders, withoutContent } from '../faults/readers.ts';
import type { PageRead, RunRecord } from '../faults/record.ts';
import { type Site, insertSite } from '../faults/stack.ts';
import { startWriters } from '../faults/writers.ts';
import type { Resources } from '../shared/processes.ts';
import { encryptionKey } from '../shared/product.ts';
import { type TableComparison, compareTables } from './compare-tables.ts';
import {
  type DecisionMails,
  authorAddress,
  compareDecisions,
  startDecisions,
} from './decisions.ts';
import { type Installation, createCopy, startInstallation } from './installation.ts';
import { watchLockWaits } from './lock-waits.ts';
import { startMembers } from './members.ts';
import { type PhasePages, cameFromAll, countPages } from './pages.ts';
import { sendFile } from './send-file.ts';
import { type Version, runOf } from './version.ts';
import { type Phase, type Waits, createWaitRecord } from './waits.ts';

export type WalkOptions = {
  /** Superuser's, of a Postgres in which databases are created. */
  readonly adminUrl: string;
  readonly old: Version;
  readonly now: Version;
  /** Inserts more than the visitors write. */
  readonly fill?: (databaseUrl: string) => Promise<void>;
  /** How long each phase lasts at least, in milliseconds. */
  readonly phaseMs: number;
  /** Visitors who write, and members who read, at the same time. */
  readonly visitors: number;
};

export type Walk = {
  readonly migrations: readonly { readonly name: string; readonly seconds: number }[];
  /** Rows from before the update, after the migrations alone. */
  readonly tables: TableComparison;
  /** The old version's backup, restored by the new one and migrated, beside the database that was migrated. */
  readonly restored: TableComparison | undefined;
  readonly waits: readonly Waits[];
  /** For which a reader or a writer waited for a lock while the migrations ran. */
  readonly longestLockMs: number;
  readonly writes: readonly Comparison[];
  readonly failures: readonly string[];
  /** Pages that came, and those without their content, which browsers then ask for: web was too busy. */
  readonly pages: readonly PhasePages[];
  /** Of all but the author of the decided texts. */
  readonly mails: MailComparison;
  readonly decisions: DecisionMails;
};

const open = (url: string) => createDatabase(url, { maxConnections: 2, statementTimeout: 0 });
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** The migrations that ran since `began`, and how long each took. */
async function selectDurations(db: Database, began: Date): Promise<Walk['migrations'][number][]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from at - lag(at, 1, ${began}) over (order by at, name))::float8 as seconds
    from (select name, timestamp::timestamptz as at from kysely_migration) as migration
    where at > ${began} order by at, name`.execute(db);
  return rows;
}

/** Migrates a copy without other connections, and compares its rows with those of before. */
async function compareMigrated(now: Version, before: string, env: Installation['env']) {
  const migrated = await createCopy(before, nameOf(before));
  await runOf(now, 'db', ['migrate'], { ...env, DATABASE_URL: migrated });
  await using earlier = open(before);
  await using later = open(migrated);
  return { migrated, tables: await compareTables(earlier, later) };
}

/** Restores the backup of the old version by the new one into an empty database, and migrates that. */
async function compareRestored(
  { now, adminUrl }: WalkOptions,
  migrated: string,
  env: Installation['env'],
): Promise<TableComparison> {
  const file = readdirSync(env.BACKUP_DIR).find((name) => name.endsWith('.age')) ?? '';
  const restored = await createCopy(adminUrl);
  const settings = { ...env, DATABASE_URL: restored };
  await runOf(now, 'restore', [join(env.BACKUP_DIR, file), '--into-database'], settings);
  await runOf(now, 'db', ['migrate'], settings);
  await using one = open(migrated);
  await using other = open(restored);
  return await compareTables(one, other);
}

/** Waits until the worker has settled what it was asked for. */
async function settle(databaseUrl: string): Promise<void> {
  await using db = open(databaseUrl);
  const waiting = sql<{ id: string }>`select id from outbox where settled_at is null limit 1`;
  while ((await waiting.execute(db)).rows.length > 0) await setTimeout(200);
}

/** Lets visitors of the old version write for a while, makes its backup, and compares what becomes of the rows. */
async function proveRows(
  { mailbox, start, env }: Installation,
  site: Pick<Site, 'ids'>,
  { record, options }: { record: RunRecord; options: WalkOptions },
): Promise<Pick<Walk, 'tables' | 'restored'>> {
  const { old, now, phaseMs, visitors, fill } = options;
  const copies = await start(old);
  const writers = startWriters(
    { ...site, edgeUrl: copies.web, mailbox, files: false },
    record,
    visitors,
  );
  await sendFile(copies.web, record);
  await Promise.race([setTimeout(phaseMs), writers.failed]);
  await writers.stop();
  await settle(env.DATABASE_URL);
  await writers.stopConfirming();
  await runOf(old, 'backup', [], env);
  await copies.end();
  const before = await createCopy(options.adminUrl, nameOf(env.DATABASE_URL));
  const { migrated, tables } = await compareMigrated(now, before, env);
  // With many rows it takes too long.
  const restored = fill ? undefined : await compareRestored(options, migrated, env);
  return { tables, restored };
}

/** After which a phase ends although a page has not come, in milliseconds. */
const pagePatience = 30_000;

/** Prolongs a phase, on a busy machine, until each page came whole from each web. */
async function waitForPages(pages: readonly PageRead[], phase: Phase, webs: readonly string[]) {
  const begun = Date.now();
  while (!cameFromAll(pages, phase, webs) && Date.now() - begun < pagePatience) {
    await setTimeout(50);
  }
}

/** Replaces the old version by the new one, copy by copy, while everyone reads and writes. */
async function rollOut(
  { mailbox, start, startWeb, env }: Installation,
  ids: Site['ids'],
  {
    record,
    pages,
    options,
  }: { record: RunRecord; pages: readonly PageRead[]; options: WalkOptions },
): Promise<{ began: Date; longestLockMs: number; webs: ReadonlyMap<string, string> }> {
  const { old, now, phaseMs, visitors } = options;
  const before = await start(old);
  let webs = [before.web];
  let turn = 0;
  const edgeUrl = () => webs[(turn += 1) % webs.length] ?? '';
  const site = { edgeUrl, ids, mailbox, files: false };
  const members = await startMembers(site, record, visitors);
  const readers = await startReaders(site, record);
  const writers = startWriters(site, record, visitors, 100_000);
  const decisions = await startDecisions(site, record, env.DATABASE_URL);
  const during = async (phase: Phase, work: () => Promise<void> = () => setTimeout(phaseMs)) => {
    record.fault = phase;
    const finish = async () => {
      await work();
      await waitForPages(pages, phase, webs);
    };
    await Promise.race([finish(), writers.failed, decisions.failed]);
  };

  await during('the old version alone');
  const began = new Date();
  const locks = watchLockWaits(env.DATABASE_URL);
  await during('migrations run', async () => void (await runOf(now, 'db', ['migrate'], env)));
  const longestLockMs = await locks.stop();
  await during('the old version on the new schema');
  record.fault = 'copies start';
  const after = await start(now);
  webs = [before.web, after.web];
  await during('both versions');
  record.fault = 'copies start';
  const oldOnNew = await startWeb(old, after.api);
  const newOnOld = await startWeb(now, before.api);
  webs = [oldOnNew.web, newOnOld.web];
  await during('each web on the api of the other version');
  webs = [after.web];
  await during('the new version alone', async () => {
    // What others still answer ends meanwhile.
    await setTimeout(phaseMs);
    for (const { end } of [oldOnNew, newOnOld, before]) await end();
  });
  await readers.stop();
  await members.stop();
  await writers.stop();
  await decisions.stop();
  record.fault = '';
  await settle(env.DATABASE_URL);
  await writers.stopConfirming();
  // What confirmations cause.
  await settle(env.DATABASE_URL);
  const names = new Map([
    [before.web, 'the old web'],
    [after.web, 'the new web'],
    [oldOnNew.web, 'the old web on the new api'],
    [newOnOld.web, 'the new web on the old api'],
  ]);
  return { began, longestLockMs, webs: names };
}

/**
 * Updates an installation in use from one version to another as docs/operations/updates.md says, while visitors read
 * and write, and tells what they noticed and what is stored.
 */
export async function walk(resources: Resources, options: WalkOptions): Promise<Walk> {
  const { old, adminUrl } = options;
  const folder = mkdtempSync(join(tmpdir(), 'kga-update-'));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = await createCopy(adminUrl);
  const settings = { DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: encryptionKey };
  await runOf(old, 'db', ['migrate'], settings);
  await runOf(old, 'db', ['seed'], settings);
  await options.fill?.(databaseUrl);
  const ids = await insert(databaseUrl);

  const installation = await startInstallation(resources, { databaseUrl, folder });
  const { record, waits, pages } = createWaitRecord();
  const rows = await proveRows(installation, { ids }, { record, options });
  const { began, longestLockMs, webs } = await rollOut(installation, ids, {
    record,
    pages,
    options,
  });

  await using db = open(databaseUrl);
  const { mails } = installation.mailbox;
  return {
    ...rows,
    longestLockMs,
    migrations: await selectDurations(db, began),
    waits: waits(),
    writes: await compareWrites(db, ids.petition, record),
    failures: record.failures
      .filter(({ outcome }) => outcome !== withoutContent)
      .map(({ what, outcome, fault }) => `${fault === '' ? 'before' : fault}: ${what}: ${outcome}`),
    pages: countPages(pages, webs),
    mails: await compareMails(
      db,
      record,
      mails.filter(({ to }) => !to.includes(authorAddress)),
    ),
    decisions: compareDecisions(record.acknowledged.get('decisions') ?? [], mails),
  };
}

/** Inserts what visitors refer to. */
async function insert(databaseUrl: string): Promise<Site['ids']> {
  await using db = open(databaseUrl);
  return await insertSite(db);
}
