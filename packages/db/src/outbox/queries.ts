import type { JobName, Mail, ProfilePictureJob } from '@kga/contracts';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Schema } from '../schema.ts';

/** What the row of each job holds; the job itself is given the row's id alone. */
export type OutboxPayloads = {
  'mail.send': Mail;
  'profile.picture': ProfilePictureJob;
};

export type OutboxJob = JobName & keyof OutboxPayloads;

/** Asks for a job that is done if, and only if, the transaction holds. Answers the row's id. */
export async function addToOutbox<Job extends OutboxJob>(
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
