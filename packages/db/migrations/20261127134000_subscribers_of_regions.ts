// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Subscribers to what belongs to no petition, such as the opening of one in their region. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition_subscriber
      alter petition_id drop not null,
      add topic text not null default 'updates',
      add region text,
      add notified_at timestamptz(3),
      add check ((topic = 'updates') = (petition_id is not null)),
      add check ((petition_id is null) = (region is not null))`.execute(db);
  await sql`
    create unique index petition_subscriber_region
    on petition_subscriber (topic, region, address_hash)`.execute(db);
}

/** The release before knows subscribers to petitions only. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from petition_subscriber where petition_id is null`.execute(db);
  await sql`drop index petition_subscriber_region`.execute(db);
  await sql`
    alter table petition_subscriber
      drop topic,
      drop region,
      drop notified_at,
      alter petition_id set not null`.execute(db);
}
