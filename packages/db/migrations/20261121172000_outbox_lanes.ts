// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Jobs of one kind are found without walking over those of another, of which thousands may wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_waiting on outbox (job, due_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index outbox_handing_over on outbox (due_at) where state = 'handing_over'`.execute(
    db,
  );
  await db.schema.dropIndex('outbox_due').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_due on outbox (due_at) where state in ('waiting', 'handing_over')`.execute(
    db,
  );
  await db.schema.dropIndex('outbox_handing_over').execute();
  await db.schema.dropIndex('outbox_waiting').execute();
}
