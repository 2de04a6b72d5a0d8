// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Currency, OutboxJob } from '@kga/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type * as accounts from './accounts/table.ts';
import type * as archive from './archive/table.ts';
import type * as reactions from './content/reactions.ts';
import type * as feeds from './feeds/table.ts';
import type * as forum from './forum/table.ts';
import type * as legal from './legal-requests/table.ts';
import type * as letters from './letters/table.ts';
import type * as moderation from './moderation/table.ts';
import type * as news from './news/table.ts';
import type * as notifications from './notifications/table.ts';
import type * as petition from './petition/table.ts';
import type { ShareImageTable } from './share-images/table.ts';
import type * as signatures from './signatures/table.ts';
import type * as stories from './stories/table.ts';
import type { FilledTime, Time } from './values.ts';

/** Who did what to whom; rows can only be inserted. */
export type AuditLogTable = {
  id: string;
  at: FilledTime;
  /** Null for the command line. */
  actor_id: string | null;
  actor: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: string | null;
  after: string | null;
  reason: string | null;
};

/**
 * `handing_over` is set before a step that cannot be undone, such as handing a mail to the server.
 * A row whose lease ends in that state becomes `uncertain`: the step may have happened. `held` ones wait
 * for an operator.
 */
export type OutboxState = 'waiting' | 'held' | 'handing_over' | 'done' | 'failed' | 'uncertain';

/** A job that a transaction requested. */
type OutboxTable = {
  id: string;
  job: OutboxJob;
  /** JSON; null once the row is settled, because it may hold secrets. */
  payload: ColumnType<unknown, string | null, string | null>;
  state: Generated<OutboxState>;
  tries: Generated<number>;
  due_at: FilledTime;
  /** The `traceparent` of what requested it. */
  trace: Generated<string | null>;
  last_error: string | null;
  created_at: FilledTime;
  settled_at: Time | null;
};

/** A file, named by the SHA-256 of its bytes. */
type ObjectTable = {
  hash: string;
  media_type: string;
  /** Null where they are in a bucket. */
  bytes: Buffer | null;
  created_at: FilledTime;
};

/** Objects that a bucket may hold and no row may need, and from when on they are deleted there. */
type ObjectCleanupTable = { hash: string; due_at: FilledTime };

/** An external picture as WebP, checked and resized. */
export type PictureTable = {
  id: string;
  object_hash: string;
  width: number;
  height: number;
  created_at: FilledTime;
};

/** A picture as it was uploaded, until the worker has made copies of it. */
type PictureUploadTable = {
  id: string;
  account_id: string | null;
  guest_id: string | null;
  bytes: Buffer;
  created_at: FilledTime;
};

/** The value in yen of one unit of a currency on a day. */
type CurrencyRateTable = {
  currency: Currency;
  /** As `2024-12-31`. */
  on_date: string;
  /** pg reads `numeric` as text. */
  yen: ColumnType<string, string | number, string | number>;
};

/** Backups that were made. */
type BackupTable = {
  id: GeneratedAlways<string>;
  made_at: FilledTime;
  /** Null where other tools made it. pg reads `bigint` as text. */
  bytes: ColumnType<string | null, number | null, never>;
};

/** Running sums, spread over several rows per name that are added up. pg reads `bigint` as text. */
type TallyTable = { name: string; value: string };

/** All tables, after the newest migration. */
export type Schema = {
  petition: petition.PetitionTable;
  petition_figure: petition.PetitionFigureTable;
  petition_update: petition.PetitionUpdateTable;
  petition_threshold: petition.PetitionThresholdTable;
  petition_snapshot: petition.PetitionSnapshotTable;
  petition_poll: petition.PetitionPollTable;
  petition_rejected_poll: petition.PetitionRejectedPollTable;
  petition_reading: petition.PetitionReadingTable;
  account: accounts.AccountTable;
  display_name_review: accounts.DisplayNameReviewTable;
  refused_display_name: accounts.RefusedDisplayNameTable;
  account_identity: accounts.AccountIdentityTable;
  one_time_token: accounts.OneTimeTokenTable;
  sign_in: accounts.SignInTable;
  idempotency_key: accounts.IdempotencyKeyTable;
  guest: accounts.GuestTable;
  story: stories.StoryTable;
  story_game: stories.StoryGameTable;
  currency_rate: CurrencyRateTable;
  forum_post: forum.ForumPostTable;
  forum_reply: forum.ForumReplyTable;
  forum_follow: forum.ForumFollowTable;
  forum_read: forum.ForumReadTable;
  notification: notifications.NotificationTable;
  view_flush: forum.ViewFlushTable;
  moderation_case: moderation.ModerationCaseTable;
  moderation_decision: moderation.ModerationDecisionTable;
  content_report: moderation.ContentReportTable;
  content_edit: moderation.ContentEditTable;
  content_trace: moderation.ContentTraceTable;
  reaction: reactions.ReactionTable;
  reaction_count: reactions.ReactionCountTable;
  tally: TallyTable;
  news_article: news.NewsArticleTable;
  news_listing: news.NewsListingTable;
  news_count: news.NewsCountTable;
  own_article: news.OwnArticleTable;
  feed: feeds.FeedTable;
  feed_fault: feeds.FeedErrorTable;
  feed_preview: feeds.FeedPreviewTable;
  feed_item: feeds.FeedItemTable;
  feed_seed: feeds.FeedSeedTable;
  game: archive.GameTable;
  correction: archive.CorrectionTable;
  game_change: archive.GameChangeTable;
  game_follow: archive.GameFollowTable;
  game_event: archive.GameEventTable;
  game_like: archive.GameLikeTable;
  object: ObjectTable;
  object_cleanup: ObjectCleanupTable;
  game_count: archive.GameCountTable;
  game_total: archive.GameTotalTable;
  memory: archive.MemoryTable;
  memory_count: archive.MemoryCountTable;
  legal_request: legal.LegalRequestTable;
  legal_message: legal.LegalMessageTable;
  legal_file: legal.LegalFileTable;
  legal_request_past: legal.LegalRequestPastTable;
  legal_digest: legal.LegalDigestTable;
  letter_answer: letters.LetterAnswerTable;
  letter_written: letters.LetterWrittenTable;
  letter_count: letters.LetterCountTable;
  picture: PictureTable;
  picture_upload: PictureUploadTable;
  share_image: ShareImageTable;
  sealed_key: signatures.SealedKeyTable;
  signature: signatures.SignatureTable;
  petition_subscriber: signatures.PetitionSubscriberTable;
  signature_count: signatures.SignatureCountTable;
  reason: signatures.ReasonTable;
  signature_review: signatures.SignatureReviewTable;
  signer_report: signatures.SignerReportTable;
  signature_export: signatures.SignatureExportTable;
  signature_export_part: signatures.SignatureExportPartTable;
  log_leaf: signatures.LogLeafTable;
  log_node: signatures.LogNodeTable;
  log_head: signatures.LogHeadTable;
  outbox: OutboxTable;
  backup: BackupTable;
  audit_log: AuditLogTable;
};
