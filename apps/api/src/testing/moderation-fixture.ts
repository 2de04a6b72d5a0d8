// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import type { Role } from '@kga/contracts/accounts';
import type { ContentStatus } from '@kga/contracts/content';
import type { AuthorRef } from '@kga/db/content';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { v4, v7 } from 'uuid';

import type { Moderator, Verdict } from '../content/apply-decision.ts';
import { type ScreenedItem, screenNew } from '../content/auto-moderation.ts';
import { decideItem } from '../features/moderation/decide.ts';
import { reportContent } from '../features/moderation/report-content.ts';

/** A database with helpers to write, report and decide. */
export type ModerationFixture = {
  database: TestDatabase;
  account: (options?: { role?: Role; verified?: boolean; email?: string }) => Promise<string>;
  guest: () => Promise<string>;
  moderator: () => Promise<Moderator>;
  /** Inserts a story without screening; returns its id. */
  story: (
    options?: Partial<{ by: AuthorRef; status: ContentStatus; content: string }>,
  ) => Promise<string>;
  /** Screens and inserts a story. */
  write: (piece: Pick<ScreenedItem, 'author'> & Partial<ScreenedItem>) => Promise<ScreenedStory>;
  report: (id: string, by?: AuthorRef, network?: Buffer) => ReturnType<typeof reportContent>;
  decide: (
    id: string,
    decision: Verdict['decision'],
    options?: { by?: Moderator; revision?: number },
  ) => ReturnType<typeof decideItem>;
  caseOf: (id: string) => Promise<{
    state: string;
    causes: string[];
    holds: string[];
    revision: number;
    report_count: number;
    report_weight: number;
  }>;
  statusOf: (id: string) => Promise<ContentStatus | undefined>;
};

type ScreenedStory = { id: string; status: ContentStatus; held: boolean };

export const anyText = (): string =>
  `It was ${randomBytes(30).toString('hex').match(/.{6}/g)?.join(' ')} and then it was gone.`;

export async function createModerationFixture(adminUrl: string): Promise<ModerationFixture> {
  const database = await cloneDatabase(adminUrl);
  const { db } = database;

  async function account({
    role = 'member',
    verified = true,
    email,
  }: {
    role?: Role;
    verified?: boolean;
    email?: string;
  } = {}): Promise<string> {
    const id = v4();
    await db
      .insertInto('account')
      .values({
        id,
        email: email ?? `${id}@example.org`,
        first_name: 'Ada',
        last_name: 'Lovelace',
        language: 'de',
        role,
        email_verified_at: verified ? new Date() : null,
      })
      .execute();
    return id;
  }

  async function guest(): Promise<string> {
    const id = `guest_${randomBytes(8).toString('hex')}${Date.now()}`;
    await db
      .insertInto('guest')
      .values({ id, fingerprint_hash: Buffer.alloc(32), linked_to: null, linked_at: null })
      .execute();
    return id;
  }

  const moderator = async () => ({ id: await account({ role: 'moderator' }), name: 'Mo Derator' });

  const insert = (story: {
    id: string;
    author?: AuthorRef;
    status: ContentStatus;
    content: string;
  }) =>
    db
      .insertInto('story')
      .values({
        id: story.id,
        account_id: null,
        guest_id: null,
        ...(story.author &&
          ('accountId' in story.author
            ? { account_id: story.author.accountId }
            : { guest_id: story.author.guestId })),
        game_name: 'The Crew',
        title: 'Gone',
        content: story.content,
        language: 'en',
        status: story.status,
      })
      .execute();

  return {
    database,
    account,
    guest,
    moderator,
    async story({ by, status = 'published', content = anyText() } = {}) {
      const id = v7();
      await insert({ id, status, content, ...(by && { author: by }) });
      return id;
    },
    async write({ author, ...item }) {
      const id = v7();
      const text = item.text ?? anyText();
      const rest = { isTeam: false, language: 'en', traces: undefined, ...item } as const;
      const found = await db
        .transaction()
        .execute(async (trx) => screenNew(trx, { ...rest, kind: 'story', id, author, text }));
      await insert({ id, author, status: found.status, content: text });
      return { id, ...found };
    },
    report: async (id, by, network) =>
      reportContent(
        db,
        { kind: 'story', id },
        {
          by: by ?? { accountId: await account() },
          reason: 'spam',
          note: '',
          network: network ?? null,
        },
      ),
    async decide(id, decision, { by, revision } = {}) {
      const isAgainst = decision === 'reject' || decision === 'hide';
      const verdict = isAgainst
        ? ({ decision, reason: 'spam', note: 'Read the rules.' } as const)
        : ({ decision, reason: null, note: '' } as const);
      const moderated = { by: by ?? (await moderator()), verdict };
      return decideItem(db, { kind: 'story', id, revision }, moderated);
    },
    caseOf: (id) =>
      db
        .selectFrom('moderation_case')
        .select(['state', 'causes', 'holds', 'revision', 'report_count', 'report_weight'])
        .where('item_id', '=', id)
        .executeTakeFirstOrThrow(),
    async statusOf(id) {
      const row = await db
        .selectFrom('story')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status;
    },
  };
}
