// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export const outsideTransaction = true;

/** The post that a deleted reply solved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A build that was cut off leaves an invalid index.
  await sql`drop index concurrently if exists forum_post_solution`.execute(db);
  await sql`
    create index concurrently forum_post_solution on forum_post (solution_id)
    where solution_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists forum_post_solution`.execute(db);
}
