// SPDX-License-Identifier: AGPL-3.0-or-later
import { type GameEvent, type GameFacts, gameSourcesMax, isLifetime } from '@kga/contracts/archive';
import { sql } from 'kysely';

import { moveMarks } from '../content/marks.ts';
import type { Transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import { updateGameFacts } from './changes.ts';
import { removeGameCover } from './covers.ts';
import { type SubmittedGame, editedWherePublished, factsOf } from './games.ts';
import { gameFollowMark, gameLikeMark } from './marks.ts';
import type { FactChange } from './table.ts';

/**
 * Copies the steps of a duplicate's life that a game lacks, with their sources; the one on which the
 * servers went off only if that is the end which the game will have.
 *
 * @returns those that moderators state
 */
async function copyMissingEvents(
  trx: Transaction,
  {
    from,
    into,
    end,
  }: { from: string; into: string; end: Pick<GameFacts, 'shutdownDate' | 'status'> },
): Promise<FactChange[]> {
  const endDate = end.status === 'announced' ? null : end.shutdownDate;
  const { rows } = await sql<GameEvent>`
    insert into game_event (id, game_id, kind, date, source_url)
    select gen_random_uuid(), ${into}::uuid, kind, date, source_url from game_event
    where game_id = ${from}::uuid and (kind <> 'servers_off' or date = ${endDate})
      and kind not in (select kind from game_event where game_id = ${into}::uuid)
    returning kind, date, source_url as "sourceUrl"`.execute(trx);
  return rows.flatMap(({ kind, ...after }) =>
    kind === 'servers_off' ? [] : { fact: kind, before: null, after },
  );
}

/**
 * The dates and the status of a game, completed by those of its duplicate. Date and status of the end
 * are from the same game, since together they say whether it has come; no release is after the end.
 */
function completedLifetime(
  own: GameFacts,
  other: GameFacts,
): Pick<GameFacts, 'releaseDate' | 'shutdownDate' | 'status' | 'revivedBy'> {
  const isSameEnd =
    (own.shutdownDate === null || own.shutdownDate === other.shutdownDate) &&
    (own.status === 'unknown' || own.status === other.status) &&
    isLifetime({ releaseDate: own.releaseDate, shutdownDate: other.shutdownDate });
  const { shutdownDate, status, revivedBy } = isSameEnd ? other : own;
  const releaseDate = own.releaseDate ?? other.releaseDate;
  const isPossible = isLifetime({ releaseDate, shutdownDate });
  return {
    releaseDate: isPossible ? releaseDate : own.releaseDate,
    shutdownDate,
    status,
    revivedBy: own.status === status ? (own.revivedBy ?? revivedBy) : revivedBy,
  };
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
 * and keeps others from it. A like locks the account before the game, and so does this.
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
  if (into.description === null && facts.description !== null) {
    await sql`
      insert into game_text (game_id, language, description, shutdown_reason)
      select ${into.id}::uuid, language, description, null from game_text
      where game_id = ${from.id}::uuid and language <> ${into.language} and description is not null
      on conflict (game_id, language) do update set description = excluded.description`.execute(
      trx,
    );
  }
  await moveGameCover(trx, { from, into });
  for (const type of [gameFollowMark, gameLikeMark]) {
    await moveMarks(trx, type, { from: { game_id: from.id }, to: { game_id: into.id } });
  }
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
