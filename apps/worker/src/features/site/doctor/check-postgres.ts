// SPDX-License-Identifier: AGPL-3.0-or-later
import { selectNewestBackup } from '@kga/db/backup';
import {
  type Database,
  createSchemaCheck,
  findUnreadableKeys,
  selectHeldMails,
  selectNewestMigration,
} from '@kga/db/core';
import { selectKeyVersions } from '@kga/db/registry';
import { countUnsentMails, selectServerFacts, selectServerTime } from '@kga/db/site';
import type { KeyRing } from '@kga/server/crypto';

import { type Check, type Found, judge } from './report.ts';

/** Rows in `returning` have `old` and `new` from this version on. */
const leastPostgres = 180_000;
/** Share of connections in use from which the next copy of an app may get none. */
const busyConnections = 0.9;
const longTransactionSeconds = 600;
/** Seconds between two clocks; leases and links of mails last a minute or more. */
const clockSkewMax = 2;
const backupAgeMax = 2 * 86_400;

async function checkServer(db: Database): Promise<Found> {
  const facts = await selectServerFacts(db);
  const { connections, maxConnections, oldestTransactionSeconds: oldest } = facts;
  return [
    judge(
      facts.versionNumber >= leastPostgres,
      `Postgres ${facts.version}`,
      'Upgrade to Postgres 18 or newer.',
    ),
    judge(
      connections < maxConnections * busyConnections,
      `${connections} of ${maxConnections} connections`,
      'Raise max_connections, or lower the pools (docs/operations/settings.md).',
    ),
    judge(
      oldest < longTransactionSeconds,
      `the oldest transaction is ${Math.round(oldest)} s old`,
      'It blocks migrations and cleaning: find it in pg_stat_activity, and end it with pg_terminate_backend.',
      'warning',
    ),
  ];
}

async function checkMigrations(db: Database): Promise<Found> {
  const newest = await selectNewestMigration(db);
  const isCurrent = await createSchemaCheck(db)().then(
    () => true,
    () => false,
  );
  const found = newest === undefined ? 'none has run' : `the newest is ${newest}`;
  return [judge(isCurrent, found, 'Run `migrate` (docs/operations/updates.md).')];
}

/** The difference of a clock to ours, less the time that asking took. */
export async function judgeClock(name: string, read: () => Promise<number>): Promise<Found> {
  const before = Date.now();
  const time = await read();
  const after = Date.now();
  const skew = Math.max(before - time, time - after, 0) / 1_000;
  const found = `${name} differs by ${skew.toFixed(1)} s`;
  return [
    judge(skew <= clockSkewMax, found, 'Synchronise the clocks (chrony, systemd-timesyncd).'),
  ];
}

async function checkKeys(db: Database, ring: KeyRing, versions: readonly number[]): Promise<Found> {
  const used = await selectKeyVersions(db);
  const missing = used.filter((version) => !versions.includes(version));
  const wrong = missing.length > 0 ? [] : await findUnreadableKeys(db, ring);
  return [
    judge(
      missing.length === 0,
      missing.length === 0
        ? `rows use ${used.length === 0 ? 'none' : used.join(', ')} of ${versions.join(', ')}`
        : `rows are sealed with ${missing.join(', ')}, which ENCRYPTION_KEYS lacks`,
      'Put the missing keys back into ENCRYPTION_KEYS, from their backup (docs/operations/backups.md).',
    ),
    ...(wrong.length === 0
      ? []
      : [
          judge(
            false,
            `they do not open ${wrong.join(', ')}`,
            'ENCRYPTION_KEYS has other keys of the same versions: take those of the backup.',
          ),
        ]),
  ];
}

async function checkBackup(db: Database): Promise<Found> {
  const newest = await selectNewestBackup(db);
  const hours = newest ? `${Math.round(newest.ageSeconds / 3_600)} hours old` : 'none was made';
  const isFresh = newest !== undefined && newest.ageSeconds < backupAgeMax;
  return [judge(isFresh, hours, 'Run `backup` each day (docs/operations/backups.md).')];
}

async function checkMails(db: Database): Promise<Found> {
  const held = (await selectHeldMails(db)).reduce((sum, { count }) => sum + count, 0);
  const { failed, uncertain } = await countUnsentMails(db);
  return [
    judge(
      held === 0,
      `${held} are held`,
      '`mails:release` sends them, `mails:discard` gives them up.',
      'warning',
    ),
    judge(
      failed + uncertain === 0,
      `${failed} failed and ${uncertain} are uncertain since yesterday`,
      'docs/operations/runbooks/mails-not-sent.md',
      'warning',
    ),
  ];
}

export function postgresChecks(
  db: Database,
  ring: KeyRing,
  versions: readonly number[],
): readonly Check[] {
  return [
    { name: 'Postgres', run: () => checkServer(db) },
    { name: 'migrations', run: () => checkMigrations(db) },
    { name: 'clock', run: () => judgeClock('that of Postgres', () => selectServerTime(db)) },
    { name: 'keys', run: () => checkKeys(db, ring, versions) },
    { name: 'mails', run: () => checkMails(db) },
    { name: 'backup', run: () => checkBackup(db) },
  ];
}
