// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Areas with their thresholds stand in the petition, whatever they are: states, provinces or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition
      add column areas jsonb not null default '[]',
      add column areas_needed integer check (areas_needed > 0),
      add column sign_url text,
      add column provider_paths jsonb,
      add check (provider_kind <> 'json' or provider_paths is not null)`.execute(db);
  await sql`
    update petition set areas = known.areas
    from (
      select petition_id,
        jsonb_agg(jsonb_build_object('code', country_code, 'threshold', threshold)
          order by country_code) as areas
      from petition_threshold group by petition_id
    ) as known
    where known.petition_id = petition.id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table petition
      drop areas,
      drop areas_needed,
      drop sign_url,
      drop provider_paths`.execute(db);
}
