// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Petitions of all regions; the initiative becomes the one with the id `eu`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition
      add region text not null default 'international',
      add kind text not null default 'official' check (kind in ('official', 'own')),
      add addressee text not null default '',
      add text text not null default '',
      add answer text,
      add language text not null default 'en',
      add translations jsonb not null default '{}',
      add signers jsonb,
      add official_url text,
      add milestones jsonb not null default '[]',
      add timeline jsonb not null default '[]',
      add stated_status text
        check (stated_status in ('collecting', 'closed', 'submitted', 'answered')),
      add created_at timestamptz(3) not null default now(),
      alter registration set default '',
      alter seed_key set default '',
      alter goal drop not null,
      alter opened_at drop not null`.execute(db);
  await sql`
    update petition set slug = 'eu', region = 'EU', addressee = 'European Commission'
    where slug = 'keep-games-alive'`.execute(db);
  await sql`
    create table petition_figure (
      id uuid primary key,
      petition_id uuid not null references petition on delete cascade,
      signature_count integer not null check (signature_count >= 0),
      at_least boolean not null,
      counted_on text not null,
      source_url text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create index petition_figure_counted on petition_figure (petition_id, counted_on, created_at)
  `.execute(db);
  await sql`
    create table petition_update (
      id uuid primary key,
      petition_id uuid not null references petition on delete cascade,
      title text not null,
      content text not null,
      language text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create index petition_update_created on petition_update (petition_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table petition_update`.execute(db);
  await sql`drop table petition_figure`.execute(db);
  await sql`delete from petition where slug <> 'eu' or opened_at is null or goal is null`.execute(
    db,
  );
  await sql`update petition set slug = 'keep-games-alive' where slug = 'eu'`.execute(db);
  await sql`
    alter table petition
      drop region, drop kind, drop addressee, drop text, drop answer, drop language,
      drop translations, drop signers, drop official_url, drop milestones, drop timeline,
      drop stated_status, drop created_at,
      alter registration drop default,
      alter seed_key drop default,
      alter goal set not null,
      alter opened_at set not null`.execute(db);
}
