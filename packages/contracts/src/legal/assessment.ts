// SPDX-License-Identifier: AGPL-3.0-or-later
import { dayAfter, lengthOf } from './durations.ts';
import type { LegalLaw, LegalRight, LegalTimeLimit } from './law.ts';
import type { LegalRecord } from './records.ts';

/** How well a record backs a claim: `complete` with articles and limits, `partly`, or `none`. */
export type LegalStrength = 'complete' | 'partly' | 'none';

const moneyRights: readonly LegalRight[] = [
  'price_reduction',
  'termination',
  'refund',
  'compensation',
];

/**
 * The laws that give a buyer a claim where a game stops working, and name its articles. Rules on buying at a distance
 * pay back what was bought when its buyer withdraws.
 */
const claimLaws = ({ laws }: LegalRecord): LegalLaw[] =>
  laws.filter(
    ({ effect, topic, articles }) =>
      effect === 'claim' && topic !== 'distance_contracts' && articles.length > 0,
  );

const hasRight = (laws: readonly LegalLaw[], wanted: readonly LegalRight[]): boolean =>
  laws.some(({ articles }) =>
    articles.some(({ rights }) => wanted.some((each) => rights.includes(each))),
  );

/** Time limits of claims, apart from the right to change one's mind. */
export const claimLimits = ({ limits }: LegalRecord): LegalTimeLimit[] =>
  limits.filter(({ kind }) => kind === 'liability' || kind === 'limitation');

/** A time limit of claims in short: how long the seller is liable, or how long one can go to court. */
export type ClaimLimit = {
  kind: 'liability' | 'limitation';
  /** Such as `P2Y`, the shortest first. */
  durations: string[];
};

/**
 * The limit that lists and cards name: of liability, else of going to court. Left out are limits that only keep others
 * from ending too soon, and those of what is supplied over a period. Null where none is on record, or where a
 * buyer has to notify the seller earlier.
 */
export function claimLimitOf(record: LegalRecord): ClaimLimit | null {
  if (record.limits.some(({ kind }) => kind === 'notice')) return null;
  const durationsOf = (wanted: ClaimLimit['kind']) =>
    record.limits.flatMap(({ kind, duration, isMinimum, supply }) =>
      kind !== wanted || duration === null || isMinimum === true || supply === 'continuous'
        ? []
        : [duration],
    );
  for (const kind of ['liability', 'limitation'] as const) {
    const durations = [...new Set(durationsOf(kind))].toSorted(
      (one, other) => lengthOf(one) - lengthOf(other),
    );
    if (durations.length > 0) return { kind, durations };
  }
  return null;
}

export function strengthOf(record: LegalRecord): LegalStrength {
  const laws = claimLaws(record);
  if (!hasRight(laws, [...moneyRights, 'repair', 'conformity', 'prepaid_refund'])) return 'none';
  const main = laws.filter(({ topic }) => topic === 'digital_content' || topic === 'sale_of_goods');
  // One article for everything names a book of a code, not what gives a right.
  const isComplete =
    main.flatMap(({ articles }) => articles).length > 1 &&
    hasRight(main, ['conformity', 'guarantee']) &&
    hasRight(main, moneyRights) &&
    claimLimits(record).length > 0;
  return isComplete ? 'complete' : 'partly';
}

/** What can give a buyer money back: the law on digital content, other laws, or none on record. */
export function moneyBasisOf(record: LegalRecord): 'contract' | 'other' | 'none' {
  const laws = claimLaws(record);
  const content = laws.filter(({ topic }) => topic === 'digital_content');
  if (hasRight(content, moneyRights)) return 'contract';
  return hasRight(laws, moneyRights) ? 'other' : 'none';
}

/** Whether a law on record gives a buyer unused balances back. */
export const refundsBalances = (record: LegalRecord): boolean =>
  hasRight(claimLaws(record), ['prepaid_refund']);

/** Days that decide which law applies and whether a limit has passed; undefined where they are unknown. */
export type ClaimDays = {
  readonly purchase: string | undefined;
  /** When the game stopped, or will stop. */
  readonly event: string | undefined;
  readonly today: string;
};

/** Whether a law applies by the days that are known; `unknown` where the deciding one is not. */
export function appliesBy(
  { applies }: LegalLaw,
  { purchase, event }: ClaimDays,
): boolean | 'unknown' {
  if (applies === undefined) return true;
  // What was bought from that day on was supplied after it, too.
  if (purchase !== undefined && purchase >= applies.from) return true;
  const deciding = applies.to === 'contract' ? purchase : event;
  return deciding === undefined ? 'unknown' : deciding >= applies.from;
}

function startOf({ from }: LegalTimeLimit, { purchase, event }: ClaimDays): string | undefined {
  switch (from) {
    case 'supply':
    case 'contract':
      return purchase;
    case 'end_of_year':
      return event && `${event.slice(0, 4)}-12-31`;
    case 'discovery':
    case 'end_of_supply':
    case 'knowledge':
    case 'accrual':
      return event;
    case 'termination':
      return undefined;
  }
}

/** The day on which a claim about a game that stopped ends, by the limits for a kind of supply. */
function claimEnd(
  record: LegalRecord,
  supply: 'single' | 'continuous',
  days: ClaimDays,
): string | undefined {
  const limits = claimLimits(record).filter(
    (each) => each.supply === undefined || each.supply === supply,
  );
  const endOf = (limit: LegalTimeLimit): string[] => {
    const start = startOf(limit, days);
    if (start === undefined || limit.duration === null) return [];
    const end = dayAfter(start, limit.duration);
    // The seller is liable for what showed in time, however long ago that was.
    const showedInTime =
      limit.kind === 'liability' && days.event !== undefined && days.event <= end;
    return showedInTime ? [] : [end];
  };
  const ends = (isMinimum: boolean) =>
    limits.filter((each) => (each.isMinimum ?? false) === isMinimum).flatMap(endOf);
  const [earliest] = ends(false).toSorted();
  const minimum = ends(true).toSorted().at(-1);
  if (minimum !== undefined && (earliest === undefined || minimum > earliest)) return minimum;
  return earliest;
}

export type ClaimTime =
  | { readonly state: 'unknown' }
  | { readonly state: 'open' | 'passed'; readonly end: string }
  /** Passed for a game that was supplied once; open, or longer, for one supplied over a period. */
  | { readonly state: 'depends'; readonly end: string };

/** Whether there is still time for a claim, by the limits on record and the days that are known. */
export function claimTime(record: LegalRecord, days: ClaimDays): ClaimTime {
  const single = claimEnd(record, 'single', days);
  const continuous = claimEnd(record, 'continuous', days);
  const hasOwnLimit = claimLimits(record).some(({ supply }) => supply === 'continuous');
  if (single === undefined) {
    if (continuous === undefined) return { state: 'unknown' };
    return { state: continuous < days.today ? 'passed' : 'open', end: continuous };
  }
  if (single >= days.today) return { state: 'open', end: single };
  const isOpen = hasOwnLimit && (continuous === undefined || continuous >= days.today);
  return { state: isOpen ? 'depends' : 'passed', end: single };
}
