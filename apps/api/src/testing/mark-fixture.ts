// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameFollow, gameLike, getGame, listMemories } from '@kga/contracts/archive';
import {
  type MarkEndpoints,
  type ReactionKind,
  listReactions,
  updateReaction,
} from '@kga/contracts/content';
import { getPost, listReplies, postFollow } from '@kga/contracts/forum';
import { legalRegions, listLetterCounts, ownLetter } from '@kga/contracts/legal';
import type { Schema } from '@kga/db/core';
import { sql } from 'kysely';

import type { Agent } from './agent.ts';
import { insertTestGame, insertTestMemory } from './archive-fixture.ts';
import { insertTestPost, insertTestReply } from './forum-fixture.ts';
import type { TestApp } from './test-app.ts';

type Api = Pick<TestApp, 'app' | 'db'>;

type ItemColumns = { account_id?: string; status?: 'hidden' | 'pending' };

/** A kind of mark on a kind of item, as callers see it. */
export type Subject = {
  set: (by: Agent, id: string, isSet?: boolean) => ReturnType<Agent['request']>;
  get: (by: Agent, id: string) => ReturnType<Agent['request']>;
  answer: (isSet: boolean, count: number, id: string) => object;
  /** Table of the items, and what inserts one; regions are no rows. */
  items?: ReactionKind | 'game';
  insert: (columns?: ItemColumns) => Promise<string>;
  table: keyof Schema;
  column: 'game_id' | 'item_id' | 'post_id' | 'region';
  byGuests?: true;
  isMailed?: true;
  /** What an author gets for one's own unpublished item. */
  own: 200 | 403 | 404;
  /** The count that readers see, where it is public. */
  countOf?: (id: string) => Promise<number>;
};

const at = (url: string, id: string) => url.replace(/:(?:id|region)/, id);

const read = async ({ app }: Api, url: string) => (await app.inject({ url })).json();

const requestsOf = ({ get, set, unset }: MarkEndpoints): Pick<Subject, 'get' | 'set'> => ({
  get: (by, id) => by.get(at(get.url, id)),
  set: (by, id, isSet = true) =>
    unset
      ? by.request({ method: isSet ? 'PUT' : 'DELETE', url: at(set.url, id) })
      : by.request({ method: 'PUT', url: at(set.url, id), payload: { following: isSet } }),
});

/** How helpful readers see an item to be that is in a list of another one. */
async function helpfulIn(api: Api, url: string, table: 'forum_reply' | 'memory', id: string) {
  const parent = sql.ref(table === 'memory' ? 'game_id' : 'post_id');
  const { rows } = await sql<{ id: string }>`
    select ${parent} as id from ${sql.table(table)} where id = ${id}`.execute(api.db);
  return (await read(api, at(url, rows[0]?.id ?? '')))[0].helpful;
}

const helpful = (
  kind: ReactionKind,
  more: Required<Pick<Subject, 'insert' | 'countOf'>>,
): Subject => ({
  ...more,
  items: kind,
  get: (by, id) => by.get(`${listReactions.url.replace(':kind', kind)}?ids=${id}`),
  set: (by, id, isSet = true) =>
    by.request({
      method: 'PUT',
      url: at(updateReaction.url.replace(':kind', kind), id),
      payload: { helpful: isSet },
    }),
  answer: (own, count, id) => ({ id, own, helpful: count }),
  table: 'reaction',
  column: 'item_id',
  own: 403,
});

const helpfulSubjects = (api: Api): Record<string, Subject> => ({
  'a helpful post': helpful('forum_post', {
    insert: (columns) => insertTestPost(api.db, columns),
    countOf: async (id) => (await read(api, at(getPost.url, id))).helpful,
  }),
  'a helpful reply': helpful('forum_reply', {
    insert: async (columns = {}) =>
      insertTestReply(api.db, { post_id: await insertTestPost(api.db), ...columns }),
    countOf: (id) => helpfulIn(api, listReplies.url, 'forum_reply', id),
  }),
  'a helpful memory': helpful('memory', {
    insert: async (columns = {}) =>
      insertTestMemory(api.db, { game_id: await insertTestGame(api.db), ...columns }),
    countOf: (id) => helpfulIn(api, listMemories.url, 'memory', id),
  }),
});

const regions: string[] = [...legalRegions];

/** Every kind of mark on every kind of item, by name. */
export const markSubjects = (api: Api): Record<string, Subject> => ({
  ...helpfulSubjects(api),
  'a liked game': {
    ...requestsOf(gameLike),
    answer: (liked, likeCount) => ({ liked, likeCount }),
    items: 'game',
    insert: (columns) => insertTestGame(api.db, columns),
    table: 'game_like',
    column: 'game_id',
    byGuests: true,
    own: 404,
    countOf: async (id) => (await read(api, at(getGame.url, id))).likeCount,
  },
  'a followed game': {
    ...requestsOf(gameFollow),
    answer: (following) => ({ following }),
    items: 'game',
    insert: (columns) => insertTestGame(api.db, columns),
    table: 'game_follow',
    column: 'game_id',
    isMailed: true,
    own: 404,
  },
  'a followed post': {
    ...requestsOf(postFollow),
    answer: (following) => ({ following }),
    items: 'forum_post',
    insert: (columns) => insertTestPost(api.db, columns),
    table: 'forum_follow',
    column: 'post_id',
    isMailed: true,
    own: 200,
  },
  'a letter to a representative': {
    ...requestsOf(ownLetter),
    answer: (hasWritten, written) => ({ hasWritten, written }),
    insert: async () => regions.pop() ?? '',
    table: 'letter_written',
    column: 'region',
    byGuests: true,
    own: 404,
    countOf: async (id) =>
      (await read(api, listLetterCounts.url)).find(
        ({ region }: { region: string }) => region === id,
      )?.written ?? 0,
  },
});
