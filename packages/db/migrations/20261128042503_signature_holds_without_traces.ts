// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const causes = ['network', 'domain', 'too_quick', 'by_hand', 'no_work'];

async function allow(db: Kysely<unknown>, allowed: readonly string[]): Promise<void> {
  const values = sql.join(allowed.map((cause) => sql.lit(cause)));
  await sql`
    alter table signature
      drop constraint signature_hold_cause_check,
      add constraint signature_hold_cause_check check (hold_cause in (${values}))`.execute(db);
}

/** Forms that do not say in what time they were filled in are held where several come together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...causes, 'no_traces']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update signature set hold_cause = 'too_quick' where hold_cause = 'no_traces'`.execute(
    db,
  );
  await allow(db, causes);
}
