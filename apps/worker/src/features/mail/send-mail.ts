import {
  type Database,
  type OutboxClaim,
  claimOutbox,
  markOutboxSending,
  postponeOutbox,
  settleOutbox,
} from '@kga/db';
import { Counter, type Registry } from 'prom-client';

import type { Log } from '../../platform/log.ts';
import { composeMessage } from './compose-message.ts';
import { retryDelay } from './retry.ts';
import type { MailSettings } from './settings.ts';
import {
  type MailMessage,
  type SmtpSession,
  SmtpUnavailableError,
  deliveryTime,
  openSmtp,
} from './smtp.ts';

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

type MailMetrics = ReturnType<typeof createMailMetrics>;

export type MailDeps = {
  db: Database;
  log: Log;
  metrics: MailMetrics;
  /** Undefined where no mail server is set. */
  mail: MailSettings | undefined;
  random: () => number;
};

/**
 * `gone`: another worker has the mail, or it is settled; `waiting`: it is tried again later;
 * `uncertain`: nobody knows whether it arrived, and it is not sent again.
 */
export type MailOutcome = 'gone' | 'sent' | 'waiting' | 'failed' | 'uncertain';

/** Longer than the steps that it covers can take, so that it never ends under one at work. */
const leaseMs = deliveryTime + 90_000;

/** Sends one mail of the outbox, once at most. */
export async function sendMail(deps: MailDeps, outboxId: string): Promise<MailOutcome> {
  const { db, mail: settings } = deps;
  if (!settings) return 'gone';
  const claim = await claimOutbox(db, { id: outboxId, job: 'mail.send', leaseMs });
  if (!claim) return 'gone';
  const written = await write(claim, settings);
  if ('fault' in written) return end(deps, claim, 'failed', written.fault);

  let session: SmtpSession;
  try {
    session = await openSmtp(settings.smtpUrl);
  } catch (error) {
    if (!(error instanceof SmtpUnavailableError)) throw error;
    return postpone(deps, claim, error.message);
  }
  try {
    if (!(await markOutboxSending(db, claim, leaseMs))) return 'gone';
    return await give(deps, claim, session, written.letter);
  } finally {
    session.close();
  }
}

async function write(
  claim: OutboxClaim<'mail.send'>,
  settings: MailSettings,
): Promise<{ letter: MailMessage } | { fault: string }> {
  const { payload: mail } = claim;
  if (!mail) return { fault: 'the payload is no mail' };
  if ('expiresAt' in mail && Date.parse(mail.expiresAt) <= Date.now()) {
    return { fault: 'its link had expired' };
  }
  try {
    return { letter: await composeMessage(mail, claim, settings) };
  } catch {
    return { fault: 'it cannot be written' };
  }
}

async function give(
  deps: MailDeps,
  claim: OutboxClaim<'mail.send'>,
  session: SmtpSession,
  letter: MailMessage,
): Promise<MailOutcome> {
  const delivery = await session.deliver(letter);
  if (delivery.outcome === 'accepted') return end(deps, claim, 'sent');
  if (delivery.outcome === 'unknown') return end(deps, claim, 'uncertain', delivery.reason);
  if (delivery.permanent) return end(deps, claim, 'failed', delivery.reason);
  return postpone(deps, claim, delivery.reason);
}

async function end(
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
