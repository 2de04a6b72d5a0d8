import type { Language, Role, SignInMethod, SocialProvider } from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/** Somebody who can sign in. */
export type AccountTable = {
  /** UUIDv4: its first 8 characters are shown. */
  id: string;
  /** As it was typed; compared in lower case. */
  email: string;
  email_verified_at: Time | null;
  first_name: string;
  last_name: string;
  /** Null where one signs in by others only. */
  password_hash: string | null;
  role: Generated<Role>;
  /** Of mails. */
  language: Language;
  /** The address that the picture is fetched from. */
  picture_source: string | null;
  /** The fetched picture. */
  picture_id: string | null;
  suspended_at: Time | null;
  suspended_reason: string | null;
  last_signed_in_at: Time | null;
  created_at: FilledTime;
};

/** A provider by which an account can be signed in to; one of each provider. */
export type AccountIdentityTable = {
  provider: SocialProvider;
  /** The provider's own id of the person. */
  subject: string;
  account_id: string;
  /** The address or name there. */
  label: string;
  linked_at: FilledTime;
};

export type OneTimeTokenPurpose = 'verify_email' | 'change_email' | 'reset_password';

/** What a mail proves once; a newer one of the same purpose takes its place. */
export type OneTimeTokenTable = {
  id: string;
  account_id: string;
  purpose: OneTimeTokenPurpose;
  /** The address that the mail went to. */
  email: string;
  token_hash: Buffer;
  code_hash: Buffer;
  /** Wrong codes so far. */
  code_tries: Generated<number>;
  created_at: FilledTime;
  expires_at: Time;
};

/** One successful sign-in. */
export type SignInTable = {
  id: string;
  account_id: string;
  method: SignInMethod;
  /** Browser and system in words; empty where they could not be told. */
  device: string;
  at: FilledTime;
};

/** What a request with an `Idempotency-Key` made. */
export type IdempotencyKeyTable = {
  operation: string;
  key: string;
  request_hash: Buffer;
  result_id: ColumnType<string | null, string | null | undefined, string>;
  created_at: FilledTime;
};
