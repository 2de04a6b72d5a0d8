// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { createDecisions } from '@kga/contracts/moderation';
import { type Database, createDatabase } from '@kga/db/core';
import type { CaughtMail } from '@kga/dev/testing';
import { sql } from 'kysely';
import { z } from 'zod';

import { type RunRecord, acknowledge, fail, reasonOf } from '../faults/record.ts';
import type { Site } from '../faults/stack.ts';
import type { Browser } from '../shared/browser.ts';
import { joinSite } from './join-site.ts';

/** Writes the texts that are decided; all mails to this address but the first are about decisions. */
export const authorAddress = 'author@decided.test';
const moderatorAddress = 'moderator@decided.test';

/** Between two rounds. */
const pauseMs = 400;

const answer = z.object({ decided: z.array(z.object({ id: z.string() })) });
type Post = { readonly id: string; readonly title: string };

/** Inserts two posts that wait for a moderator, so that readers never see them. */
async function insertPosts(db: Database, author: string, round: number): Promise<Post[]> {
  const { rows } = await sql<Post>`
    insert into forum_post (id, category_id, title, content, language, status, account_id)
    select uuidv7(), 'legal-rights', title, 'The server is gone.', 'en', 'pending', ${author}::uuid
    from unnest(${[`Post ${round}a.`, `Post ${round}b.`]}::text[]) as title
    returning id, title`.execute(db);
  return rows;
}

/** Mails about decisions wait two minutes for further ones; what waits leaves now, as if that time had passed. */
const hurryMails = (db: Database) =>
  sql`update outbox set due_at = now()
    where job = 'mail.send' and state = 'waiting' and due_at > now()`.execute(db);

/** Rejects posts at the same time, and notes a refusal. */
async function reject(browser: Browser, record: RunRecord, posts: readonly Post[]): Promise<void> {
  const items = posts.map(({ id }) => ({ kind: 'forum_post', id }));
  const body = { items, decision: 'reject', reason: 'off_topic' };
  const what = createDecisions.schema.operationId;
  const { fault } = record;
  const begun = Date.now();
  const { status, text } = await browser
    .send(createDecisions, { body })
    .catch((error: unknown) => ({ status: 0, text: reasonOf(error) }));
  record.onAnswer({ by: 'writer', what, status, ms: Date.now() - begun });
  if (status === 200 && answer.parse(JSON.parse(text)).decided.length === posts.length) {
    for (const { title } of posts) acknowledge(record, 'decisions', title);
  } else {
    fail(record, { by: 'writer', what, outcome: `${status} ${text}`, fault });
  }
}

/** Lets a moderator decide two posts of an author, again and again until `stop` is called. */
export async function startDecisions(
  site: Pick<Site, 'edgeUrl'>,
  record: RunRecord,
  databaseUrl: string,
) {
  const stopping = new AbortController();
  const db = createDatabase(databaseUrl, { maxConnections: 1, statementTimeout: 0 });
  const author = await joinSite(site, record, { email: authorAddress, address: '10.252.0.1' });
  const moderator = await joinSite(site, record, {
    email: moderatorAddress,
    address: '10.252.0.2',
  });
  await sql`update account set email_verified_at = now(),
    role = case when id = ${moderator.id}::uuid then 'moderator' else role end
    where id in (${author.id}::uuid, ${moderator.id}::uuid)`.execute(db);

  const decide = async () => {
    for (let round = 1; !stopping.signal.aborted; round += 1) {
      await reject(moderator.browser, record, await insertPosts(db, author.id, round));
      await hurryMails(db);
      await setTimeout(pauseMs);
    }
  };
  const all = decide();
  return {
    /** Rejects as soon as the database refuses something. */
    failed: all,
    async stop(): Promise<void> {
      stopping.abort();
      await all;
      await db.destroy();
    },
  };
}

export type DecisionMails = {
  readonly decided: number;
  /** Titles of decided texts that no mail to the author names, and of those that several name. */
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
};

/** @param titles of the texts that were decided, none a part of another */
export function compareDecisions(
  titles: readonly string[],
  mails: readonly Pick<CaughtMail, 'to' | 'text'>[],
): DecisionMails {
  const texts = mails.filter(({ to }) => to.includes(authorAddress)).map(({ text }) => text);
  const timesOf = (title: string) => texts.filter((text) => text.includes(title)).length;
  return {
    decided: titles.length,
    missing: titles.filter((title) => timesOf(title) === 0),
    repeated: titles.filter((title) => timesOf(title) > 1),
  };
}
