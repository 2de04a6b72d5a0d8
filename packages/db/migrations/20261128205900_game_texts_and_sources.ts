// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/**
 * Texts of a game in further languages, what is known of the pages that confirm its facts, and who runs
 * a game that can be played again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game add column revived_by text`.execute(db);
  await sql`
    create table game_text (
      game_id uuid not null references game (id) on delete cascade,
      language text not null,
      description text,
      shutdown_reason text,
      primary key (game_id, language)
    )`.execute(db);
  await sql`
    create table game_source (
      url text primary key,
      publisher text not null,
      title text,
      day text,
      kind text not null check (kind in ('primary', 'press', 'reference', 'community'))
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_source`.execute(db);
  await sql`drop table game_text`.execute(db);
  await sql`alter table game drop column revived_by`.execute(db);
}
