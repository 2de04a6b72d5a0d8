// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason, ContentStatus } from '@kga/contracts/content';
import type { Language, PetitionRegion } from '@kga/contracts/core';
import type {
  CountChangeKind,
  ExportFormat,
  HoldCause,
  SignatureState,
  SubscriptionTopic,
} from '@kga/contracts/petitions';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

import type { FilledTime, OptionalTime } from '../../core/values.ts';

/** Name, address and city are sealed; null, like the hash, once withdrawn or anonymised. */
export type SignatureTable = {
  id: string;
  petition_id: string;
  state: Generated<SignatureState>;
  /** Keyed hash of the normalised address; unique in a petition. */
  address_hash: Buffer | null;
  first_name: Buffer | null;
  last_name: Buffer | null;
  email: Buffer | null;
  city: Buffer | null;
  /** Why, until the signature counts. */
  reason: Buffer | null;
  country: string;
  /** Of the form, and so of the reason; null once anonymised. */
  language: Language | null;
  show_name: Generated<boolean>;
  wants_updates: Generated<boolean>;
  /** SHA-256 of the receipt, which the signer alone has. */
  receipt_hash: Buffer | null;
  /** Wrong codes; after a few of them the link alone confirms. */
  code_tries: Generated<number>;
  created_at: FilledTime;
  reminded_at: OptionalTime;
  /** When a mail about a repeated signature was last sent; one a day at most. */
  again_at: OptionalTime;
  /** Of the first day of its month once anonymised. */
  confirmed_at: OptionalTime;
  withdrawn_at: OptionalTime;
  /** Why it is not counted once it is confirmed; null, like the batch, of what is not suspicious. */
  hold_cause: HoldCause | null;
  /** Keyed hash of what the signatures have in common that are reviewed together. */
  hold_batch: Buffer | null;
  /** The count of the petition with this signature; null unless it counted at once when it was confirmed. */
  number: number | null;
  /** Code of the link that led to it, until it is confirmed. */
  source: string | null;
};

/** Who asked for mails of the campaign without signing. */
export type PetitionSubscriberTable = {
  id: string;
  topic: Generated<SubscriptionTopic>;
  /** Of updates; null of all other topics. */
  petition_id: string | null;
  /** Of all other topics. */
  region: PetitionRegion | null;
  /** Keyed hash of the normalised address, as of a signature; unique in a petition, or for topic and region. */
  address_hash: Buffer;
  /** Sealed. */
  email: Buffer;
  language: Language;
  created_at: FilledTime;
  confirmed_at: OptionalTime;
  /** When the one mail about an opening was requested. */
  notified_at: OptionalTime;
};

/** A reason for signing. A signature belongs to no account, so that `account_id` is always null. */
export type ReasonTable = {
  id: string;
  petition_id: string;
  /** Null once the signature is anonymous. */
  signature_id: string | null;
  account_id: string | null;
  content: string;
  language: Language;
  status: ContentStatus;
  revision: Generated<number>;
  created_at: FilledTime;
};

/** A reader's report of a name that a signer shows; deleted once it is not shown any more. */
export type SignerReportTable = {
  id: string;
  signature_id: string;
  /** Keyed hash of who reports. */
  reporter: Buffer;
  reason: ContentReason;
  /** Sealed with a key of the notes. */
  note: Buffer;
  created_at: FilledTime;
  /** When a moderator approved the name. */
  settled_at: OptionalTime;
};

/** What admins decided about held signatures, which is public. */
export type SignatureReviewTable = {
  id: string;
  petition_id: string;
  kind: CountChangeKind;
  signatures: number;
  created_at: FilledTime;
};

/** A file with the names of who signed a petition, for its addressee. */
export type SignatureExportTable = {
  id: string;
  petition_id: string;
  format: JSONColumnType<ExportFormat>;
  purpose: string;
  /** Public key that the file is encrypted to. */
  recipient_key: string | null;
  created_at: FilledTime;
  finished_at: OptionalTime;
  failed_at: OptionalTime;
  signature_count: number | null;
  /** Length of the file. */
  bytes: number | null;
};

/** A part of such a file, sealed with a key of the export. */
export type SignatureExportPartTable = {
  export_id: string;
  position: number;
  bytes: Buffer;
  created_at: FilledTime;
};

/** Confirmed signatures of a petition, by which they are numbered. */
export type SignatureTotalTable = { petition_id: string; signatures: Generated<number> };

/** Signatures that were confirmed on a day, in UTC, by the code of the link that led to them. */
export type SignatureSourceTable = {
  petition_id: string;
  day: string;
  source: string;
  signatures: number;
};

/** Confirmed signatures by country and by day, spread over shards that are added up. */
export type SignatureCountTable = {
  petition_id: string;
  dimension: 'country' | 'day';
  value: string;
  shard: number;
  signatures: number;
};

/** A leaf of a petition's log; triggers add them with the change of state that they record. */
export type LogLeafTable = {
  id: GeneratedAlways<string>;
  petition_id: string;
  withdrawal: boolean;
  receipt_hash: Buffer;
  /** SHA-256 of the leaf (RFC 9162, 2.1.1). */
  hash: GeneratedAlways<Buffer>;
  /** Null until it is in a tree. pg reads `bigint` as text. */
  position: ColumnType<string | null, never, number>;
  /** Null once it is in a tree, so that no time is stored for good. */
  waiting_since: ColumnType<Date | null, Date | undefined, null>;
};

/** Hashes of perfect subtrees of 256 leaves (level 8) and their powers (16, 24). */
export type LogNodeTable = {
  petition_id: string;
  level: number;
  position: ColumnType<string, number, number>;
  hash: Buffer;
};

export type LogHeadTable = {
  petition_id: string;
  size: ColumnType<string, number, number>;
  root: Buffer;
  signed_at: FilledTime;
  /** The signed text with its signature. */
  checkpoint: string;
};

declare module '../../core/client.ts' {
  interface Schema {
    signature: SignatureTable;
    petition_subscriber: PetitionSubscriberTable;
    signature_count: SignatureCountTable;
    signature_source: SignatureSourceTable;
    signature_total: SignatureTotalTable;
    reason: ReasonTable;
    signature_review: SignatureReviewTable;
    signer_report: SignerReportTable;
    signature_export: SignatureExportTable;
    signature_export_part: SignatureExportPartTable;
    log_leaf: LogLeafTable;
    log_node: LogNodeTable;
    log_head: LogHeadTable;
  }
}
