// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NotificationKind, Role, SignInMethod, SocialProvider } from '@kga/contracts/accounts';
import { type Language, exportDays } from '@kga/contracts/core';
import { type ColumnType, type Generated, sql } from 'kysely';

import type { Retentions } from '../core/retention.ts';
import type { FilledTime, OptionalTime, Time } from '../core/values.ts';

export type AccountTable = {
  /** UUIDv4; its first 8 characters are public. */
  id: string;
  /** In the owner's spelling; compared in lower case. */
  email: string;
  email_verified_at: Time | null;
  first_name: string;
  last_name: string;
  /** The public name; null until the owner chooses one. */
  display_name: string | null;
  /** Equal for names that look alike; unique. */
  display_name_key: string | null;
  /** Null for accounts that sign in by providers only. */
  password_hash: string | null;
  role: Generated<Role>;
  /** Language of mails. */
  language: Language;
  /** URL that the picture is fetched from. */
  picture_source: string | null;
  picture_id: string | null;
  /** Kinds of notifications that are not mailed. */
  muted_mails: Generated<NotificationKind[]>;
  /** Part of the unsubscribe links in mails. */
  unsubscribe_token: Generated<string>;
  suspended_at: Time | null;
  suspended_reason: string | null;
  last_signed_in_at: Time | null;
  created_at: FilledTime;
};

/** Keys of names that moderators removed. */
type RefusedDisplayNameTable = { key: string; refused_at: FilledTime };

/**
 * Public names from before stricter rules, which moderators look at: `look_alike` of the name of
 * `other_id`, `refused` like one that was removed, or `reserved`.
 */
export type DisplayNameReviewTable = {
  account_id: string;
  reason: 'look_alike' | 'refused' | 'reserved';
  other_id: string | null;
  created_at: FilledTime;
};

/** A provider linked to an account; at most one identity of each provider. */
type AccountIdentityTable = {
  provider: SocialProvider;
  /** The provider's own id of the person. */
  subject: string;
  account_id: string;
  /** The email address or user name at the provider. */
  label: string;
  linked_at: FilledTime;
};

export type OneTimeTokenPurpose = 'verify_email' | 'change_email' | 'reset_password';

/** A link and code sent by mail; an account has at most one of each purpose. */
export type OneTimeTokenTable = {
  id: string;
  account_id: string;
  purpose: OneTimeTokenPurpose;
  /** The recipient of the mail. */
  email: string;
  token_hash: Buffer;
  code_hash: Buffer;
  /** Wrong codes entered so far. */
  code_tries: Generated<number>;
  created_at: FilledTime;
  expires_at: Time;
};

type SignInTable = {
  id: string;
  account_id: string;
  method: SignInMethod;
  /** Browser and system, for display; empty where unknown. */
  device: string;
  at: FilledTime;
};

type IdempotencyKeyTable = {
  operation: string;
  key: string;
  request_hash: Buffer;
  result_id: ColumnType<string | null, string | null | undefined, string>;
  created_at: FilledTime;
};

/** A visitor without an account, known by an id that the browser created. */
export type GuestTable = {
  id: string;
  /** A keyed hash of the browser's fingerprint. */
  fingerprint_hash: Buffer;
  /** A hash of the secret in the cookie of the browser that stored it; null in older rows. */
  secret_hash: Buffer | null;
  created_at: FilledTime;
  seen_at: FilledTime;
  /** The account that the guest's content was moved to. */
  linked_to: string | null;
  linked_at: Time | null;
};

/** A file with all data about an account; at most one of each. */
export type ProfileExportTable = {
  id: string;
  account_id: string;
  created_at: FilledTime;
  finished_at: OptionalTime;
  failed_at: OptionalTime;
  /** Length of the file. pg reads `bigint` as text. */
  bytes: ColumnType<string | null, number | undefined, number>;
};

/** A part of such a file, sealed with a key of the export. */
type ProfileExportPartTable = { export_id: string; position: number; bytes: Buffer };

declare module '../core/client.ts' {
  interface Schema {
    account: AccountTable;
    display_name_review: DisplayNameReviewTable;
    refused_display_name: RefusedDisplayNameTable;
    account_identity: AccountIdentityTable;
    one_time_token: OneTimeTokenTable;
    sign_in: SignInTable;
    idempotency_key: IdempotencyKeyTable;
    guest: GuestTable;
    profile_export: ProfileExportTable;
    profile_export_part: ProfileExportPartTable;
  }
}

/** How long rows of accounts that are over stay. */
export const accountRetention = {
  proofs: { table: 'one_time_token', days: 0, isOver: (end) => sql`expires_at <= ${end}` },
  signIns: { table: 'sign_in', days: 180, isOver: (end) => sql`at < ${end}` },
  profileExports: {
    table: 'profile_export',
    days: exportDays,
    isOver: (end) => sql`created_at < ${end}`,
  },
  idempotencyKeys: { table: 'idempotency_key', days: 1, isOver: (end) => sql`created_at < ${end}` },
} as const satisfies Retentions;
