// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Mails that an operator holds back after a restore, and when backups were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setStates(db, ['waiting', 'held', 'handing_over', 'done', 'failed', 'uncertain']);
  await sql`
    create table backup (
      id bigint generated always as identity primary key,
      made_at timestamptz(3) not null default now(),
      bytes bigint
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table backup`.execute(db);
  // Nothing sends them, and an older version would.
  await sql`
    update outbox set state = 'failed', payload = null, settled_at = now(),
      last_error = 'was held when the database was downgraded'
    where state = 'held'`.execute(db);
  await setStates(db, ['waiting', 'handing_over', 'done', 'failed', 'uncertain']);
}

async function setStates(db: Kysely<unknown>, states: readonly string[]): Promise<void> {
  const list = sql.join(states.map((state) => sql.lit(state)));
  await sql`
    alter table outbox drop constraint outbox_state_check,
      add constraint outbox_state_check check (state in (${list}))`.execute(db);
}
