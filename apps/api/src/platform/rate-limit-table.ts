// SPDX-License-Identifier: AGPL-3.0-or-later
import { unconfirmedMails } from '@kga/contracts/petitions';

/** Attempts without a wait, and how the waits after them grow, in seconds. */
type Backoff = {
  free: number;
  /** The first wait; each further one is twice as long. */
  wait: number;
  /** Longest wait. Short for accounts, so that attackers cannot lock out the owner. */
  waitMax: number;
  /** Time without an attempt after which the count starts again. */
  memory: number;
};

const [minute, hour] = [60, 3_600];

/** Limits by the IP address of the caller, and by the account or email address concerned. */
export const backoffs = {
  sign_in: {
    address: { free: 20, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 5, wait: 1, waitMax: minute, memory: 24 * hour },
  },
  register: {
    address: { free: 20, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 10, wait: 5, waitMax: minute, memory: hour },
  },
  mail: {
    address: { free: 20, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 3, wait: minute, waitMax: 15 * minute, memory: 2 * hour },
  },
  /** Submitting links and codes from mails. */
  proof: {
    address: { free: 30, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 10, wait: 10, waitMax: 15 * minute, memory: 24 * hour },
  },
  /** The same for signatures, whose mailboxes are written as those of accounts. */
  signature_proof: {
    address: { free: 30, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 10, wait: 10, waitMax: 15 * minute, memory: 24 * hour },
  },
  /** Confirming the current password while signed in. */
  confirm: {
    address: { free: 20, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 5, wait: 1, waitMax: minute, memory: 24 * hour },
  },
  /**
   * Security notifications to the owner of an account. Waits are an hour at most, so that one an hour
   * of each kind arrives, whatever causes the others.
   */
  notice: {
    address: { free: 20, wait: minute, waitMax: hour, memory: 24 * hour },
    account: { free: 3, wait: 10 * minute, waitMax: hour, memory: 24 * hour },
  },
  /** Guests who write for the first time: a school or a phone network shares one address. */
  guest: {
    address: { free: 300, wait: 1, waitMax: 5 * minute, memory: hour },
    account: { free: 300, wait: 1, waitMax: 5 * minute, memory: hour },
  },
  report: {
    address: { free: 60, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 30, wait: 20, waitMax: 15 * minute, memory: 2 * hour },
  },
  picture_upload: {
    address: { free: 40, wait: 10, waitMax: hour, memory: 24 * hour },
    account: { free: 10, wait: 30, waitMax: hour, memory: 24 * hour },
  },
  /** Messages to the operator. */
  contact: {
    address: { free: 10, wait: minute, waitMax: hour, memory: 24 * hour },
    account: { free: 5, wait: minute, waitMax: hour, memory: 24 * hour },
  },
  /** Asking for legal help; by mailbox, to which the link of the status page is mailed. */
  legal_request: {
    address: { free: 10, wait: minute, waitMax: hour, memory: 24 * hour },
    account: { free: 5, wait: minute, waitMax: hour, memory: 24 * hour },
  },
  legal_file: {
    address: { free: 40, wait: 10, waitMax: hour, memory: 24 * hour },
    account: { free: 40, wait: 10, waitMax: hour, memory: 24 * hour },
  },
  /** Tokens of status pages that are wrong. */
  legal_token: {
    address: { free: 30, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 30, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
  },
  /** Previewing a feed, for which the worker fetches a URL that an admin enters. */
  feed_preview: {
    address: { free: 60, wait: 2, waitMax: 5 * minute, memory: hour },
    account: { free: 60, wait: 2, waitMax: 5 * minute, memory: hour },
  },
} as const satisfies Record<string, Record<'address' | 'account', Backoff>>;

/** Attempts in a fixed window of `seconds`, which begins with the first one. */
type Window = { max: number; seconds: number };

export type WindowLimits = Partial<Record<'address' | 'account', Window>>;

/**
 * Limits on what regular users do often: a wait lasts until the end of the window at most. Many of
 * them share the IP address of a phone network.
 */
export const windows = {
  /** Publishing or editing content. */
  write: {
    address: { max: 300, seconds: 10 * minute },
    account: { max: 20, seconds: 10 * minute },
  },
  /** Setting marks and taking them back. */
  react: {
    address: { max: 1_500, seconds: 10 * minute },
    account: { max: 100, seconds: 10 * minute },
  },
  /** Signing petitions. */
  sign: { address: { max: 600, seconds: 10 * minute } },
  /** Asking for mails about a petition. */
  subscribe: { address: { max: 100, seconds: 10 * minute } },
  /** Mails to a mailbox that did not confirm yet that it wants them, by all forms together. */
  unconfirmed_mail: { account: { max: unconfirmedMails, seconds: hour } },
  /** Messages to the operator in all, of members with a verified address and of everyone else. */
  operator_mail: { account: { max: 60, seconds: hour } },
  /** Changing the public name, which readers know a member by. */
  display_name: {
    address: { max: 200, seconds: 24 * hour },
    account: { max: 5, seconds: 24 * hour },
  },
} as const satisfies Record<string, WindowLimits>;
