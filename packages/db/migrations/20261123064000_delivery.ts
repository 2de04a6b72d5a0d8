// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Files with the names of signers, the count that was delivered, and corrected updates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signature_export (
      id uuid primary key,
      petition_id uuid not null references petition (id) on delete cascade,
      format jsonb not null,
      purpose text not null,
      recipient_key text,
      created_at timestamptz(3) not null default now(),
      finished_at timestamptz(3),
      failed_at timestamptz(3),
      signature_count integer,
      bytes integer
    )`.execute(db);
  await sql`
    create index signature_export_petition on signature_export (petition_id, id)`.execute(db);
  await sql`
    create table signature_export_part (
      export_id uuid not null references signature_export (id) on delete cascade,
      position integer not null,
      bytes bytea not null,
      created_at timestamptz(3) not null default now(),
      primary key (export_id, position)
    )`.execute(db);
  // Sealed bytes do not compress.
  await sql`alter table signature_export_part alter bytes set storage external`.execute(db);
  await sql`
    alter table petition add delivered_count integer,
      add revision integer not null default 0`.execute(db);
  await sql`
    alter table petition_update add edited_at timestamptz(3), add mailed_after uuid`.execute(db);
  await sql`alter table signature alter language drop not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from signature where language is null`.execute(db);
  await sql`alter table signature alter language set not null`.execute(db);
  await sql`alter table petition_update drop edited_at, drop mailed_after`.execute(db);
  await sql`alter table petition drop delivered_count, drop revision`.execute(db);
  await sql`drop table signature_export_part, signature_export`.execute(db);
}
