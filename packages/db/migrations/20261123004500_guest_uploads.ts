// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Guests upload pictures, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture_upload
      alter account_id drop not null,
      add column guest_id text references guest (id) on delete cascade,
      add constraint picture_upload_author check (num_nonnulls(account_id, guest_id) = 1)`.execute(
    db,
  );
  await sql`
    create index picture_upload_guest on picture_upload (guest_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from picture_upload where account_id is null`.execute(db);
  await sql`
    alter table picture_upload drop column guest_id, alter account_id set not null`.execute(db);
}
