// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type {
  FilePageState,
  LegalKind,
  LegalOutcome,
  LegalState,
  MeetingState,
} from '@kga/contracts/legal';
import type { Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, OptionalTime } from '../../core/values.ts';

/** A request for legal help. Deleting a row adds one to `legal_request_past`. */
export type LegalRequestTable = {
  id: string;
  /** Of the member who sent it. */
  account_id: string | null;
  kind: LegalKind;
  state: Generated<LegalState>;
  /** Random; it opens nothing. */
  reference: string;
  /** Keyed hash of the token of its status page. */
  token_hash: Buffer;
  /** What the person wrote, as JSON, sealed. */
  content: Buffer;
  /** Of the telephone number. */
  country: string | null;
  language: Language;
  /** Who has taken it. */
  counsel_id: string | null;
  outcome: LegalOutcome | null;
  meeting_at: OptionalTime;
  meeting_minutes: number | null;
  meeting_state: MeetingState | null;
  /** When the person agreed that counsel reads it. */
  consented_at: FilledTime;
  created_at: FilledTime;
  assigned_at: OptionalTime;
  answered_at: OptionalTime;
  closed_at: OptionalTime;
};

/** A reply to the person, or a note of counsel, sealed. */
export type LegalMessageTable = {
  id: string;
  request_id: string;
  kind: 'reply' | 'note';
  author_id: string | null;
  content: Buffer;
  created_at: FilledTime;
};

/** A file of a request, sealed; without one until the form is sent. */
export type LegalFileTable = {
  id: string;
  request_id: string | null;
  state: 'checking' | 'ready' | 'refused';
  media_type: string;
  name: Buffer;
  /** Null once refused. */
  bytes: Buffer | null;
  /** Length in bytes before it is sealed. */
  size: number;
  /** Of a PDF that a request has; null of other files. */
  pages_state: FilePageState | null;
  page_count: Generated<number>;
  created_at: FilledTime;
};

/** The picture of a page of a PDF, sealed. */
export type LegalFilePageTable = { id: string; file_id: string; number: number; bytes: Buffer };

/** What is left of an erased request. */
export type LegalRequestPastTable = {
  id: GeneratedAlways<string>;
  month: string;
  kind: LegalKind;
  answer_days: number | null;
};

/** A week, by its Monday, whose digest was requested. */
export type LegalDigestTable = { week: string };

declare module '../../core/client.ts' {
  interface Schema {
    legal_request: LegalRequestTable;
    legal_message: LegalMessageTable;
    legal_file: LegalFileTable;
    legal_file_page: LegalFilePageTable;
    legal_request_past: LegalRequestPastTable;
    legal_digest: LegalDigestTable;
  }
}
