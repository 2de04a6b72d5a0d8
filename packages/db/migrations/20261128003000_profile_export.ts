// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Files with all data about an account, which the worker makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_export (
      id uuid primary key,
      account_id uuid not null unique references account (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      finished_at timestamptz(3),
      failed_at timestamptz(3),
      bytes bigint
    )`.execute(db);
  await sql`
    create table profile_export_part (
      export_id uuid not null references profile_export (id) on delete cascade,
      position integer not null,
      bytes bytea not null,
      primary key (export_id, position)
    )`.execute(db);
  // Sealed bytes do not compress.
  await sql`alter table profile_export_part alter bytes set storage external`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profile_export_part, profile_export`.execute(db);
}
