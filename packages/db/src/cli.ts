// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { roles } from '@kga/contracts/accounts';
import { parseReferenceRates } from '@kga/contracts/core';
import { z } from 'zod';

import { countSeededSnapshots, restartFigures } from '../seeds/petition.ts';
import { seed } from '../seeds/seed.ts';
import { grantRole } from './accounts/users.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, createDatabase, updateRoleSettings } from './core/client.ts';
import { migrateDown, migrateUp, selectNewestMigration } from './core/migrate.ts';
import { discardMails, holdMails, releaseMails, selectHeldMails } from './core/outbox/held.ts';
import { upsertRates } from './site/rates.ts';

const usage = `Usage: migrate | migrate:down [--yes] [--production] | seed | figures:restart [--yes] [--production] | new <name> | admin:grant <email> <${roles.join('|')}> | rates:read <file> | mails:held | mails:hold | mails:release | mails:discard`;

const migrationTemplate = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {}
`;

async function newMigration(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error('A migration needs a name in lower case with underscores.');
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = join(import.meta.dirname, '..', 'migrations', `${time}_${name}.ts`);
  await writeFile(file, migrationTemplate, { flag: 'wx' });
  console.log(file);
}

async function grant(db: Database, email = '', roleName = ''): Promise<void> {
  const role = z.enum(roles).safeParse(roleName);
  if (email === '' || !role.success) throw new Error(usage);
  const before = await grantRole(db, email, role.data);
  if (before === undefined) throw new Error(`Nobody has the address ${email}.`);
  if (before === 'unverified') {
    throw new Error(`The address ${email} is not verified yet; its account stays what it is.`);
  }
  const done = before === role.data ? 'Already' : `Was ${before}, is now`;
  console.log(`${done} ${role.data}: ${email}`);
}

/**
 * Reverts one migration after a question, which `--yes` answers. In production it needs
 * `--production` too, because data is lost.
 */
async function revert(
  db: Database,
  flags: readonly string[],
  inProduction: boolean,
): Promise<void> {
  const name = await selectNewestMigration(db);
  if (name === undefined) {
    console.log('Nothing to revert.');
    return;
  }
  await confirmLoss(`Revert ${name} and lose its data?`, flags, inProduction);
  console.log(`Reverted: ${await migrateDown(db, { onRetry: sayRetry })}`);
}

/** Deletes the petition's polled figures and seeds it from the settings, after the same question. */
async function restart(db: Database, flags: readonly string[], config: Config): Promise<void> {
  const count = await countSeededSnapshots(db);
  const question = `Delete ${count} stored figures of the petition?`;
  await confirmLoss(question, flags, config.inProduction);
  const { deleted } = await restartFigures(db, config.petition);
  console.log(`Deleted ${deleted} figures and seeded the petition from ${config.petition.type}.`);
}

/** @throws Error unless the question is answered with yes, and in production without `--production` */
async function confirmLoss(question: string, flags: readonly string[], inProduction: boolean) {
  if (inProduction && !flags.includes('--production')) {
    throw new Error(`${question} In production it needs --production.`);
  }
  if (flags.includes('--yes') || (await confirms(`${question} (yes/no) `))) return;
  throw new Error('Nothing was changed.');
}

async function confirms(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Without a terminal to ask, it needs --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Stores the rates of a copy of the European Central Bank's `eurofxref-daily.xml`. */
async function readRates(db: Database, file = ''): Promise<void> {
  if (file === '') throw new Error(usage);
  const rates = parseReferenceRates(await readFile(file, 'utf8'));
  if (!rates) throw new Error(`${file} is no daily file of reference rates.`);
  await upsertRates(db, rates);
  console.log(`Read the reference rates of ${rates.onDate}.`);
}

const mailCommands = {
  'mails:hold': { change: holdMails, done: 'held' },
  'mails:release': { change: releaseMails, done: 'released; the worker sends them' },
  'mails:discard': { change: discardMails, done: 'discarded' },
} as const;

async function listHeldMails(db: Database): Promise<void> {
  const held = await selectHeldMails(db);
  if (held.length === 0) console.log('No mail is held.');
  for (const { job, count, oldest, newest } of held) {
    console.log(`${count} ${job}, from ${oldest.toISOString()} to ${newest.toISOString()}`);
  }
}

const sayRetry = () => console.log('Others use the tables; trying again.');

const commands = [
  'migrate',
  'migrate:down',
  'seed',
  'figures:restart',
  'admin:grant',
  'rates:read',
  'mails:held',
  'mails:hold',
  'mails:release',
  'mails:discard',
] as const;

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'new') return newMigration(args[0]);
  const command = commands.find((each) => each === name);
  if (!command) throw new Error(usage);
  const config = readConfig();
  const db = createDatabase(config.databaseUrl, { maxConnections: 1, statementTimeout: 0 });
  try {
    if (command === 'admin:grant') {
      await grant(db, ...args);
    } else if (command === 'rates:read') {
      await readRates(db, ...args);
    } else if (command === 'mails:held') {
      await listHeldMails(db);
    } else if (
      command === 'mails:hold' ||
      command === 'mails:release' ||
      command === 'mails:discard'
    ) {
      const { change, done } = mailCommands[command];
      console.log(`${await change(db)} mails, and requests for mails, are ${done}.`);
    } else if (command === 'seed') {
      for (const line of await seed(db, config)) console.log(line);
    } else if (command === 'figures:restart') {
      await restart(db, args, config);
    } else if (command === 'migrate:down') {
      await revert(db, args, config.inProduction);
    } else {
      const names = await migrateUp(db, { onRetry: sayRetry });
      if (config.pooled) await updateRoleSettings(db);
      console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'Nothing to migrate.');
    }
  } finally {
    await db.destroy();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
