import type { ContentReason, ContentRef } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database } from '../client.ts';

/** What an author sees of the moderation of an item beside its status. */
export type ModerationStatus = {
  /** Whether it waits for a moderator though its author is not new. */
  held: boolean;
  /** Of the last decision, if that rejected or hid the item. */
  reason: ContentReason | null;
  note: string | null;
};

/** Moderation status of items by their id; contains every requested item. */
export async function selectModerationStatuses(
  db: Database,
  refs: readonly ContentRef[],
): Promise<Map<string, ModerationStatus>> {
  if (refs.length === 0) return new Map();
  const wanted = JSON.stringify(refs.map(({ kind, id }) => ({ kind, id })));
  const { rows } = await sql<ModerationStatus & { id: string }>`
    select wanted.id,
      coalesce(state = 'open' and 'held' = any(causes), false) as held,
      decision.reason, nullif(decision.note, '') as note
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (kind text, id uuid)
    left join moderation_case as found on found.kind = wanted.kind and found.item_id = wanted.id
    left join lateral (
      select reason, note from (
        select decision, reason, note from moderation_decision as each
        where each.kind = wanted.kind and each.item_id = wanted.id and undone_at is null
        order by at desc, each.id desc limit 1
      ) as last where decision in ('reject', 'hide')
    ) as decision on true`.execute(db);
  return new Map(rows.map(({ id, held, reason, note }) => [id, { held, reason, note }]));
}

/** The status of an item without case and decision. */
export const noModeration: ModerationStatus = { held: false, reason: null, note: null };

export async function selectModerationStatus(
  db: Database,
  ref: ContentRef,
): Promise<ModerationStatus> {
  return (await selectModerationStatuses(db, [ref])).get(ref.id) ?? noModeration;
}
