// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Suspicion, pollsToConfirm } from '@kga/contracts/petitions';
import type { Transaction } from '@kga/db/core';
import {
  type PollState,
  type Reading,
  type Snapshot,
  insertReading,
  selectFirstDoubt,
  selectOpenReading,
  selectWeekBefore,
  updateReading,
} from '@kga/db/petitions';

import type { CheckedFigures } from './check-figures.ts';
import { type Totals, judgeFigures } from './judge-figures.ts';

const dayMs = 86_400_000;

const totalsOf = (row: { signature_count: number; country_sum: number }): Totals => ({
  total: row.signature_count,
  countrySum: row.country_sum,
});

type Judged = { last: Snapshot; poll: PollState; now: Date };

/**
 * Why figures are not believed yet; empty where they are. Suspicious figures are stored as a reading,
 * and believed once enough polls in a row agree with it and their states agree with their total.
 */
export async function findSuspicions(
  trx: Transaction,
  figures: CheckedFigures,
  { last, poll, now }: Judged,
): Promise<readonly Suspicion[]> {
  const petitionId = poll.petition_id;
  const perDay = await selectPace(trx, last);
  const since = poll.succeeded_at ?? last.taken_at;
  // Polls that gave suspicious figures leave no time in which nothing was known.
  const until = (await selectFirstDoubt(trx, petitionId, since)) ?? now;
  const baseline = { last: totalsOf(last), perDay, elapsed: timeBetween(since, until) };
  const reasons = judgeFigures(figures, baseline);
  const open = await selectOpenReading(trx, petitionId);
  const received = {
    reasons,
    signature_count: figures.total,
    country_sum: figures.countrySum,
    goal: figures.goal,
    country_counts: JSON.stringify(figures.counts),
    last_received_at: now,
  };
  if (open && reasons.length > 0 && follows(figures, open, { perDay, now })) {
    const polls = open.polls + 1;
    const isConfirmed =
      open.state === 'waiting' && polls >= pollsToConfirm && !reasons.includes('states_differ');
    const state = isConfirmed ? 'confirmed' : open.state;
    await updateReading(trx, open.id, { ...received, polls, state });
    return isConfirmed ? [] : reasons;
  }
  if (open) await updateReading(trx, open.id, { state: 'superseded' });
  if (reasons.length > 0) {
    await insertReading(trx, {
      petition_id: petitionId,
      ...received,
      last_count: last.signature_count,
      per_day: Math.round(perDay),
      first_received_at: now,
    });
  }
  return reasons;
}

/** Whether figures would be believed after those of a reading. */
function follows(
  figures: CheckedFigures,
  open: Reading,
  { perDay, now }: { perDay: number; now: Date },
): boolean {
  const elapsed = timeBetween(open.last_received_at, now);
  return judgeFigures(figures, { last: totalsOf(open), perDay, elapsed }).length === 0;
}

function timeBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime());
}

/** Signatures a day in the week before a snapshot; a shorter time counts as a day. */
async function selectPace(trx: Transaction, last: Snapshot): Promise<number> {
  const base = (await selectWeekBefore(trx, last.petition_id, last.taken_at)) ?? last;
  const days = Math.max(1, timeBetween(base.taken_at, last.taken_at) / dayMs);
  return Math.max(0, last.signature_count - base.signature_count) / days;
}
