import {
  type GameFact,
  type GameFacts,
  type Language,
  type SomeFacts,
  differentFacts,
  followedFacts,
  gameFactNames,
  platformNames,
} from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { updateServersOff } from './events.ts';
import { type SubmittedGame, submittedGames } from './submissions.ts';
import type { FactChange } from './table.ts';

/** A game of any status with everything that a moderator needs. */
export const selectReviewedGame = (db: Database, id: string): Promise<SubmittedGame | undefined> =>
  submittedGames(db).where('id', '=', id).executeTakeFirst();

/** What the archive states about a game. */
export const factsOf = (game: SubmittedGame): GameFacts => ({
  name: game.name,
  developer: game.developer,
  publisher: game.publisher,
  releaseDate: game.release_date,
  shutdownDate: game.shutdown_date,
  status: game.availability,
  genre: game.genre,
  platforms: game.platforms,
  description: game.description,
  shutdownReason: game.shutdown_reason,
  sources: game.sources,
});

/** A fact as moderators read it; empty where it is not known. */
export function factText(facts: SomeFacts, fact: GameFact): string {
  if (fact === 'platforms') {
    return (facts.platforms ?? []).map((platform) => platformNames[platform]).join(', ');
  }
  if (fact === 'sources') return (facts.sources ?? []).join(' ');
  return facts[fact] ?? '';
}

const isOfEnd = (fact: GameFact): boolean => fact === 'shutdownDate' || fact === 'status';

/** The facts that differ. */
function changesBetween(game: SubmittedGame, after: GameFacts): FactChange[] {
  const before = factsOf(game);
  const different = differentFacts(after, before);
  const sourceBefore = game.events.find(({ kind }) => kind === 'servers_off')?.sourceUrl ?? null;
  return gameFactNames
    .filter((fact) => different[fact] !== undefined)
    .map((fact) => ({
      fact,
      before: before[fact],
      after: after[fact],
      ...(isOfEnd(fact) && { sourceBefore }),
    }));
}

/**
 * Changes the facts of a locked game; of a published one, its history shows what was changed.
 *
 * @returns the changes; empty where there are none, and then nothing is written
 */
export async function updateGameFacts(
  trx: Transaction,
  game: SubmittedGame,
  {
    language = game.language,
    correctionId = null,
    endSource = null,
    ...facts
  }: GameFacts & {
    language?: Language | undefined;
    correctionId?: string | null;
    /** Address of the page that confirms the end, if that changes. */
    endSource?: string | null;
  },
): Promise<FactChange[]> {
  const changes = changesBetween(game, facts);
  if (changes.length === 0 && language === game.language) return [];
  const { id } = game;
  await trx
    .updateTable('game')
    .set({
      name: facts.name,
      developer: facts.developer,
      publisher: facts.publisher,
      release_date: facts.releaseDate,
      shutdown_date: facts.shutdownDate,
      availability: facts.status,
      genre: facts.genre,
      platforms: facts.platforms,
      description: facts.description,
      shutdown_reason: facts.shutdownReason,
      sources: facts.sources,
      language,
      edited_at: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (changes.some(({ fact }) => isOfEnd(fact))) await updateServersOff(trx, id, endSource);
  if (game.status === 'published' && changes.length > 0) {
    const changeId = uuidv7();
    await trx
      .insertInto('game_change')
      .values({
        id: changeId,
        game_id: id,
        changes: JSON.stringify(changes),
        correction_id: correctionId,
      })
      .execute();
    if (changes.some(({ fact }) => followedFacts.some((each) => each === fact))) {
      await insertOutboxJob(trx, 'archive.changed', { changeId });
    }
  }
  return changes;
}
