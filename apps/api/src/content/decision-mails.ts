// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DecisionMail, MailedDecision } from '@kga/contracts/jobs';
import { type Transaction, insertLaterMail, lockUnsentMail, updateUnsentMail } from '@kga/db/core';

/** For how long a mail waits for further decisions about texts of its reader, in seconds. */
const waitSeconds = 120;

/** Decisions in one mail at most: the next one has a mail of its own. */
const decisionsMax = 20;

/**
 * Requests the mail about a decision, or adds the decision to the mail that is about to leave. A later
 * decision about the same text replaces the earlier one; one that is undone before its mail has left
 * is not mentioned.
 */
export async function requestDecisionMail(
  trx: Transaction,
  to: Omit<DecisionMail, 'more' | keyof MailedDecision>,
  decision: MailedDecision,
): Promise<void> {
  const unsent = await lockUnsentMail(trx, 'content_decided', to.accountId);
  const mailed = unsent ? decisionsOf(unsent.mail) : [];
  const others = mailed.filter(({ itemId }) => itemId !== decision.itemId);
  const isRetracted = decision.decision === 'undo' && others.length < mailed.length;
  if (!unsent || (others.length === mailed.length && mailed.length >= decisionsMax)) {
    await insertLaterMail(trx, mailOf(to, decision, []), waitSeconds);
    return;
  }
  const [first, ...more] = isRetracted ? others : [...others, decision];
  await updateUnsentMail(trx, unsent.id, first && mailOf(to, first, more));
}

const mailOf = (
  to: Omit<DecisionMail, 'more' | keyof MailedDecision>,
  first: MailedDecision,
  more: MailedDecision[],
): DecisionMail => ({ ...to, ...first, more });

/** The decisions of a mail, the earliest first. */
function decisionsOf({ more, ...mail }: DecisionMail): MailedDecision[] {
  const { itemId, kind, title, excerpt, decision, status, reason, note, path } = mail;
  return [{ itemId, kind, title, excerpt, decision, status, reason, note, path }, ...more];
}
