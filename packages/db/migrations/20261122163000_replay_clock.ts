// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The clock of a replay, whose days are shorter than those of the wall clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition
      add column replay_from timestamptz,
      add column replay_epoch timestamptz,
      add column replay_speed double precision,
      add constraint petition_replay_clock
        check (num_nulls(replay_from, replay_epoch, replay_speed) in (0, 3))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition
      drop column replay_from, drop column replay_epoch, drop column replay_speed`.execute(db);
}
