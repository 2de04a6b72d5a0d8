// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import type { Account } from '@kga/db/accounts';
import { insertOutboxJob, type Transaction } from '@kga/db/core';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import type { FastifyRequest } from 'fastify';

import type { Services } from '../platform/services.ts';
import { recipientOf } from './presenter.ts';

/** Characters of a user agent that are parsed; browsers send far fewer. */
const userAgentLengthMax = 512;

/** Other names would be free text of the sender in mails to the account's owner. */
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP));

const known = (names: ReadonlySet<string>, name = '') => (names.has(name) ? name : '');

/** Browser and system of a request, such as `Firefox on Windows`; empty where unknown. */
export function deviceOf(request: FastifyRequest): string {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentLengthMax);
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent);
  return [known(browsers, browser.name), known(systems, os.name)].filter(Boolean).join(' on ');
}

type CommonField = 'accountId' | 'to' | 'name' | 'language' | 'at';

/** Mails about something that happened; those with a token are requested by a person. */
type EventMail = Extract<Exclude<Mail, { token: string }>, { at: string }>;

/** Distributes over the union, which `Omit` alone would merge into one shape. */
type WithoutCommon<Each> = Each extends EventMail ? Omit<Each, CommonField> : never;

export type SecurityNotification = WithoutCommon<EventMail>;

/**
 * Mails an account's owner that something happened to it, at the address in `account`. Anyone can
 * register an address of another person, so each kind of mail is rate-limited and the surplus is
 * dropped.
 */
export async function notifyAccountOwner(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  trx: Transaction,
  account: Account,
  notification: SecurityNotification,
): Promise<void> {
  const subject = { account: `${account.id} ${notification.about}` };
  if (!(await rateLimits.tryConsume('notice', subject))) return;
  await insertOutboxJob(trx, 'mail.send', {
    ...notification,
    ...recipientOf(account),
    at: new Date().toISOString(),
  });
}
