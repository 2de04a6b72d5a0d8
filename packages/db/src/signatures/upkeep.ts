import { confirmationDays } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { insertOutboxJobs } from '../outbox/queries.ts';
import type { KeyRing } from './key-ring.ts';
import { anonymousAfter, expiry, isAnonymised, isCollecting } from './queries.ts';
import { mailOf, nothingPersonal } from './write.ts';

/** Rows of one statement. */
const batch = 1_000;

/** Requests a reminder for signatures that still wait for their confirmation; returns how many. */
export async function remindSigners(trx: Transaction): Promise<number> {
  const due = await trx
    .updateTable('signature')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', 'in', (build) =>
      build
        .selectFrom('signature')
        .innerJoin('petition', 'petition.id', 'signature.petition_id')
        .select('signature.id')
        .where('signature.state', '=', 'pending')
        .where('reminded_at', 'is', null)
        .where('signature.created_at', '>', expiry)
        .where(
          'signature.created_at',
          '<=',
          sql<Date>`now() - ${confirmationDays.remind} * interval '1 day'`,
        )
        .where(isCollecting)
        .orderBy('signature.created_at')
        .limit(batch)
        .forUpdate('signature')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  const mails = due.map(({ id }) => mailOf(id, 'reminder'));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return due.length;
}

/** Deletes signatures that were not confirmed in time, or are still held half a year after the answer. */
export async function deleteExpiredSignatures(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signature')
    .where('id', 'in', (build) =>
      build
        .selectFrom('signature')
        .select('id')
        .where('state', '=', 'pending')
        .where('created_at', '<=', expiry)
        .unionAll((held) =>
          held
            .selectFrom('petition')
            .innerJoin('signature', 'petition_id', 'petition.id')
            .select('signature.id')
            .where('state', '=', 'held')
            .where('answered_at', '<', anonymousAfter),
        )
        .limit(batch),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const toMonth = (column: string) => sql<Date>`date_trunc('month', ${sql.ref(column)})`;

/**
 * Leaves country, month and receipt hash of withdrawn signatures, and of those of a petition that was
 * answered six months ago; returns how many.
 */
export async function anonymiseSignatures(db: Database): Promise<number> {
  const answered = sql<string>`select signature.id from petition
    cross join lateral (
      select id from signature
      where signature.petition_id = petition.id and address_hash is not null
        and state in ('confirmed', 'pending')
      limit ${batch}
    ) as signature
    where ${isAnonymised}`;
  const withdrawn = sql<string>`select id from signature where state = 'withdrawn' limit ${batch}`;
  const { numUpdatedRows } = await db
    .updateTable('signature')
    .set({
      ...nothingPersonal,
      // Ids made in order of time tell the time.
      id: sql<string>`gen_random_uuid()`,
      language: null,
      state: 'anonymised',
      created_at: toMonth('created_at'),
      confirmed_at: toMonth('confirmed_at'),
      withdrawn_at: toMonth('withdrawn_at'),
      reminded_at: null,
      again_at: null,
    })
    .where(sql<boolean>`id in ((${answered}) union all (${withdrawn}))`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How much is still sealed with other keys than the newest of the ring. */
export async function countSealedOtherwise(db: Database, ring: KeyRing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from signature where get_byte(email, 0) <> ${ring.version})
      + (select count(*) from sealed_key where get_byte(sealed, 0) <> ${ring.version})
    )::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Seals a batch of signatures behind `after` with the newest key of the ring. Returns the last id, and
 * undefined at the end. Rows that change meanwhile are left as they are.
 */
export async function resealSignatures(
  db: Database,
  ring: KeyRing,
  after: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('signature')
    .select(['id', 'first_name', 'last_name', 'email', 'city', 'reason'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
  for (const row of rows) {
    if (row.email === null || row.email[0] === ring.version) continue;
    const reseal = (column: string, sealed: Buffer | null) => {
      const place = { table: 'signature', column, row: row.id };
      return sealed && ring.seal(ring.open(sealed, place), place);
    };
    await db
      .updateTable('signature')
      .set({
        first_name: reseal('first_name', row.first_name),
        last_name: reseal('last_name', row.last_name),
        email: reseal('email', row.email),
        city: reseal('city', row.city),
        reason: reseal('reason', row.reason),
      })
      .where('id', '=', row.id)
      .where('email', '=', row.email)
      .execute();
  }
  return rows.at(-1)?.id;
}
