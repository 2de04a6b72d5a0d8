// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, createDatabase } from '@kga/db/core';
import { type KeyRing, createKeyRing } from '@kga/server/crypto';
import { encryptionKeys } from '@kga/server/settings';

import type { Config } from '../config.ts';
import { insertArticles, removeArticles } from './articles.ts';
import { closePetitions, openPetitions } from './petitions.ts';
import { demonstrationRows } from './rows.ts';
import { addressEnd, moderatorAddress } from './texts.ts';

const isDemonstration = ['email', 'like', `%${addressEnd}`] as const;

export interface SeedOptions {
  /**
   * The database is the operator's own. Then nothing is added to the accounts that are there already,
   * which may be those of real people.
   */
  readonly isForeign: boolean;
  /** Seals the names of the signers. */
  readonly ring: KeyRing;
  readonly now?: Date;
}

/**
 * Adds the members of the demonstration and what they write, unless they are there; returns how many
 * stories and threads were added.
 */
export async function seedDemonstration(
  db: Database,
  { isForeign, ring, now = new Date() }: SeedOptions,
): Promise<{ stories: number; threads: number }> {
  return db.transaction().execute(async (trx) => {
    const accounts = trx.selectFrom('account').select('id').limit(1);
    const there = isForeign ? accounts : accounts.where(...isDemonstration);
    if (await there.executeTakeFirst()) return { stories: 0, threads: 0 };
    const rows = await demonstrationRows(trx, now);
    await trx.insertInto('account').values(rows.account).execute();
    await trx.insertInto('story').values(rows.story).execute();
    await trx.insertInto('forum_post').values(rows.forum_post).execute();
    await trx.insertInto('forum_reply').values(rows.forum_reply).execute();
    for (const [id, solution_id] of rows.solutions) {
      await trx.updateTable('forum_post').set({ solution_id }).where('id', '=', id).execute();
    }
    await trx.insertInto('game').values(rows.game).execute();
    if (rows.memory.length > 0) await trx.insertInto('memory').values(rows.memory).execute();
    if (rows.game_like.length > 0)
      await trx.insertInto('game_like').values(rows.game_like).execute();
    await trx.insertInto('letter_answer').values(rows.letter_answer).execute();
    await trx.insertInto('letter_written').values(rows.letter_written).execute();
    await trx.insertInto('moderation_case').values(rows.moderation_case).execute();
    await trx.insertInto('content_report').values(rows.content_report).execute();
    await trx.insertInto('reaction').values(rows.reaction).execute();
    await insertArticles(trx, now);
    await openPetitions(trx, ring, now);
    return { stories: rows.story.length, threads: rows.forum_post.length };
  });
}

/** Deletes the members of the demonstration with what they wrote, and the replies in their threads. */
export async function removeDemonstration(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const members = trx
      .selectFrom('account')
      .select('id')
      .where(...isDemonstration);
    for (const table of [
      'content_report',
      'forum_reply',
      'forum_post',
      'story',
      'memory',
      'letter_answer',
      'game',
    ] as const) {
      await trx.deleteFrom(table).where('account_id', 'in', members).execute();
    }
    await trx
      .deleteFrom('account')
      .where(...isDemonstration)
      .execute();
    await removeArticles(trx);
    await closePetitions(trx);
  });
}

/** Adds the demonstration's content to the database, or removes it where it is switched off. */
export async function applyDemonstration(
  config: Config,
  databaseUrl: string,
  keys: string,
): Promise<void> {
  await using db = createDatabase(databaseUrl, { maxConnections: 1 });
  if (!config.demonstrationContent) return await removeDemonstration(db);
  const ring = createKeyRing(encryptionKeys.parse(keys));
  const isForeign = config.databaseUrl !== undefined;
  const { stories, threads } = await seedDemonstration(db, { isForeign, ring });
  if (stories > 0) console.log(`Demonstration content: ${stories} stories, ${threads} threads`);
  if (config.demonstrationSignIn) {
    console.log(`Demonstration moderator: log in with Google as ${moderatorAddress}`);
  }
}
