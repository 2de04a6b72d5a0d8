// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionHighlights, getHighlights, percentageOf } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  type Petition,
  type Snapshot,
  selectBestDay,
  selectLatestSnapshot,
  selectWeekBefore,
} from '@kga/db/petitions';

import { type ResponseBody, responseBody } from '../../../platform/cache/response-body.ts';
import { isCollecting, loadFigures, maxAge } from './load.ts';
import type { Figures } from './presenter.ts';

const dayMs = 86_400_000;

/** When today began: at the last midnight (UTC), in a replay at the last one that it has shown. */
function dayStart(petition: Petition, now: Date): Date {
  const { replay_from: from, replay_epoch: epoch, replay_speed: speed } = petition;
  if (!from || !epoch || speed === null) return new Date(now.getTime() - (now.getTime() % dayMs));
  const shown = from.getTime() + (now.getTime() - epoch.getTime()) * speed;
  const sinceFrom = shown - (shown % dayMs) - from.getTime();
  // What was before the replay began passes as fast as the wall clock.
  return new Date(epoch.getTime() + (sinceFrom > 0 ? sinceFrom / speed : sinceFrom));
}

/** The newest snapshot at a time; undefined if it is a day older, as what changed since is not known. */
async function loadFresh(db: Database, petition: Petition, at: Date) {
  const snapshot = await selectLatestSnapshot(db, petition.id, at);
  return snapshot && at.getTime() - snapshot.taken_at.getTime() < dayMs ? snapshot : undefined;
}

/** The state that rose most between two snapshots, by its threshold; null if none rose. */
function fastestState(
  thresholds: Figures['thresholds'],
  before: Snapshot,
  after: Snapshot,
): PetitionHighlights['fastest'] {
  const rises = Object.entries(thresholds).map(([countryCode, threshold]) => {
    const added =
      (after.country_counts[countryCode] ?? 0) - (before.country_counts[countryCode] ?? 0);
    const since = before.taken_at.toISOString();
    return { countryCode, since, added, percentage: percentageOf(added, threshold) };
  });
  const [fastest] = rises.toSorted((a, b) => b.percentage - a.percentage);
  return fastest && fastest.added > 0 ? fastest : null;
}

/** What moved today, in the last week and on the best day, as far as it is known. */
export async function loadHighlights(db: Database): Promise<ResponseBody> {
  const { petition, thresholds, snapshot } = await loadFigures(db);
  const now = new Date();
  const collecting = isCollecting(petition, now);
  const to = collecting ? now : (snapshot?.taken_at ?? now);
  const start = dayStart(petition, now);
  const before = collecting ? await loadFresh(db, petition, start) : undefined;
  const weekBefore = await selectWeekBefore(db, petition.id, to);
  const best = await selectBestDay(db, { petitionId: petition.id, from: petition.opened_at, to });
  return responseBody(
    getHighlights,
    {
      today: snapshot && before ? snapshot.signature_count - before.signature_count : null,
      bestDay: best ? { day: best.day.toISOString(), added: best.added } : null,
      fastest: snapshot && weekBefore ? fastestState(thresholds, weekBefore, snapshot) : null,
    },
    maxAge(petition, now, 'max-age=30, stale-while-revalidate=300'),
  );
}
