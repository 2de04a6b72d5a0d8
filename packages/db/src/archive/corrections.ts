// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameFacts,
  type SomeFacts,
  differentFacts,
  gameFactNames,
  gameSourcesMax,
  isEndPossible,
  isLifetime,
  isRevivalStated,
  replaceFacts,
} from '@kga/contracts/archive';
import { type Insertable, sql } from 'kysely';
import * as z from 'zod/mini';

import type { ContentItem, ContentType } from '../content/content-type.ts';
import { type AuthorRow, authorOf } from '../content/public-author.ts';
import { type AuthorRef, authorColumns } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import { updateGameFacts } from './changes.ts';
import {
  type SubmittedGame,
  factText,
  factsOf,
  itemAboutGame,
  selectReviewedGame,
} from './games.ts';
import { deleteUnpublished } from './submissions.ts';
import type { CorrectionTable, FactChange } from './table.ts';

type NewCorrection = Pick<
  Insertable<CorrectionTable>,
  'id' | 'game_id' | 'note' | 'source_url' | 'playable_since' | 'language' | 'status'
> & { before: SomeFacts; after: SomeFacts; author: AuthorRef };

export async function insertCorrection(
  trx: Transaction,
  { before, after, author, ...correction }: NewCorrection,
): Promise<void> {
  await trx
    .insertInto('correction')
    .values({
      ...correction,
      ...authorColumns(author),
      facts_before: JSON.stringify(before),
      facts_after: JSON.stringify(after),
    })
    .execute();
}

const selectCorrection = (db: Database, id: string) =>
  db
    .selectFrom('correction')
    .select(['game_id', 'facts_before', 'facts_after', 'source_url', 'playable_since', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether a game states facts exactly so. */
const states = (facts: GameFacts, some: SomeFacts): boolean =>
  Object.keys(differentFacts(some, facts)).length === 0;

/** Whether the game of a correction is shown and states what it did when that was suggested. */
async function isCorrectionCurrent(db: Database, id: string): Promise<boolean> {
  const correction = await selectCorrection(db, id);
  const game = correction && (await selectReviewedGame(db, correction.game_id));
  if (!game || game.status !== 'published') return false;
  const facts = factsOf(game);
  const { facts_before, facts_after, playable_since } = correction;
  const after = replaceFacts(facts, facts_after);
  return (
    states(facts, facts_before) &&
    isLifetime(after) &&
    isEndPossible(after) &&
    (isRevivalStated(after) || !isRevivalStated(facts)) &&
    (playable_since === null || after.status === 'playable_again')
  );
}

/**
 * Adds the source of a correction to the game, unless the correction replaces the sources; where
 * there are too many, the oldest goes.
 */
const withSource = (facts: GameFacts, after: SomeFacts, source: string | null): GameFacts =>
  source === null || after.sources || facts.sources.includes(source)
    ? facts
    : { ...facts, sources: [...facts.sources, source].slice(-gameSourcesMax) };

/** What a correction changed when it was last applied. */
async function selectAppliedChanges(trx: Transaction, id: string): Promise<FactChange[]> {
  const change = await trx
    .selectFrom('game_change')
    .select('changes')
    .where('correction_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return change?.changes ?? [];
}

const storedStep = z.nullable(z.object({ date: z.string(), sourceUrl: z.nullable(z.string()) }));

const isSameStep = (one: z.infer<typeof storedStep>, other: z.infer<typeof storedStep>) =>
  one?.date === other?.date && one?.sourceUrl === other?.sourceUrl;

/** Takes the facts of a correction back, and its step where the game still has that. */
async function revertCorrection(
  trx: Transaction,
  game: SubmittedGame,
  { id, before }: { id: string; before: SomeFacts },
): Promise<void> {
  const facts = replaceFacts(factsOf(game), before);
  const applied = await selectAppliedChanges(trx, id);
  const revival = applied.find(({ fact }) => fact === 'playable_again');
  const step = game.events.find(({ kind }) => kind === 'playable_again') ?? null;
  const isOwn = revival && isSameStep(step, storedStep.parse(revival.after));
  const earlier = isOwn ? storedStep.parse(revival.before) : step;
  await updateGameFacts(trx, game, {
    ...facts,
    correctionId: id,
    // The page that confirmed the end before.
    endSource: applied.find(({ sourceBefore }) => sourceBefore)?.sourceBefore ?? null,
    ...(revival && {
      steps: { playable_again: facts.status === 'playable_again' ? earlier : null },
    }),
  });
}

/**
 * Applies a correction to its locked game, or takes it back where the game still states it. Either is
 * added to the game's history.
 */
async function applyCorrection(
  trx: Transaction,
  id: string,
  { isReverted }: { isReverted: boolean },
): Promise<void> {
  const correction = await selectCorrection(trx, id);
  const game = correction && (await selectReviewedGame(trx, correction.game_id));
  if (!game) return;
  const { facts_before, facts_after, source_url, playable_since } = correction;
  const facts = factsOf(game);
  if (!isReverted) {
    const changed = withSource(replaceFacts(facts, facts_after), facts_after, source_url);
    await updateGameFacts(trx, game, {
      ...changed,
      correctionId: id,
      endSource: source_url,
      ...(playable_since !== null && {
        steps: { playable_again: { date: playable_since, sourceUrl: source_url } },
      }),
    });
  } else if (states(facts, facts_after)) {
    await revertCorrection(trx, game, { id, before: facts_before });
  }
}

export type GameChangeRow = {
  at: Date;
  changes: FactChange[];
  correction_id: string | null;
  author: AuthorRow | null;
};

/** The latest changes of a published game; undefined if there is no such game. */
export async function selectGameChanges(
  db: Database,
  gameId: string,
  limit: number,
): Promise<GameChangeRow[] | undefined> {
  const game = await db
    .selectFrom('game')
    .select('id')
    .where('id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!game) return undefined;
  return db
    .selectFrom('game_change')
    .leftJoin('correction', 'correction.id', 'correction_id')
    .leftJoin('account', 'account.id', 'correction.account_id')
    .select(['at', 'changes', 'correction_id', authorOf('correction').as('author')])
    .where('game_change.game_id', '=', gameId)
    .orderBy('at', 'desc')
    .orderBy('game_change.id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest changes of the status of published games, the newest first. */
export const selectStatusChanges = (db: Database, limit: number) =>
  db
    .selectFrom('game_change')
    .innerJoin('game', 'game.id', 'game_id')
    .select(['game_change.id', 'game_id', 'name', 'at', 'changes'])
    // Literally the condition of the index.
    .where(sql<boolean>`changes @> '[{"fact": "status"}]'`)
    .where('game.status', '=', 'published')
    .orderBy('at', 'desc')
    .orderBy('game_change.id', 'desc')
    .limit(limit)
    .execute();

/** Each fact as `before → after`. */
function differences(before: SomeFacts, after: SomeFacts): ContentItem['details'] {
  return gameFactNames
    .filter((fact) => after[fact] !== undefined)
    .map((fact) => ({
      name: fact === 'name' ? ('gameName' as const) : fact,
      value: `${factText(before, fact) || '–'} → ${factText(after, fact) || '–'}`,
    }));
}

export const correctionType: ContentType<'correction'> = {
  table: 'correction',
  alwaysReviewed: true,
  byGuests: true,
  title: sql`(select name from game where game.id = correction.game_id)`,
  softDelete: false,
  parent: { table: 'game', column: 'game_id' },
  exported: {
    id: sql`id`,
    gameId: sql`game_id`,
    before: sql`facts_before`,
    after: sql`facts_after`,
    note: sql`note`,
    sourceUrl: sql`source_url`,
    playableSince: sql`playable_since`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('correction')
      .innerJoin('game', 'game.id', 'game_id')
      .selectAll('correction')
      .select([
        'game.name as game_name',
        'game.language as game_language',
        'game.status as game_status',
      ])
      .where('correction.id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const source = row.source_url === null ? [] : [row.source_url];
      const item = itemAboutGame(row);
      return {
        ...item,
        content: [row.note, ...source].filter(Boolean).join('\n'),
        details: [
          ...differences(row.facts_before, row.facts_after),
          ...(row.playable_since === null
            ? []
            : [{ name: 'playableSince' as const, value: row.playable_since }]),
        ],
        path: `${item.context.path}#history`,
      };
    });
  },

  canPublish: isCorrectionCurrent,

  /** A correction that is approved changes its game; one that is not any more is taken back. */
  async updateStatus(trx, id, status) {
    const before = await trx
      .selectFrom('correction')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    await trx.updateTable('correction').set({ status }).where('id', '=', id).execute();
    if (status === 'published') await applyCorrection(trx, id, { isReverted: false });
    else if (before?.status === 'published') await applyCorrection(trx, id, { isReverted: true });
  },

  delete: (trx, ids) => deleteUnpublished(trx, 'correction', ids),
};
