// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes, randomUUID } from 'node:crypto';

import * as contracts from '@kga/contracts/accounts';
import type { Role } from '@kga/contracts/accounts';
import { gameLike } from '@kga/contracts/archive';
import type { Author } from '@kga/contracts/content';
import * as jobsContracts from '@kga/contracts/jobs';
import type { AccountMail, Mail } from '@kga/contracts/jobs';
import {
  type Account,
  displayNameKey,
  insertAccount,
  updateAccount,
  updateDisplayName,
} from '@kga/db/accounts';
import type { Database } from '@kga/db/core';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { beforeAll, expect } from 'vitest';

import { type Agent, agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** The password of every account that `makeAccount` creates. */
export const testPassword = 'violet harbour lantern';

/** Cheap parameters: tests of the real cost hash on their own. */
const cheapHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export type AccountOptions = {
  email?: string;
  firstName?: string;
  displayName?: string;
  role?: Role;
  suspended?: boolean;
  verified?: boolean;
  /** False for an account that signs in by providers only. */
  password?: boolean;
};

/** Creates an account with `testPassword`, by default a verified member. */
export async function makeAccount(db: Database, options: AccountOptions = {}): Promise<Account> {
  const { role = 'member', suspended = false, verified = true, password = true } = options;
  const passwordHash = password ? await cheapHash : null;
  return db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      email: options.email ?? `${randomUUID()}@example.org`,
      firstName: options.firstName ?? 'Ada',
      lastName: 'Lovelace',
      passwordHash,
      language: 'en',
      emailVerified: verified,
      role,
    });
    if (!account) throw new Error('The address is taken');
    const { displayName } = options;
    if (displayName !== undefined) {
      const key = displayNameKey(displayName);
      await updateDisplayName(trx, account.id, { name: displayName, key });
    }
    if (!suspended) return account;
    const change = { suspended_at: new Date(), suspended_reason: 'Spam' };
    return (await updateAccount(trx, account.id, change)) ?? account;
  });
}

/** An account as the author of an item. */
export const authorOf = (
  { id }: Pick<Account, 'id'>,
  { displayName = null, marks = [] }: Partial<Pick<Author, 'displayName' | 'marks'>> = {},
): Author => ({ id, shortId: id.slice(0, 8), displayName, picture: null, marks });

/** Signs an account of `makeAccount` in by password. */
export async function signInAs(
  app: FastifyInstance,
  { email }: Pick<Account, 'email'>,
  by: Agent = agent(app),
): Promise<Agent> {
  const answer = await by.post(contracts.signIn.url, { email, password: testPassword });
  expect(answer.statusCode).toBe(200);
  return by;
}

/** Creates an account and signs it in. */
export async function newMember(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  options?: AccountOptions,
) {
  const account = await makeAccount(db, options);
  return { account, by: await signInAs(app, account) };
}

/** An agent that signs in with a new account before the tests; its properties can be read then. */
export function setupAgent(api: Pick<TestApp, 'app' | 'db'>, options?: AccountOptions): Agent {
  let current: Agent | undefined;
  beforeAll(async () => {
    current = (await newMember(api, options)).by;
  });
  const signedIn = (): Agent => {
    if (!current) throw new Error('The agent signs in before the first test');
    return current;
  };
  return {
    get cookies() {
      return signedIn().cookies;
    },
    get headers() {
      return signedIn().headers;
    },
    request: (request) => signedIn().request(request),
    get: (url) => signedIn().get(url),
    post: (url, payload) => signedIn().post(url, payload),
  };
}

/** A guest id in the form that browsers create. */
export const newGuestId = (): string => `guest_${randomBytes(8).toString('hex')}${Date.now()}`;

/** Registers a guest, stores it by a first write and sends its id with each request. */
export async function guestAgent(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  guestId = newGuestId(),
  { isYoung = false }: { isYoung?: boolean } = {},
): Promise<Agent & { guestId: string }> {
  const by = agent(app);
  const answer = await by.post(contracts.registerGuest.url, { guestId, fingerprint: {} });
  expect(answer.statusCode).toBe(200);
  by.headers['x-guest-id'] = guestId;
  const like = await by.request({ method: 'PUT', url: gameLike.set.url.replace(':id', v7()) });
  expect(like.statusCode).toBe(404);
  // Marks of guests who have just registered are held.
  if (!isYoung) {
    const created_at = new Date(Date.now() - 2 * 60_000);
    await db.updateTable('guest').set({ created_at }).where('id', '=', guestId).execute();
  }
  return { ...by, guestId };
}

/** The mails in the outbox, oldest first. */
export async function outboxMails(db: Database): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    // In the order of their transactions: a clock that is set back would put earlier ids last.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => jobsContracts.mail.parse(payload));
}

/** The mails in the outbox for an address, oldest first. */
export async function outboxMailsTo(db: Database, address: string): Promise<AccountMail[]> {
  return (await outboxMails(db))
    .filter((mail) => 'to' in mail)
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** The one-time token and code in the newest mail of a kind. */
export async function tokenSentTo(
  db: Database,
  address: string,
  about: 'verify_email' | 'change_email' | 'reset_password',
): Promise<{ token: string; code: string }> {
  const mails = await outboxMailsTo(db, address);
  const found = mails.findLast((mail) => mail.about === about);
  if (!found || !('code' in found)) throw new Error(`No mail about ${about} for that address`);
  return { token: found.token, code: found.code };
}
