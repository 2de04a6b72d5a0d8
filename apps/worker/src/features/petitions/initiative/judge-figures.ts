// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Suspicion } from '@kga/contracts/petitions';

/** The total and the sum of the states. */
export type Totals = { total: number; countrySum: number };

type Baseline = {
  last: Totals;
  /** The petition's usual pace. */
  perDay: number;
  /** Milliseconds since `last`. */
  elapsed: number;
};

const dayMs = 86_400_000;

/** Pace that no day is too busy for: the recorded initiative had at most 155,325 a day. */
const plausiblePerDay = 200_000;
const paceFactor = 10;

/** A young petition multiplies within minutes. */
const freeRise = 1_000;

/** Share of the last figure by which it may change between two polls. */
const freeShare = { confirmedByStates: 0.5, unconfirmed: 0.05 } as const;

/** The total and the states are updated at different moments, and a provider may count some apart. */
const tolerance = { share: 0.05, count: 10 } as const;

function isNear(a: number, b: number): boolean {
  const allowed = Math.max(tolerance.count, tolerance.share * Math.max(Math.abs(a), Math.abs(b)));
  return Math.abs(a - b) <= allowed;
}

/** Whether the sum of the states is near the total, or has moved with it. */
function statesAgree({ total, countrySum }: Totals, last: Totals): boolean {
  return isNear(total, countrySum) || isNear(total - last.total, countrySum - last.countrySum);
}

/**
 * Why figures cannot be believed at once; empty where they can. A figure may change by 5 %, or by half
 * if the total and the states agree, and rise by as much as the pace allows for the time that passed.
 */
export function judgeFigures(figures: Totals, { last, perDay, elapsed }: Baseline): Suspicion[] {
  const hasStates = figures.countrySum > 0 || last.countrySum > 0;
  const agree = statesAgree(figures, last);
  const share = hasStates && agree ? freeShare.confirmedByStates : freeShare.unconfirmed;
  const paced = Math.max(paceFactor * perDay, plausiblePerDay) * (elapsed / dayMs);
  const rises = (from: number, to: number) => to - from > Math.max(freeRise, share * from) + paced;
  const falls = (from: number, to: number) => from - to > share * from;

  const jumps: Suspicion[] = [
    ...(rises(last.total, figures.total) ? (['total_rose'] as const) : []),
    ...(falls(last.total, figures.total) ? (['total_fell'] as const) : []),
  ];
  // A map that catches up with its total jumps, too.
  if (!agree) {
    if (rises(last.countrySum, figures.countrySum)) jumps.push('states_rose');
    if (falls(last.countrySum, figures.countrySum)) jumps.push('states_fell');
  }
  const disagree = jumps.length > 0 && hasStates && !agree;
  return disagree ? [...jumps, 'states_differ'] : jumps;
}
