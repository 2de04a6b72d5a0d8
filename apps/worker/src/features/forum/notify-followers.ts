// SPDX-License-Identifier: AGPL-3.0-or-later
import { excerptOf, forumReplyPath, pathTo } from '@kga/contracts/core';
import type { Mail, OutboxPayload } from '@kga/contracts/jobs';
import { accountName } from '@kga/db/accounts';
import { claimOutbox, insertOutboxJobs, settleOutbox, type Transaction } from '@kga/db/core';
import {
  selectNotificationMails,
  selectPostNotification,
  selectReplyNotification,
} from '@kga/db/forum';
import { type Formatted, plainTextOf } from '@kga/server/markdown';

import type { Context } from '../../platform/context.ts';

/** Lease of the outbox row, longer than requesting the mails of one reply takes, in milliseconds. */
const leaseMs = 60_000;

/** UTF-16 units of a text that a mail shows. */
const excerptLength = 400;
/** Characters of it that are read: more, because blanks are merged. */
const readLength = 4 * excerptLength;

type Notified = { title: string; path: string } & Formatted;

async function loadReply(trx: Transaction, id: string): Promise<Notified | undefined> {
  const reply = await selectReplyNotification(trx, id, readLength);
  return reply && { ...reply, path: forumReplyPath(reply.post_id, id) };
}

async function loadPost(trx: Transaction, id: string): Promise<Notified | undefined> {
  const post = await selectPostNotification(trx, id, readLength);
  return post && { ...post, path: pathTo('forumPost', { id }) };
}

/** Requests the mails about a visible reply or post; returns how many. */
async function requestMails(trx: Transaction, id: string, load: typeof loadReply): Promise<number> {
  const item = await load(trx, id);
  if (!item) return 0;
  const recipients = await selectNotificationMails(trx, id);
  const mails = recipients.map((recipient): Mail => ({
    about: 'forum_reply',
    accountId: recipient.id,
    to: recipient.email,
    name: accountName(recipient),
    language: recipient.language,
    kind: recipient.kind,
    title: item.title,
    excerpt: excerptOf(plainTextOf(item), excerptLength),
    path: item.path,
    token: recipient.token,
  }));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return mails.length;
}

type Job = 'forum.reply' | 'forum.post';

/**
 * Requests the mails about an item to those whom it notified, once. Returns how many; undefined if
 * another worker has the job, or it is done.
 */
async function notify<Name extends Job>(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { id: outboxId, job }: { id: string; job: Name },
  request: (trx: Transaction, payload: OutboxPayload<Name>) => Promise<number>,
): Promise<number | undefined> {
  const claim = await claimOutbox(db, { id: outboxId, job, leaseMs });
  if (!claim) return undefined;
  const { payload } = claim;
  if (!payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no item');
    log.error({ outboxId }, 'members could not be notified by mail');
    return undefined;
  }
  // One transaction, so that a worker that is killed leaves all mails or none.
  return db.transaction().execute(async (trx) => {
    const mails = await request(trx, payload);
    await settleOutbox(trx, claim, 'done');
    return mails;
  });
}

/** Requests the mails about a reply. */
export const notifyFollowers = (deps: Pick<Context, 'db' | 'log'>, id: string) =>
  notify(deps, { id, job: 'forum.reply' }, (trx, { replyId }) =>
    requestMails(trx, replyId, loadReply),
  );

/** Requests the mails about a post that mentions members. */
export const notifyMentioned = (deps: Pick<Context, 'db' | 'log'>, id: string) =>
  notify(deps, { id, job: 'forum.post' }, (trx, { postId }) => requestMails(trx, postId, loadPost));
