import type { ContentKind, ContentStatus, Language } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** A piece as a moderator sees it. */
export type ContentItem = {
  id: string;
  /** Empty for what has none. */
  title: string;
  content: string;
  /** What else was written, such as `gameName`. */
  details: readonly { name: string; value: string }[];
  language: Language;
  status: ContentStatus;
  /** Where it stands or will stand. */
  path: string;
  /** What it belongs to or answers. */
  context: { title: string; path: string; content: string } | null;
  accountId: string | null;
  guestId: string | null;
  createdAt: Date;
};

/** What a moderator can do with one kind of what people publish; each has a table of its own. */
export type ContentType = {
  kind: ContentKind;
  table: 'story' | 'forum_post' | 'forum_reply';
  /** Guests write none, so the table has no `guest_id`. */
  membersOnly?: true;
  /** Locks what is locked before a piece of this kind by everybody who changes one. */
  lockBefore?: (trx: Transaction<Schema>, id: string) => Promise<void>;
  /** The pieces of these ids that are there, in any order; deleted ones are not. */
  load: (db: Database, ids: readonly string[]) => Promise<ContentItem[]>;
  /**
   * Gives a piece another status, which shows or hides it, and says what to announce over
   * `kga:changed`. Undefined where it is gone.
   */
  setStatus: (
    trx: Transaction<Schema>,
    piece: { id: string; status: ContentStatus },
  ) => Promise<{ topic: 'stories' | 'forum'; id: string } | undefined>;
};
