import type { Currency } from '@kga/contracts';
import type { ColumnType } from 'kysely';

import type {
  AccountIdentityTable,
  OneTimeTokenTable,
  AccountTable,
  IdempotencyKeyTable,
  SignInTable,
  GuestTable,
} from './accounts/table.ts';
import type { AuditLogTable } from './audit/table.ts';
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
import type { OutboxTable } from './outbox/table.ts';
import type {
  PetitionPollTable,
  PetitionRejectedPollTable,
  PetitionSnapshotTable,
  PetitionTable,
  PetitionThresholdTable,
} from './petition/table.ts';
import type { StoryGameTable, StoryTable } from './stories/table.ts';
import type { FilledTime } from './time.ts';

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
