// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DecisionMail, Mail, MailedDecision } from '@kga/contracts/jobs';
import { accountName, lockAccount } from '@kga/db/accounts';
import {
  type Database,
  type OutboxClaim,
  lockUngatheredMails,
  mergeMails,
  transaction,
} from '@kga/db/core';

/** Mails about decisions that one mail takes in at most. */
const mergedMax = 19;

const isDecision = (mail: Mail): mail is DecisionMail => mail.about === 'content_decided';

/** The decisions of a mail, the earliest first. */
function decisionsOf({ more, ...mail }: DecisionMail): MailedDecision[] {
  const { itemId, kind, title, excerpt, decision, before, status, reason, note, path } = mail;
  return [{ itemId, kind, title, excerpt, decision, before, status, reason, note, path }, ...more];
}

/**
 * What several decisions about one text come to: nothing where the last one was undone and the text is as it was
 * before the first, else the decision that holds now.
 */
function outcomeOf(decisions: readonly MailedDecision[]): MailedDecision[] {
  const [first, last] = [decisions[0], decisions.at(-1)];
  if (!first || !last) return [];
  if (decisions.length > 1 && last.decision === 'undo' && last.status === first.before) return [];
  const holding = decisions.findLast(
    ({ decision, status }) => decision !== 'undo' && status === last.status,
  );
  return [holding ?? last];
}

/** One decision for each text, in the order of the first decision about it. */
export function decisionsThatHold(decisions: readonly MailedDecision[]): MailedDecision[] {
  // Older versions do not name the text.
  const byText = Map.groupBy(decisions, ({ itemId }) => itemId ?? Symbol('unknown'));
  return [...byText.values()].flatMap((ofText) => {
    // Words that were removed stay so, whatever else is decided.
    const redactions = ofText.filter(({ decision }) => decision === 'redact');
    const others = ofText.filter(({ decision }) => decision !== 'redact');
    return [...outcomeOf(others), ...redactions];
  });
}

/**
 * Takes the other waiting mails about decisions to the same author into the claimed one, which says what holds now,
 * to the author's present address. Undefined where there is nothing to say, or no one who wants to know.
 */
export async function loadDecisionMail(
  db: Database,
  claim: OutboxClaim<'mail.send'>,
  mail: DecisionMail,
): Promise<DecisionMail | undefined> {
  // A retry says what the first try said.
  if (mail.gathered) return mail;
  return transaction(db, async (trx) => {
    // One worker at a time gathers the mails of an account.
    const account = await lockAccount(trx, mail.accountId);
    if (!account?.email_verified_at || account.muted_mails.includes('decision')) return undefined;
    const others = await lockUngatheredMails(trx, claim, mail, mergedMax);
    const mails = [
      mail,
      ...others.flatMap(({ payload }) => (isDecision(payload) ? [payload] : [])),
    ];
    const [first, ...more] = decisionsThatHold(mails.flatMap(decisionsOf));
    const merged: DecisionMail = {
      ...mail,
      to: account.email,
      name: accountName(account),
      language: account.language,
      ...first,
      more,
      gathered: true,
    };
    const isClaimed = await mergeMails(trx, claim, {
      mail: merged,
      merged: others.map(({ id }) => id),
    });
    return first && isClaimed ? merged : undefined;
  });
}
