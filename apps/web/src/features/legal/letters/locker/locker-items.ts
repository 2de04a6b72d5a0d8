// SPDX-License-Identifier: AGPL-3.0-or-later
/** Cases with a checklist of their own. */
export const lockerCases = [
  'shut_down',
  'announced',
  'features_removed',
  'refund_refused',
  'offline_missing',
  'account_blocked',
] as const;

export type LockerCase = (typeof lockerCases)[number];

/** What may prove a case. */
export const lockerItems = [
  'purchase',
  'offer',
  'terms',
  'announcement',
  'start',
  'working',
  'before_after',
  'patch_notes',
  'online_required',
  'offline_test',
  'account_list',
  'block_notice',
  'refund_request',
  'refusal',
  'refund_rules',
  'support',
  'letters',
  'timeline',
] as const;

export type LockerItem = (typeof lockerItems)[number];

/** Items of every case. */
const common = new Set<LockerItem>([
  'purchase',
  'offer',
  'terms',
  'support',
  'letters',
  'timeline',
]);

const itemsOfCase: Readonly<Record<LockerCase, readonly LockerItem[]>> = {
  shut_down: ['announcement', 'start'],
  announced: ['announcement', 'working'],
  features_removed: ['patch_notes', 'before_after'],
  refund_refused: ['refund_request', 'refusal', 'refund_rules'],
  offline_missing: ['online_required', 'offline_test'],
  account_blocked: ['block_notice', 'account_list'],
};

/** The checklist of a case, in the order of all items. */
export const checklistOf = (lockerCase: LockerCase): readonly LockerItem[] =>
  lockerItems.filter((item) => common.has(item) || itemsOfCase[lockerCase].includes(item));

/** What the locker knows of a file beside its content. */
export type LockerFile = {
  readonly id: string;
  readonly item: LockerItem;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** ISO 8601. */
  readonly addedAt: string;
  readonly note: string;
};
