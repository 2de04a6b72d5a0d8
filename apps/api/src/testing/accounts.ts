import { randomUUID } from 'node:crypto';

import { type Mail, type Role, mail as mailSchema, signIn } from '@kga/contracts';
import { type Account, type Database, insertAccount, updateAccount } from '@kga/db';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

import { type Agent, agent } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** Of every account that is made here. */
export const testPassword = 'violet harbour lantern';

/** A hash that costs next to nothing; the real cost is tested where it matters. */
const cheapHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export type AccountOptions = {
  email?: string;
  firstName?: string;
  role?: Role;
  suspended?: boolean;
  verified?: boolean;
  /** Without one, as who signs in by others only. */
  password?: boolean;
};

/** An account with `testPassword`: a verified member where nothing else is said. */
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
    if (!account) throw new Error('There is an account of that address');
    if (!suspended) return account;
    const change = { suspended_at: new Date(), suspended_reason: 'Spam' };
    return (await updateAccount(trx, account.id, change)) ?? account;
  });
}

/** A browser in which an account of `makeAccount` is signed in by password. */
export async function signInAs(
  app: FastifyInstance,
  { email }: Pick<Account, 'email'>,
  by: Agent = agent(app),
): Promise<Agent> {
  const answer = await by.post(signIn.url, { email, password: testPassword });
  expect(answer.statusCode).toBe(200);
  return by;
}

/** A new account, and a browser in which it is signed in. */
export async function newMember(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  options?: AccountOptions,
) {
  const account = await makeAccount(db, options);
  return { account, by: await signInAs(app, account) };
}

/** What the outbox would send to an address, oldest first. */
export async function outboxMailsTo(db: Database, address: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload }) => mailSchema.parse(payload))
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** The proof that the newest mail about something carries. */
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
