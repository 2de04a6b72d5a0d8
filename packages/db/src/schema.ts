import type { Currency, OutboxJob } from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type {
  AccountIdentityTable,
  OneTimeTokenTable,
  AccountTable,
  IdempotencyKeyTable,
  SignInTable,
  GuestTable,
} from './accounts/table.ts';
import type {
  FeedErrorTable,
  FeedItemTable,
  FeedPreviewTable,
  FeedSeedTable,
  FeedTable,
} from './feeds/table.ts';
import type {
  ForumFollowTable,
  ForumPostTable,
  ForumReplyTable,
  ViewFlushTable,
} from './forum/table.ts';
import type {
  ContentEditTable,
  ContentReportTable,
  ContentTraceTable,
  ModerationCaseTable,
  ModerationDecisionTable,
} from './moderation/table.ts';
import type {
  NewsArticleTable,
  NewsCountTable,
  NewsListingTable,
  OwnArticleTable,
} from './news/table.ts';
import type {
  PetitionPollTable,
  PetitionRejectedPollTable,
  PetitionSnapshotTable,
  PetitionTable,
  PetitionThresholdTable,
} from './petition/table.ts';
import type { StoryGameTable, StoryTable } from './stories/table.ts';
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
 * A row whose lease ends in that state becomes `uncertain`: the step may have happened.
 */
export type OutboxState = 'waiting' | 'handing_over' | 'done' | 'failed' | 'uncertain';

/** A job that a transaction requested. */
export type OutboxTable = {
  id: string;
  job: OutboxJob;
  /** JSON; null once the row is settled, because it may hold secrets. */
  payload: ColumnType<unknown, string | null, string | null>;
  state: Generated<OutboxState>;
  tries: Generated<number>;
  due_at: FilledTime;
  last_error: string | null;
  created_at: FilledTime;
  settled_at: Time | null;
};

/** An external picture as WebP, checked and resized. */
export type PictureTable = {
  id: string;
  bytes: Buffer;
  width: number;
  height: number;
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

/** Running sums, spread over several rows per name that are added up. pg reads `bigint` as text. */
type TallyTable = { name: string; value: string };

/** All tables, after the newest migration. */
export type Schema = {
  petition: PetitionTable;
  petition_threshold: PetitionThresholdTable;
  petition_snapshot: PetitionSnapshotTable;
  petition_poll: PetitionPollTable;
  petition_rejected_poll: PetitionRejectedPollTable;
  account: AccountTable;
  account_identity: AccountIdentityTable;
  one_time_token: OneTimeTokenTable;
  sign_in: SignInTable;
  idempotency_key: IdempotencyKeyTable;
  guest: GuestTable;
  story: StoryTable;
  story_game: StoryGameTable;
  currency_rate: CurrencyRateTable;
  forum_post: ForumPostTable;
  forum_reply: ForumReplyTable;
  forum_follow: ForumFollowTable;
  view_flush: ViewFlushTable;
  moderation_case: ModerationCaseTable;
  moderation_decision: ModerationDecisionTable;
  content_report: ContentReportTable;
  content_edit: ContentEditTable;
  content_trace: ContentTraceTable;
  tally: TallyTable;
  news_article: NewsArticleTable;
  news_listing: NewsListingTable;
  news_count: NewsCountTable;
  own_article: OwnArticleTable;
  feed: FeedTable;
  feed_fault: FeedErrorTable;
  feed_preview: FeedPreviewTable;
  feed_item: FeedItemTable;
  feed_seed: FeedSeedTable;
  picture: PictureTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
};
