import { type GameFacts, gameSourcesMax, isLifetime } from '@kga/contracts';
import { sql } from 'kysely';

import type { Transaction } from '../client.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { copyMissingEvents, factsOf, updateGameFacts } from './changes.ts';
import type { SubmittedGame } from './games.ts';
import { moveGameFollows } from './likes-and-follows.ts';
import { editedWherePublished, removeGameCover } from './submissions.ts';

/**
 * The dates and the status of a game, completed by those of its duplicate. Date and status of the end
 * are from the same game, since together they say whether it has come; no release is after the end.
 */
function completedLifetime(
  own: GameFacts,
  other: GameFacts,
): Pick<GameFacts, 'releaseDate' | 'shutdownDate' | 'status'> {
  const isSameEnd =
    (own.shutdownDate === null || own.shutdownDate === other.shutdownDate) &&
    (own.status === 'unknown' || own.status === other.status) &&
    isLifetime({ releaseDate: own.releaseDate, shutdownDate: other.shutdownDate });
  const { shutdownDate, status } = isSameEnd ? other : own;
  const releaseDate = own.releaseDate ?? other.releaseDate;
  const isPossible = isLifetime({ releaseDate, shutdownDate });
  return { releaseDate: isPossible ? releaseDate : own.releaseDate, shutdownDate, status };
}

/** What a game states, completed by what only its duplicate does. */
function completed(game: SubmittedGame, duplicate: SubmittedGame): GameFacts {
  const [own, other] = [factsOf(game), factsOf(duplicate)];
  const isSameLanguage = game.language === duplicate.language;
  return {
    ...own,
    developer: own.developer ?? other.developer,
    publisher: own.publisher ?? other.publisher,
    ...completedLifetime(own, other),
    genre: own.genre ?? other.genre,
    platforms: own.platforms.length > 0 ? own.platforms : other.platforms,
    description: own.description ?? (isSameLanguage ? other.description : null),
    shutdownReason: own.shutdownReason ?? (isSameLanguage ? other.shutdownReason : null),
    sources: [...new Set([...own.sources, ...other.sources])].slice(0, gameSourcesMax),
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
 * Gives the cover of a duplicate to a game that has none. A submission keeps its own, too, for when
 * the merge is undone.
 */
async function moveGameCover(
  trx: Transaction,
  { from, into }: { from: SubmittedGame; into: SubmittedGame },
): Promise<void> {
  const { cover_source, cover_id } = from;
  if (into.cover_source !== null || cover_source === null) return;
  if (from.status !== 'pending' || cover_id === null) await removeGameCover(trx, from.id);
  await trx
    .updateTable('game')
    .set({ cover_source, cover_id, edited_at: editedWherePublished })
    .where('id', '=', into.id)
    .execute();
  if (cover_id === null) {
    await insertOutboxJob(trx, 'archive.cover', { gameId: into.id, source: cover_source });
  }
}

/**
 * Makes a game the duplicate of another one, which takes over what it lacks, its cover,
 * likes, memories and followers. Both are locked, and the duplicate is not shown any more.
 */
export async function mergeGames(
  trx: Transaction,
  { from, into }: { from: SubmittedGame; into: SubmittedGame },
): Promise<void> {
  await lockLikes(trx, from.id);
  const facts = completed(into, from);
  const addedSteps = await copyMissingEvents(trx, { from: from.id, into: into.id, end: facts });
  await updateGameFacts(trx, into, { ...facts, addedSteps });
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
