// SPDX-License-Identifier: AGPL-3.0-or-later
/** What a person can ask counsel for. */
export const legalKinds = ['consultation', 'aid'] as const;

export type LegalKind = (typeof legalKinds)[number];

/** `assigned` once counsel has taken it, `answered` once a reply was sent, `closed` with an outcome. */
export const legalStates = ['received', 'assigned', 'answered', 'closed'] as const;

export type LegalState = (typeof legalStates)[number];

export const legalIssues = [
  'refund',
  'game_shut_down',
  'features_removed',
  'account_blocked',
  'misleading_sale',
  'other',
] as const;

export type LegalIssue = (typeof legalIssues)[number];

/** Currencies of the countries with a record. */
export const legalCurrencies = [
  'EUR',
  'USD',
  'GBP',
  'JPY',
  'KRW',
  'CNY',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'HUF',
  'NOK',
  'PLN',
  'RON',
  'SEK',
] as const;

export type LegalCurrency = (typeof legalCurrencies)[number];

export const legalOutcomes = [
  'advised',
  'letter_sent',
  'referred',
  'resolved',
  'no_contact',
  'out_of_scope',
] as const;

export type LegalOutcome = (typeof legalOutcomes)[number];

/** A suggested time; the person answers, and counsel confirms what was accepted. */
export const meetingStates = ['proposed', 'accepted', 'declined', 'confirmed'] as const;

export type MeetingState = (typeof meetingStates)[number];

/** `owner`: counsel who has taken the request; `counsel`: any other; `admin`: reads no contents. */
export type LegalCaller = 'owner' | 'counsel' | 'admin';

type Rule = { states: readonly LegalState[]; callers: readonly LegalCaller[] };

const open = ['received', 'assigned', 'answered'] as const;
const taken = ['assigned', 'answered'] as const;

/** Who can do what with a request, by its state. */
const rules = {
  take: { states: open, callers: ['counsel'] },
  release: { states: taken, callers: ['owner', 'admin'] },
  hand_over: { states: open, callers: ['owner', 'admin'] },
  note: { states: legalStates, callers: ['owner', 'counsel'] },
  reply: { states: taken, callers: ['owner'] },
  propose: { states: taken, callers: ['owner'] },
  confirm: { states: taken, callers: ['owner'] },
  close: { states: taken, callers: ['owner'] },
  reopen: { states: ['closed'], callers: ['owner', 'counsel'] },
} as const satisfies Record<string, Rule>;

export type LegalAction = keyof typeof rules;

/** Whether a caller may take an action on a request, which may be assigned. */
export function canActOnRequest(
  action: LegalAction,
  { state, isTaken }: { state: LegalState; isTaken: boolean },
  caller: LegalCaller,
): boolean {
  const { states, callers }: Rule = rules[action];
  if (!states.includes(state) || !callers.includes(caller)) return false;
  if (action === 'take') return !isTaken;
  return action === 'release' ? isTaken : true;
}

/** Most files of a request, and largest file in bytes. */
export const legalFilesMax = 5;
export const legalFileMax = 10 * 1024 * 1024;

/** Months after closing until everything is erased. */
export const legalRetentionMonths = 12;

/** Months after the last message of a request that was never closed until everything is erased. */
export const legalOpenMonths = 24;

/** Whether a time zone has a name of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Whether a preferred date, such as `2026-12-01` or `2026-12-01T14:30` by the clock of the zone, or
 * with an offset, is over.
 */
export function isPastDate(date: string, timeZone: string, now: Date): boolean {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(date)) return Date.parse(date) < now.getTime();
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const today = `${part('year')}-${part('month')}-${part('day')}`;
  const isTimed = date.includes('T');
  const clock = isTimed ? `${today}T${part('hour')}:${part('minute')}` : today;
  return date.slice(0, clock.length) < clock;
}
