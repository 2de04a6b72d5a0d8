// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import type { ContactMessage, Mail } from '@kga/contracts/jobs';
import {
  type OutboxClaim,
  claimOutbox,
  insertMailCode,
  markOutboxSending,
  postponeOutbox,
  settleOutbox,
} from '@kga/db/core';
import { type KeyRing, MissingKeyError } from '@kga/server/crypto';
import { Counter, type Registry } from 'prom-client';

import type { Context } from '../../platform/context.ts';
import { type MailSettings, composeMessage } from './compose-message.ts';
import { loadDecisionMail } from './decision-mails.ts';
import { loadLegalMail } from './legal-mails.ts';
import { stopTokenOf } from './list-headers.ts';
import type { ReaderMail } from './render-mail.ts';
import { loadSignerMail } from './signature-mails.ts';
import {
  type Delivery,
  type MailMessage,
  type SmtpSession,
  SmtpUnavailableError,
  deliveryTime,
  openSmtp,
} from './smtp.ts';
import { loadSubscriberMail } from './subscriber-mails.ts';

export function createMailMetrics(registry: Registry) {
  const mails = new Counter({
    name: 'kga_mails_total',
    help: 'Mails by outcome; an uncertain one may have arrived and is not sent again',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'postponed', 'failed', 'uncertain']) mails.inc({ outcome }, 0);
  return { mails };
}

export type MailDeps = Pick<Context, 'db' | 'log' | 'random'> & {
  metrics: ReturnType<typeof createMailMetrics>;
  /** Undefined without a mail server. */
  mail: MailSettings | undefined;
  /** Opens the address of signers. */
  ring: KeyRing;
};

/**
 * `gone`: another worker has the mail, or it is settled; `waiting`: it is retried later; `uncertain`:
 * it may have arrived, and is not sent again.
 */
export type MailOutcome = 'gone' | 'sent' | 'waiting' | 'failed' | 'uncertain';

/** Delays before a retry, in milliseconds. */
const initialDelay = 5_000;
const maxDelay = 3_600_000;

/** Longer than the steps that it covers can take. */
const leaseMs = deliveryTime + 90_000;

/** Sends one mail of the outbox, at most once. */
export async function sendMail(deps: MailDeps, outboxId: string): Promise<MailOutcome> {
  const { db, mail: settings } = deps;
  if (!settings) return 'gone';
  const claim = await claimOutbox(db, { id: outboxId, job: 'mail.send', leaseMs });
  if (!claim) return 'gone';
  let composed: Composed;
  try {
    composed = await compose(deps, claim, settings);
  } catch (error) {
    if (!(error instanceof MissingKeyError)) throw error;
    return postpone(deps, claim, error.message);
  }
  if (composed === 'needless') {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  if ('error' in composed) return settle(deps, claim, 'failed', composed.error);

  let session: SmtpSession;
  try {
    session = await openSmtp(settings.smtpUrl);
  } catch (error) {
    if (!(error instanceof SmtpUnavailableError)) throw error;
    return postpone(deps, claim, error.message);
  }
  try {
    return await deliver(deps, claim, session, composed.message);
  } finally {
    session.close();
  }
}

type Composed = { message: MailMessage } | { error: string } | 'needless';

/** Loads what mails lack until they are sent, such as their sealed readers; undefined where one is needless. */
const openMail = async (deps: MailDeps, claim: OutboxClaim<'mail.send'>, payload: Mail) => {
  if (payload.about === 'content_decided') return loadDecisionMail(deps.db, claim, payload);
  if (payload.about === 'signature') return loadSignerMail(deps, payload);
  if (payload.about === 'subscription') return loadSubscriberMail(deps, payload);
  return payload.about === 'legal_request' ? loadLegalMail(deps, payload) : payload;
};

/** The code that stands for the links of a mail; undefined where it has none that needs one. */
async function issueLinkCode({ db, ring }: MailDeps, mail: ContactMessage | ReaderMail) {
  if (mail.about === 'contact_message') return undefined;
  const unsubscribe = stopTokenOf(mail);
  const tokens = 'tokens' in mail ? mail.tokens : unsubscribe && { unsubscribe };
  if (!tokens) return undefined;
  return insertMailCode(db, ring, {
    address: mail.to,
    tokens,
    // A mail has one code at the most.
    ...('code' in mail && { code: mail.code }),
  });
}

async function compose(
  deps: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  settings: MailSettings,
): Promise<Composed> {
  const { payload } = claim;
  if (!payload) return { error: 'the payload is no mail' };
  const mail = await openMail(deps, claim, payload);
  if (!mail) return 'needless';
  if ('expiresAt' in mail && Date.parse(mail.expiresAt) <= Date.now()) {
    return { error: 'its link had expired' };
  }
  const linkCode = await issueLinkCode(deps, mail);
  try {
    return { message: await composeMessage(mail, claim, { ...settings, linkCode }) };
  } catch {
    return { error: 'it cannot be written' };
  }
}

async function deliver(
  deps: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  session: SmtpSession,
  message: MailMessage,
): Promise<MailOutcome> {
  const mayEnd = () => markOutboxSending(deps.db, claim, leaseMs);
  let delivery: Delivery;
  try {
    delivery = await session.deliver(message, mayEnd);
  } catch (error) {
    // Postgres may have marked the row all the same; the mail was not sent.
    deps.log.warn({ outboxId: claim.id, err: error }, 'marking the mail failed');
    delivery = { outcome: 'refused', permanent: false, reason: 'the database did not answer' };
  }
  if (delivery.outcome === 'withheld') return 'gone';
  return recordDelivery(deps, claim, delivery);
}

/** Tries again each second until the lease ends, so that a restart of Postgres costs no mail. */
async function recordDelivery(
  deps: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  delivery: Exclude<Delivery, { outcome: 'withheld' }>,
): Promise<MailOutcome> {
  for (const deadline = Date.now() + leaseMs; ; await setTimeout(1_000)) {
    try {
      if (delivery.outcome === 'accepted') return await settle(deps, claim, 'sent');
      const { reason } = delivery;
      if (delivery.outcome === 'unknown') return await settle(deps, claim, 'uncertain', reason);
      if (delivery.permanent) return await settle(deps, claim, 'failed', reason);
      return await postpone(deps, claim, reason);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function settle(
  { db, log, metrics }: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  outcome: 'sent' | 'failed' | 'uncertain',
  reason?: string,
): Promise<MailOutcome> {
  await settleOutbox(db, claim, outcome === 'sent' ? 'done' : outcome, reason);
  metrics.mails.inc({ outcome });
  if (outcome === 'sent') log.debug({ outboxId: claim.id }, 'mail sent');
  else log.error({ outboxId: claim.id, reason }, `mail ${outcome}`);
  return outcome;
}

async function postpone(
  { db, log, metrics, random }: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  reason: string,
): Promise<MailOutcome> {
  const pause = retryDelay(claim.tries, random);
  const outcome = await postponeOutbox(db, claim, pause, reason);
  metrics.mails.inc({ outcome: outcome === 'failed' ? 'failed' : 'postponed' });
  log.warn({ outboxId: claim.id, tries: claim.tries, reason, outcome }, 'mail not taken');
  return outcome;
}

/**
 * Milliseconds before the next try: doubled each time up to an hour, with jitter, so that mails that
 * failed at the same time are not retried at the same time.
 */
function retryDelay(tries: number, random: () => number): number {
  const full = Math.min(maxDelay, initialDelay * 2 ** Math.min(tries - 1, 30));
  return Math.round(full * (0.5 + random() / 2));
}
