// SPDX-License-Identifier: AGPL-3.0-or-later
import { resendSeconds } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { jsonOfRows } from '../../core/values.ts';
import { type NewSignature, nothingPersonal, sealedSignature } from './rows.ts';
import { selectIsAnonymised } from './upkeep.ts';

const submittedColumns = [
  'id',
  'petition_id',
  'address_hash',
  'first_name',
  'last_name',
  'email',
  'city',
  'reason',
  'country',
  'language',
  'show_name',
  'wants_updates',
  'hold_cause',
  'hold_batch',
  'source',
] as const satisfies readonly (keyof ReturnType<typeof sealedSignature>)[];

/**
 * Adds pending signatures, each of another petition or address, and requests their mails. What is pending
 * is replaced as a whole, with its id and another mail, so that each link and code confirms only what was
 * submitted before its mail, and an earlier form cannot keep the holder of a mailbox from signing. Where the address has
 * signed, at most one mail a day tells that. One statement, which always writes a row for each.
 */
export async function insertSignatures(
  db: Database,
  ring: KeyRing,
  signatures: readonly NewSignature[],
  { mailed = true }: { mailed?: boolean } = {},
): Promise<void> {
  // In one order everywhere, so that no two statements wait for each other's rows.
  const rows = signatures
    .toSorted((one, other) => one.addressHash.compare(other.addressHash))
    .map((signature) => sealedSignature(ring, signature));
  const isDue = sql<boolean>`(${mailed}::boolean and case signature.state
    when 'pending' then ${isResubmitted} else ${isAgainDue} end)`;
  const replaced = [...submittedColumns, 'created_at', 'code_tries', 'reminded_at'] as const;
  const assignments = replaced
    .filter((column) => column !== 'petition_id' && column !== 'address_hash')
    .map(
      (column) => sql`${sql.ref(column)} = case when ${isDue} and signature.state = 'pending'
        then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`signature.${column}`)} end`,
    );
  const columns = sql.join(submittedColumns.map((column) => sql.ref(column)));
  await sql`
    with saved as (
      insert into signature (${columns})
      select ${columns} from json_populate_recordset(null::signature, ${jsonOfRows(rows)}::json)
      on conflict (petition_id, address_hash) do update set
        ${sql.join(assignments)},
        again_at = case when ${isDue} then now() else signature.again_at end
      returning signature.id, case
        when old.id is null then 'signed'
        when new.again_at is distinct from old.again_at then 'again'
      end as occasion
    )
    insert into outbox (id, job, payload)
    select uuidv7(), 'mail.send', jsonb_build_object(
      'about', 'signature', 'signatureId', id, 'occasion', occasion)
    from saved
    where occasion is not null and ${mailed}::boolean`.execute(db);
}

/** A form that is sent again because its answer was lost needs no other mail. */
const isResubmitted = sql<boolean>`signature.created_at < now() - ${resendSeconds} * interval '1 second'`;

/** Whether who has signed gets a mail about signing again, which is one a day. */
export const isAgainDue = sql<boolean>`(${isResubmitted} and coalesce(signature.again_at < now() - interval '1 day', true))`;

/**
 * Withdraws a signature and deletes what tells who signed. `gone`: it did not count, or no longer does;
 * `anonymised`: it counts for good, because nothing tells whose it is.
 */
export async function withdrawSignature(
  trx: Transaction,
  { id, petitionId }: { id: string; petitionId: string },
): Promise<'withdrawn' | 'gone' | 'anonymised'> {
  const own = { id, petition_id: petitionId };
  await trx
    .deleteFrom('signature')
    .where((build) => build.and(own))
    .where('state', 'in', ['pending', 'held'])
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('signature')
    .set({ ...nothingPersonal, state: 'withdrawn', withdrawn_at: sql<Date>`now()` })
    .where((build) => build.and(own))
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    // Only now: another transaction may have added it while this one waited for the row.
    await trx.deleteFrom('reason').where('signature_id', '=', id).execute();
    return 'withdrawn';
  }
  return (await selectIsAnonymised(trx, petitionId)) ? 'anonymised' : 'gone';
}

/** Asks for news of the petition; false where the signature is not confirmed. */
export async function updateWantsUpdates(
  db: Database,
  { id, petitionId }: { id: string; petitionId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signature')
    .set({ wants_updates: true })
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('state', 'in', ['confirmed', 'held'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
