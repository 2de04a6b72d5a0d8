// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import type { TextFormat } from '@kga/contracts/content';
import { type ChangeTopic, type Language, changeChannel } from '@kga/contracts/core';
import { createDecisions } from '@kga/contracts/moderation';
import { createStory } from '@kga/contracts/stories';
import type { GameRow } from '@kga/db/archive';
import { Redis } from 'ioredis';
import type { Browser, Page } from 'playwright/test';

import { type NewMember, addMember, signInAs } from './members.ts';
import type { Stack } from './stack.ts';

/** Opens a new browser context with a signed-in member. */
export async function browserOf(
  browser: Browser,
  stack: Stack,
  member: NewMember,
): Promise<{ page: Page; id: string }> {
  const id = await addMember(stack, member);
  const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await signInAs(page, member.email);
  return { page, id };
}

type StoryInput = { title: string; content?: string; language?: Language };

/** Creates a story through the api as the signed-in user; returns its id. */
export async function createStoryAs(page: Page, { title, content, language = 'en' }: StoryInput) {
  const answer = await page.request.post(createStory.url, {
    data: {
      gameName: 'The Crew',
      title,
      // Too short for the near-duplicate check.
      content: content ?? `${title}: it was there, and then it was not.`,
      language,
    },
  });
  if (!answer.ok()) throw new Error(`The story was refused: ${await answer.text()}`);
  const { id }: { id: string } = await answer.json();
  return id;
}

/** Inserts games into the archive; returns their ids. */
export async function insertGames(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  games: readonly (Partial<Omit<GameRow, 'likes' | 'memories'>> & { name: string })[],
): Promise<string[]> {
  const rows = games.map((game) => ({
    id: randomUUID(),
    developer: null,
    publisher: null,
    release_date: '2014-12-02',
    shutdown_date: '2024-03-31',
    genre: null,
    platforms: [],
    availability: 'shut_down' as const,
    shutdown_reason: null,
    description: null,
    sources: ['https://example.org/the-crew'],
    language: 'en' as const,
    status: 'published' as const,
    edited_at: null,
    ...game,
  }));
  await db.insertInto('game').values(rows).execute();
  await tellOf(redisUrl, 'archive', 'all');
  return rows.map(({ id }) => id);
}

/** Inserts published memories of a game, the last one the newest; returns their ids. */
export async function insertMemories(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  gameId: string,
  contents: readonly string[],
): Promise<string[]> {
  const now = Date.now();
  const rows = contents.map((content, place) => ({
    id: randomUUID(),
    game_id: gameId,
    content,
    language: 'en' as const,
    status: 'published' as const,
    created_at: new Date(now - (contents.length - place) * 1_000),
  }));
  await db.insertInto('memory').values(rows).execute();
  await tellOf(redisUrl, 'archive', gameId);
  return rows.map(({ id }) => id);
}

/** Approves a story through the api. */
export async function approveStory(moderator: Page, id: string): Promise<void> {
  const data = { items: [{ kind: 'story', id }], decision: 'approve' };
  const answer = await moderator.request.post(createDecisions.url, { data });
  if (!answer.ok()) throw new Error(`Not approved: ${await answer.text()}`);
}

type StoryRow = { title: string; content: string; gameName?: string; accountId?: string };

/** Inserts stories into the database, the last one the newest; returns their ids. */
export async function insertStories(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  stories: readonly StoryRow[],
  { language = 'en', waiting = false }: { language?: Language; waiting?: boolean } = {},
): Promise<string[]> {
  const now = Date.now();
  const rows = stories.map(({ title, content, gameName = 'The Crew', accountId }, place) => ({
    id: randomUUID(),
    account_id: accountId ?? null,
    guest_id: null,
    game_name: gameName,
    title,
    content,
    currency: null,
    rate_date: null,
    language,
    status: waiting ? ('pending' as const) : ('published' as const),
    created_at: new Date(now - (stories.length - place) * 1_000),
    edited_at: null,
  }));
  await db.insertInto('story').values(rows).execute();
  if (waiting) {
    const cases = rows.map(({ id, created_at }) => ({
      kind: 'story' as const,
      item_id: id,
      state: 'open' as const,
      causes: ['pending' as const],
      language,
      since: created_at,
      decided_at: null,
    }));
    await db.insertInto('moderation_case').values(cases).execute();
  }
  await tellOf(redisUrl, 'stories', 'all');
  return rows.map(({ id }) => id);
}

/** Inserts a post and replies, each of which quotes the previous one. */
export async function addThread(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  {
    title,
    content,
    replies = [],
    format = 'plain',
  }: {
    title: string;
    content: string;
    replies?: readonly string[];
    /** Of its text and of the replies. */
    format?: TextFormat;
  },
): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const shared = { account_id: null, format, language: 'en', status: 'published' } as const;
  await db
    .insertInto('forum_post')
    .values({
      ...shared,
      id,
      category_id: 'game-cases',
      title,
      content,
      newest_reply_id: null,
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  let before: string | null = null;
  const rows = [];
  for (const [place, text] of replies.entries()) {
    const at = new Date(now - (replies.length - place) * 1_000);
    const reply: string = randomUUID();
    rows.push({
      ...shared,
      id: reply,
      post_id: id,
      guest_id: null,
      quote_id: before,
      content: text,
      appeared_at: at,
      created_at: at,
      edited_at: null,
      deleted_at: null,
    });
    before = reply;
  }
  if (rows.length > 0) await db.insertInto('forum_reply').values(rows).execute();
  await tellOf(redisUrl, 'forum', id);
  return id;
}

/** Publishes the change event that the api would publish. */
async function tellOf(redisUrl: string, topic: ChangeTopic, id: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.publish(changeChannel, JSON.stringify({ topic, id }));
  redis.disconnect();
}

/** Deletes all content whose game name or title starts with the prefix. */
export async function deleteContent(
  { db, redisUrl }: Pick<Stack, 'db' | 'redisUrl'>,
  beginning: string,
): Promise<void> {
  await db.deleteFrom('story').where('game_name', 'like', `${beginning}%`).execute();
  const posts = db.selectFrom('forum_post').select('id').where('title', 'like', `${beginning}%`);
  await db.deleteFrom('forum_reply').where('post_id', 'in', posts).execute();
  await db.deleteFrom('forum_post').where('title', 'like', `${beginning}%`).execute();
  await tellOf(redisUrl, 'stories', 'all');
  await tellOf(redisUrl, 'forum', 'all');
}
