// SPDX-License-Identifier: AGPL-3.0-or-later
/** What may have happened to a game. */
export const situations = [
  'shut_down',
  'announced',
  'features_removed',
  'refund_refused',
  'offline_missing',
  'items_lost',
] as const;

export type Situation = (typeof situations)[number];

/** What a letter asks its seller for. */
export const sellerDemands = ['refund', 'repair', 'offline_patch', 'information'] as const;

/** What the writer wants: something of the seller, or to write to someone else. */
export const demands = [...sellerDemands, 'authority', 'representative'] as const;

export type Demand = (typeof demands)[number];

export const proofs = [
  'receipt',
  'order_confirmation',
  'bank_statement',
  'account_history',
  'store_page',
  'packaging',
  'advertising',
  'terms',
  'announcement',
  'screenshot',
  'video',
  'correspondence',
  'other',
] as const;

type Proof = (typeof proofs)[number];

/** The first letter, a reminder to the same seller, or a complaint about the unanswered ones. */
export const stages = ['first', 'reminder', 'authority'] as const;

export type Stage = (typeof stages)[number];

/** What came back from the seller. */
export const replies = ['none', 'automatic', 'refused', 'partial', 'elsewhere'] as const;

type Reply = (typeof replies)[number];

/** Forms of address. Without one, a person is addressed by the name alone. */
export const personTitles = ['ms', 'mr'] as const;

type PersonTitle = (typeof personTitles)[number];

/** What a letter is assembled from. Days are written as `2026-11-23`; empty texts are undefined. */
export type LetterValues = {
  readonly game: string;
  /** A region of the legal records or another country; undefined if it is not chosen. */
  readonly country: string | undefined;
  readonly situation: Situation;
  readonly eventDate: string | undefined;
  /** What happened in the writer's own words. */
  readonly details: string | undefined;
  readonly purchaseDate: string | undefined;
  readonly seller: string | undefined;
  readonly price: { readonly amount: number; readonly currency: string } | undefined;
  readonly orderNumber: string | undefined;
  readonly proofs: readonly Proof[];
  /** What `other` stands for. */
  readonly proofOther: string | undefined;
  readonly demand: Demand;
  /** Ids of laws of the record that the letter leaves out. */
  readonly omittedLaws: readonly string[];
  readonly deadline: string;
  /** Name and contact lines of the writer. */
  readonly name: string;
  readonly contact: readonly string[];
  /** As the writer entered it; undefined stands for what the record says. */
  readonly recipient: string | undefined;
  /** Of a representative whose name the writer entered. */
  readonly recipientTitle: PersonTitle | undefined;
  readonly recipientAddress: readonly string[];
  readonly stage: Stage;
  readonly firstSent: string | undefined;
  readonly firstDeadline: string | undefined;
  readonly reminderSent: string | undefined;
  readonly reply: Reply;
  /** The day of the letter. */
  readonly date: string;
};

/** What happened by the day of the letter: an announced day that has passed is that of the shutdown. */
export const presentSituation = ({
  situation,
  eventDate,
  date,
}: Pick<LetterValues, 'situation' | 'eventDate' | 'date'>): Situation =>
  situation === 'announced' && eventDate !== undefined && eventDate < date
    ? 'shut_down'
    : situation;

/** Whose texts a letter consists of. */
export type LetterKind = 'seller' | 'reminder' | 'authority' | 'representative';

/** The kind of letter that the demand and the stage lead to. */
export function letterKindOf({
  demand,
  stage,
}: Pick<LetterValues, 'demand' | 'stage'>): LetterKind {
  if (demand === 'authority' || demand === 'representative') return demand;
  return stage === 'first' ? 'seller' : stage;
}

/** Whether a letter goes to the seller: such letters alone set a deadline. */
export const isToSeller = (kind: LetterKind): boolean => kind === 'seller' || kind === 'reminder';

const two = (part: number): string => String(part).padStart(2, '0');

/** The visitor's day, such as `2026-11-23`. */
export function localDay(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
