import type { ContentKind, Mail } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database } from '../client.ts';

/** What everybody may know of how moderators work, of the last 30 days. */
export type ModerationFigures = { reported: number; removed: number; restored: number };

/** Pieces that were reported, that moderators removed, and that they gave back. */
export async function selectModerationFigures(db: Database): Promise<ModerationFigures> {
  const { rows } = await sql<Record<keyof ModerationFigures, string>>`
    select
      (select count(distinct (kind, item_id)) from content_report
        where at > now() - interval '30 days') as reported,
      count(distinct (kind, item_id)) filter (where decision in ('reject', 'hide')) as removed,
      count(distinct (kind, item_id)) filter (
        where status_before in ('hidden', 'rejected') and status_after = 'published') as restored
    from moderation_decision
    where at > now() - interval '30 days' and undone_at is null`.execute(db);
  const [row] = rows;
  return {
    reported: Number(row?.reported ?? 0),
    removed: Number(row?.removed ?? 0),
    restored: Number(row?.restored ?? 0),
  };
}

export type WaitingFigures = Pick<
  Extract<Mail, { about: 'moderation_digest' }>,
  'waiting' | 'reported' | 'oldestHours' | 'kinds'
>;

/** What waits for moderators, the kind of most first. */
export async function selectWaitingFigures(db: Database): Promise<WaitingFigures> {
  const { rows } = await sql<{
    kind: ContentKind;
    waiting: string;
    reported: string;
    hours: number;
  }>`
    select kind, count(*) as waiting,
      count(*) filter (where 'reported' = any (causes)) as reported,
      floor(extract(epoch from now() - min(since)) / 3600)::int as hours
    from moderation_case where state = 'open' group by kind order by waiting desc, kind
  `.execute(db);
  const sum = (key: 'waiting' | 'reported') =>
    rows.reduce((total, row) => total + Number(row[key]), 0);
  return {
    waiting: sum('waiting'),
    reported: sum('reported'),
    oldestHours: Math.max(0, ...rows.map(({ hours }) => hours)),
    kinds: rows.map(({ kind, waiting }) => ({ kind, waiting: Number(waiting) })),
  };
}
