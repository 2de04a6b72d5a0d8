// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Who asked for mails about a petition, in the order in which they are mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index signature_updates on signature (petition_id, id)
    where state = 'confirmed' and wants_updates`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index signature_updates`.execute(db);
}
