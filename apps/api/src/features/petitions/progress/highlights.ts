// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionHighlights, percentageOf } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  type PetitionRow,
  type Snapshot,
  selectBestDay,
  selectLatestSnapshot,
  selectSignatureCounts,
  selectWeekBefore,
} from '@kga/db/petitions';

const dayMs = 86_400_000;

/** When today began: at the last midnight (UTC), in a replay at the last one that it has shown. */
function dayStart(petition: PetitionRow, now: Date): Date {
  const { replay_from: from, replay_epoch: epoch, replay_speed: speed } = petition;
  if (!from || !epoch || speed === null) return new Date(now.getTime() - (now.getTime() % dayMs));
  const shown = from.getTime() + (now.getTime() - epoch.getTime()) * speed;
  const sinceFrom = shown - (shown % dayMs) - from.getTime();
  // What was before the replay began passes as fast as the wall clock.
  return new Date(epoch.getTime() + (sinceFrom > 0 ? sinceFrom / speed : sinceFrom));
}

/** The newest snapshot at a time; undefined if it is a day older, as what changed since is not known. */
async function loadFresh(db: Database, petition: PetitionRow, at: Date) {
  const snapshot = await selectLatestSnapshot(db, petition.id, at);
  return snapshot && at.getTime() - snapshot.taken_at.getTime() < dayMs ? snapshot : undefined;
}

/** The area that rose most between two snapshots, by its threshold; null if none rose. */
function fastestArea(
  { areas }: PetitionRow,
  before: Snapshot,
  after: Snapshot,
): PetitionHighlights['fastest'] {
  const rises = areas.flatMap(({ code: countryCode, threshold }) => {
    if (threshold === undefined) return [];
    const added =
      (after.country_counts[countryCode] ?? 0) - (before.country_counts[countryCode] ?? 0);
    const since = before.taken_at.toISOString();
    return [{ countryCode, since, added, percentage: percentageOf(added, threshold) }];
  });
  const [fastest] = rises.toSorted((a, b) => b.percentage - a.percentage);
  return fastest && fastest.added > 0 ? fastest : null;
}

/** What moved today, in the last week and on the best day, as far as it is known. */
export async function loadHighlights(
  db: Database,
  petition: PetitionRow,
): Promise<PetitionHighlights> {
  const now = new Date();
  if (petition.kind === 'own') return countedHighlights(db, petition, now);
  const snapshot = await selectLatestSnapshot(db, petition.id);
  const collecting = petition.status === 'collecting';
  const to = collecting ? now : (snapshot?.taken_at ?? now);
  const start = dayStart(petition, now);
  const before = collecting ? await loadFresh(db, petition, start) : undefined;
  const weekBefore = await selectWeekBefore(db, petition.id, to);
  const from = petition.opened_at ?? weekBefore?.taken_at;
  const best = from && (await selectBestDay(db, { petitionId: petition.id, from, to }));
  return {
    today: snapshot && before ? snapshot.signature_count - before.signature_count : null,
    bestDay: best ? { day: best.day.toISOString(), added: best.added } : null,
    fastest: snapshot && weekBefore ? fastestArea(petition, weekBefore, snapshot) : null,
  };
}

/** Signatures of this site are counted by day. */
async function countedHighlights(
  db: Database,
  { id, status }: PetitionRow,
  now: Date,
): Promise<PetitionHighlights> {
  const { days } = await selectSignatureCounts(db, id);
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const [best] = days.toSorted((a, b) => b.signatures - a.signatures);
  return {
    today:
      status === 'collecting' ? (days.find(({ value }) => value === today)?.signatures ?? 0) : null,
    bestDay:
      best && days.length > 1
        ? { day: new Date(best.value).toISOString(), added: best.signatures }
        : null,
    fastest: null,
  };
}
