// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Readers report names that signers show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Who reported is a keyed hash; the note, which may repeat the name, is sealed.
  await sql`
    create table signer_report (
      id uuid primary key,
      signature_id uuid not null references signature (id) on delete cascade on update cascade,
      reporter bytea not null,
      reason text not null,
      note bytea not null,
      created_at timestamptz(3) not null default now(),
      settled_at timestamptz(3),
      unique (signature_id, reporter)
    )`.execute(db);
  // What is no longer shown has no reports.
  await sql`
    create function delete_signer_reports() returns trigger language plpgsql as $$
    begin
      delete from signer_report where signature_id in (old.id, new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger signature_after_hiding after update of state, show_name on signature
    for each row when (
      new.state in ('withdrawn', 'anonymised') or (old.show_name and not new.show_name)
    ) execute function delete_signer_reports()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table signer_report`.execute(db);
  await sql`drop trigger signature_after_hiding on signature`.execute(db);
  await sql`drop function delete_signer_reports`.execute(db);
}
