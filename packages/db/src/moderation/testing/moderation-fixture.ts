import { randomBytes } from 'node:crypto';

import type { ContentStatus, Role } from '@kga/contracts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { type ScreenedItem, type Writer, screenNew } from '../auto-moderation.ts';
import { type Moderator, type Verdict, decideCase } from '../decide.ts';
import { reportContent } from '../report.ts';

/** A database with people who write, report and decide. */
export type ModerationStage = {
  database: TestDatabase;
  account: (options?: { role?: Role; verified?: boolean; email?: string }) => Promise<string>;
  guest: () => Promise<string>;
  moderator: () => Promise<Moderator>;
  /** A story as it is, past all rules. Answers its id. */
  story: (
    options?: Partial<{ by: Writer; status: ContentStatus; content: string }>,
  ) => Promise<string>;
  /** Writes a story by the rules. */
  write: (piece: Pick<ScreenedItem, 'writer'> & Partial<ScreenedItem>) => Promise<Written>;
  report: (id: string, by?: Writer, network?: Buffer) => ReturnType<typeof reportContent>;
  decide: (
    id: string,
    decision: Verdict['decision'],
    options?: { by?: Moderator; revision?: number },
  ) => ReturnType<typeof decideCase>;
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

type Written = { id: string; status: ContentStatus; held: boolean };

export const anyText = (): string =>
  `It was ${randomBytes(30).toString('hex').match(/.{6}/g)?.join(' ')} and then it was gone.`;

export async function setModerationStage(adminUrl: string): Promise<ModerationStage> {
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
    const id = uuidv4();
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

  const insert = (story: { id: string; writer?: Writer; status: ContentStatus; content: string }) =>
    db
      .insertInto('story')
      .values({
        id: story.id,
        account_id: null,
        guest_id: null,
        ...(story.writer &&
          ('accountId' in story.writer
            ? { account_id: story.writer.accountId }
            : { guest_id: story.writer.guestId })),
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
      const id = uuidv7();
      await insert({ id, status, content, ...(by && { writer: by }) });
      return id;
    },
    async write({ writer, ...piece }) {
      const id = uuidv7();
      const text = piece.text ?? anyText();
      const rest = { isTeam: false, language: 'en', traces: undefined, ...piece } as const;
      const found = await db
        .transaction()
        .execute(async (trx) => screenNew(trx, { ...rest, kind: 'story', id, writer, text }));
      await insert({ id, writer, status: found.status, content: text });
      return { id, ...found };
    },
    report: async (id, by, network) =>
      reportContent(
        db,
        { kind: 'story', id },
        { by: by ?? { accountId: await account() }, reason: 'spam', note: '', network },
      ),
    async decide(id, decision, { by, revision } = {}) {
      const isAgainst = decision === 'reject' || decision === 'hide';
      const verdict = isAgainst
        ? ({ decision, reason: 'spam', note: 'Read the rules.' } as const)
        : ({ decision, reason: null, note: '' } as const);
      const moderated = { by: by ?? (await moderator()), verdict };
      return decideCase(db, { kind: 'story', id, revision }, moderated);
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
