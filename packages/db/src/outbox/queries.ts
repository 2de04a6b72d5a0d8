import type {
  FeedPreviewJob,
  ForumReplyJob,
  JobName,
  Mail,
  NewsPictureJob,
  ProfilePictureJob,
} from '@kga/contracts';
import { type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Schema } from '../schema.ts';

/** What the row of each job holds; the job itself is given the row's id alone. */
export type OutboxPayloads = {
  'mail.send': Mail;
  'profile.picture': ProfilePictureJob;
  'feed.preview': FeedPreviewJob;
  'news.picture': NewsPictureJob;
  'forum.reply': ForumReplyJob;
};

export type OutboxJob = JobName & keyof OutboxPayloads;

/** Asks for a job that is done if, and only if, the transaction holds. Answers the row's id. */
export async function insertOutboxJob<Job extends OutboxJob>(
  trx: Transaction<Schema>,
  job: Job,
  payload: OutboxPayloads[Job],
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('outbox')
    .values({ id, job, payload: JSON.stringify(payload) })
    .execute();
  return id;
}

/** Asks for many jobs in one statement. */
export async function insertOutboxJobs<Job extends OutboxJob>(
  trx: Transaction<Schema>,
  job: Job,
  payloads: readonly OutboxPayloads[Job][],
): Promise<void> {
  if (payloads.length === 0) return;
  const given = payloads.map((payload) => ({ id: uuidv7(), payload }));
  // One JSON text: a parameter for each value takes many times as long.
  await sql`
    insert into outbox (id, job, payload) select id, ${job}, payload
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, payload jsonb)
  `.execute(trx);
}
