// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

/** Has guests say that they wrote to a region; their marks are held since some minutes. */
export const holdLetters = (
  db: Database,
  { region, people, minutes }: { region: string; people: number; minutes: number },
) =>
  sql`
    with came as (
      insert into guest (id, fingerprint_hash)
      select 'guest_' || gen_random_uuid(), ''::bytea from generate_series(1, ${people}) returning id
    )
    insert into letter_written (region, guest_id, held_at)
    select ${region}, id, now() - ${minutes} * interval '1 minute' from came`.execute(db);
