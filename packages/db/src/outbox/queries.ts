import type { OutboxJob, OutboxPayload } from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Transaction } from '../client.ts';

/** Requests a job that runs if, and only if, the transaction commits. Returns the row's id. */
export async function insertOutboxJob<Job extends OutboxJob>(
  trx: Transaction,
  job: Job,
  payload: OutboxPayload<Job>,
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('outbox')
    .values({ id, job, payload: JSON.stringify(payload) })
    .execute();
  return id;
}

/** Requests many jobs in one statement. */
export async function insertOutboxJobs<Job extends OutboxJob>(
  trx: Transaction,
  job: Job,
  payloads: readonly OutboxPayload<Job>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const rows = payloads.map((payload) => ({ id: uuidv7(), payload }));
  // One JSON text, because a parameter for each value takes many times as long.
  await sql`
    insert into outbox (id, job, payload) select id, ${job}, payload
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as requested (id uuid, payload jsonb)
  `.execute(trx);
}
