import { type GameFacts, type Language, followedFacts, gameFactNames } from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { moveGameCover } from './covers.ts';
import { moveGameFollows } from './follows.ts';
import { type SubmittedGame, submittedGames, updateServersOff } from './submissions.ts';
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

/** The facts that differ. */
const changesBetween = (before: GameFacts, after: GameFacts): FactChange[] =>
  gameFactNames
    .filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
    .map((fact) => ({ fact, before: before[fact], after: after[fact] }));

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
    ...facts
  }: GameFacts & { language?: Language | undefined; correctionId?: string | null },
): Promise<FactChange[]> {
  const changes = changesBetween(factsOf(game), facts);
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
  await updateServersOff(trx, id);
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

/** What a game states, completed by what only its duplicate does. */
function completed(game: SubmittedGame, duplicate: SubmittedGame, sourcesMax: number): GameFacts {
  const [own, other] = [factsOf(game), factsOf(duplicate)];
  const isSameLanguage = game.language === duplicate.language;
  const shutdownDate = own.shutdownDate ?? other.shutdownDate;
  return {
    ...own,
    developer: own.developer ?? other.developer,
    publisher: own.publisher ?? other.publisher,
    releaseDate: own.releaseDate ?? other.releaseDate,
    shutdownDate,
    status: own.status === 'unknown' ? other.status : own.status,
    genre: own.genre ?? other.genre,
    platforms: own.platforms.length > 0 ? own.platforms : other.platforms,
    description: own.description ?? (isSameLanguage ? other.description : null),
    shutdownReason: own.shutdownReason ?? (isSameLanguage ? other.shutdownReason : null),
    sources: [...new Set([...own.sources, ...other.sources])].slice(0, sourcesMax),
  };
}

/**
 * Waits for those who like a game or take that back, and for guests whose likes move to an account,
 * and keeps others from it. Whoever likes it locks himself before the game, and so do we.
 */
async function lockLikes(trx: Transaction, id: string): Promise<void> {
  await sql`
    select from guest where id in (select guest_id from game_like where game_id = ${id}::uuid)
    order by id for no key update`.execute(trx);
  await sql`select from game where id = ${id}::uuid for update`.execute(trx);
}

/**
 * Makes a game the duplicate of another one, which takes over what it lacks, its cover,
 * likes, memories and followers. Both are locked, and the duplicate is not shown any more.
 */
export async function mergeGames(
  trx: Transaction,
  { from, into, sourcesMax }: { from: SubmittedGame; into: SubmittedGame; sourcesMax: number },
): Promise<void> {
  await lockLikes(trx, from.id);
  await updateGameFacts(trx, into, completed(into, from, sourcesMax));
  await moveGameCover(trx, { from, into });
  await moveGameFollows(trx, { from: from.id, into: into.id });
  await sql`
    insert into game_like (game_id, account_id, guest_id, created_at)
    select ${into.id}::uuid, account_id, guest_id, created_at from game_like
    where game_id = ${from.id}::uuid
    order by account_id, guest_id
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('game_like').where('game_id', '=', from.id).execute();
  await trx
    .updateTable('memory')
    .set({ game_id: into.id })
    .where('game_id', '=', from.id)
    .execute();
  await trx
    .updateTable('game')
    .set({ merged_into: into.id })
    .where((build) => build.or([build('id', '=', from.id), build('merged_into', '=', from.id)]))
    .execute();
}
