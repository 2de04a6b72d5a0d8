// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { type ContentStatus, reactionKinds } from '@kga/contracts/content';
import type { ContentKind, Language } from '@kga/contracts/core';
import { displayNameKey } from '@kga/db/accounts';
import type { Schema, Transaction } from '@kga/db/core';
import { convertToYen } from '@kga/db/site';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

import {
  type Memory,
  type Story,
  type SubmittedGame,
  type Texts,
  type Thread,
  type Waits,
  addressEnd,
  moderatorName,
  readTexts,
  demonstrationLanguages,
} from './texts.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Rows of the demonstration, by table, in the order in which they can be inserted. */
const noRows = () => ({
  account: new Array<Row<'account'>>(),
  story: new Array<Row<'story'>>(),
  forum_post: new Array<Row<'forum_post'>>(),
  forum_reply: new Array<Row<'forum_reply'>>(),
  game: new Array<Row<'game'>>(),
  memory: new Array<Row<'memory'>>(),
  game_like: new Array<Row<'game_like'>>(),
  letter_answer: new Array<Row<'letter_answer'>>(),
  letter_written: new Array<Row<'letter_written'>>(),
  moderation_case: new Array<Row<'moderation_case'>>(),
  content_report: new Array<Row<'content_report'>>(),
  reaction: new Array<Row<'reaction'>>(),
  /** Replies that solve posts, by the ids of the posts. */
  solutions: new Map<string, string>(),
});

type Rows = ReturnType<typeof noRows>;

const hour = 3_600_000;
/** Reports after which an item is hidden until a moderator has checked it. */
const reportsUntilHidden = 3;

const memberSince = 120 * 24 * hour;

type Context = {
  readonly rows: Rows;
  readonly language: Language;
  readonly now: number;
  /** Ids of the accounts by key of the member. */
  readonly accounts: ReadonlyMap<string, string>;
};

function addAccount(
  rows: Rows,
  account: { key: string; name: string; language: Language; role?: 'moderator'; now: number },
): string {
  const { key, name, language, role, now } = account;
  const id = randomUUID();
  const created = new Date(now - memberSince);
  rows.account.push({
    id,
    email: `${key}${addressEnd}`,
    email_verified_at: created,
    first_name: name,
    last_name: '',
    display_name: name,
    display_name_key: displayNameKey(name),
    password_hash: null,
    language,
    created_at: created,
    ...(role && { role }),
  });
  return id;
}

/** What every item has, and its case in the queue if it waits there. */
function addItem(
  { rows, language, accounts }: Context,
  kind: ContentKind,
  item: { by: string; content: string; waits?: Waits; at: number },
) {
  const { waits } = item;
  const id = v7({ msecs: item.at });
  const created_at = new Date(item.at);
  const isReported = typeof waits === 'object';
  const author = accounts.get(item.by);
  const others = [...accounts.values()].filter((each) => each !== author);
  const reporters = isReported ? others.slice(0, reportsUntilHidden) : [];
  if (waits) {
    rows.moderation_case.push({
      kind,
      item_id: id,
      state: 'open',
      causes: [isReported ? 'reported' : 'pending'],
      language,
      since: created_at,
      report_count: reporters.length,
      report_weight: reporters.length,
    });
  }
  if (isReported) {
    rows.content_report.push(
      ...reporters.map((account_id) => ({
        id: v7(),
        kind,
        item_id: id,
        account_id,
        ...waits,
        weight: 1,
      })),
    );
  }
  const reactionKind = reactionKinds.find((each) => each === kind);
  if (reactionKind && !waits) {
    // Some find more readers who thank them than others.
    const helped = others.slice(0, item.content.length % 4);
    rows.reaction.push(
      ...helped.map((account_id) => ({ kind: reactionKind, item_id: id, account_id })),
    );
  }
  const status: ContentStatus = isReported ? 'hidden' : (waits ?? 'published');
  const account_id = author ?? null;
  return { id, account_id, content: item.content, language, status, created_at };
}

async function addStory(trx: Transaction, context: Context, story: Story): Promise<void> {
  const { rows, now } = context;
  const { game, title, loss } = story;
  const [amount, currency] = loss ?? [null, null];
  const yen = loss && (await convertToYen(trx, { amount: loss[0], currency: loss[1] }));
  const at = now - story.hoursAgo * hour;
  rows.story.push({
    ...addItem(context, 'story', { ...story, at }),
    game_name: game,
    title,
    amount,
    currency,
    amount_lost_yen: yen?.yen ?? null,
    rate_date: yen?.rateDate ?? null,
  });
}

type SeededGame = { id: string; name: string };

/** The game of this name, or else the first one whose name begins with it. */
const gameNamed = (named: string, games: readonly SeededGame[]): SeededGame | undefined =>
  games.find(({ name }) => name === named) ??
  games.find(({ name }) => name.startsWith(`${named} `));

function addThread(context: Context, thread: Thread, games: readonly SeededGame[]): void {
  const { rows, now } = context;
  const { category, title, views, replies, solution } = thread;
  const began = now - thread.hoursAgo * hour;
  const post = addItem(context, 'forum_post', { ...thread, at: began });
  rows.forum_post.push({
    ...post,
    category_id: category,
    game_id: thread.game === undefined ? null : (gameNamed(thread.game, games)?.id ?? null),
    title,
    views,
    last_activity_at: post.created_at,
  });
  const ids: string[] = [];
  for (const [index, { quotes, format, ...reply }] of replies.entries()) {
    // Most answers come soon.
    const share = ((index + 1) / (replies.length + 1)) ** 1.7;
    const item = addItem(context, 'forum_reply', {
      ...reply,
      at: Math.round(began + share * (now - began)),
    });
    ids.push(item.id);
    rows.forum_reply.push({
      ...item,
      format,
      post_id: post.id,
      quote_id: (quotes !== undefined && ids[quotes]) || null,
      appeared_at: item.status === 'pending' ? null : item.created_at,
    });
  }
  const solutionId = solution === undefined ? undefined : ids[solution];
  if (solutionId !== undefined) rows.solutions.set(post.id, solutionId);
}

function addGame(context: Context, game: SubmittedGame): void {
  const { rows, now } = context;
  const { name, developer, shutdownDate, shutdownReason } = game;
  const at = now - game.hoursAgo * hour;
  const { content, ...item } = addItem(context, 'game', { ...game, at });
  rows.game.push({
    ...item,
    name,
    developer,
    shutdown_date: shutdownDate,
    shutdown_reason: shutdownReason,
    description: content,
    platforms: ['windows'],
    availability: 'shut_down',
    sources: [],
  });
}

/** Adds a memory if the archive has its game, which the author and some readers like. */
function addMemory(context: Context, memory: Memory, games: readonly SeededGame[]): void {
  const { rows, now, accounts } = context;
  const game = gameNamed(memory.game, games);
  if (!game) return;
  const at = now - memory.hoursAgo * hour;
  const item = addItem(context, 'memory', { ...memory, at });
  rows.memory.push({ ...item, game_id: game.id, years_played: memory.yearsPlayed ?? null });
  if (memory.waits) return;
  const readers = [...accounts.values()].slice(0, 1 + (memory.content.length % 4));
  for (const account_id of new Set([item.account_id, ...readers])) {
    const isThere = rows.game_like.some(
      (like) => like.game_id === game.id && like.account_id === account_id,
    );
    if (!isThere) rows.game_like.push({ game_id: game.id, account_id });
  }
}

/** Adds letters of all members, and what one of them was answered. */
function addLetters(context: Context, answer: Texts['answer']): void {
  const { rows, now, accounts } = context;
  for (const account_id of accounts.values()) {
    rows.letter_written.push({ region: 'EU', account_id });
  }
  const [by] = accounts.keys();
  if (!answer || by === undefined) return;
  const at = now - answer.hoursAgo * hour;
  const item = addItem(context, 'letter_answer', { ...answer, by, at });
  const answered_on = new Date(at - 24 * hour).toISOString().slice(0, 10);
  rows.letter_answer.push({ ...item, region: 'EU', who: answer.who, answered_on });
}

async function addLanguage(
  trx: Transaction,
  rows: Rows,
  { language, now }: { language: Language; now: number },
): Promise<void> {
  const { stories, threads, memories, games, ...texts } = readTexts(language);
  const accounts = new Map(
    Object.entries(texts.members).map(([key, name]) => [
      key,
      addAccount(rows, { key, name: `${name}${texts.mark}`, language, now }),
    ]),
  );
  const context = { rows, language, now, accounts };
  for (const story of stories) await addStory(trx, context, story);
  const seeded = await trx.selectFrom('game').select(['id', 'name']).execute();
  for (const thread of threads) addThread(context, thread, seeded);
  for (const game of games) addGame(context, game);
  for (const memory of memories) addMemory(context, memory, seeded);
  addLetters(context, texts.answer);
}

/** The rows of all languages and of the moderator; `trx` reads the reference rates. */
export async function demonstrationRows(trx: Transaction, at: Date): Promise<Rows> {
  const rows = noRows();
  const now = at.getTime();
  const moderator = {
    key: 'moderator',
    name: `${moderatorName}${readTexts('en').mark}`,
    role: 'moderator',
    now,
  } as const;
  addAccount(rows, { ...moderator, language: 'en' });
  for (const language of demonstrationLanguages) await addLanguage(trx, rows, { language, now });
  return rows;
}
