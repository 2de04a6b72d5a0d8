// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameFacts,
  type StatedStep,
  differentFacts,
  followedFacts,
  gameFactNames,
  statedSteps,
} from '@kga/contracts/archive';
import type { Language } from '@kga/contracts/core';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import { type SubmittedGame, factsOf } from './games.ts';
import type { FactChange } from './table.ts';

const isOfEnd = (fact: FactChange['fact']): boolean => fact === 'shutdownDate' || fact === 'status';

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

/** Steps of a game's end, with their pages as far as these are known. */
type Steps = {
  [Kind in StatedStep]?: { date: string; sourceUrl: string | null } | null | undefined;
};

/** Changes steps of a locked game's end and returns those that differ; null removes one. */
async function updateSteps(
  trx: Transaction,
  { id, events }: SubmittedGame,
  steps: Steps,
): Promise<FactChange[]> {
  const changes: FactChange[] = [];
  for (const kind of statedSteps) {
    const after = steps[kind];
    // Of several of a kind, the first one counts.
    const event = events.find((each) => each.kind === kind);
    const isSame = event?.date === after?.date && event?.sourceUrl === after?.sourceUrl;
    if (after === undefined || isSame) continue;
    const before = event ? { date: event.date, sourceUrl: event.sourceUrl } : null;
    changes.push({ fact: kind, before, after });
    await sql`
      delete from game_event where id = (
        select id from game_event where game_id = ${id}::uuid and kind = ${kind}
        order by date, id limit 1)`.execute(trx);
    if (after === null) continue;
    await trx
      .insertInto('game_event')
      .values({ id: v7(), game_id: id, kind, date: after.date, source_url: after.sourceUrl })
      .execute();
  }
  return changes;
}

/** Deletes translations of texts that were changed, and that into the language of the game itself. */
async function dropStaleTexts(
  trx: Transaction,
  { id, language, changes }: { id: string; language: Language; changes: readonly FactChange[] },
): Promise<void> {
  const isChanged = (fact: FactChange['fact']) => changes.some((change) => change.fact === fact);
  const stale = {
    ...(isChanged('description') && { description: null }),
    ...(isChanged('shutdownReason') && { shutdown_reason: null }),
  };
  if (Object.keys(stale).length > 0) {
    await trx.updateTable('game_text').set(stale).where('game_id', '=', id).execute();
  }
  await sql`
    delete from game_text where game_id = ${id}::uuid
      and (language = ${language} or (description is null and shutdown_reason is null))`.execute(
    trx,
  );
}

/**
 * Changes the facts of a locked game and steps of its end; of a published one, its history shows what
 * was changed.
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
    steps = {},
    addedSteps = [],
    ...facts
  }: GameFacts & {
    language?: Language | undefined;
    correctionId?: string | null;
    /** Address of the page that confirms the end, if that changes. */
    endSource?: string | null;
    /** Null removes one; those left out stay. */
    steps?: Steps | undefined;
    /** Steps that are stored already. */
    addedSteps?: readonly FactChange[];
  },
): Promise<FactChange[]> {
  const changes = [
    ...changesBetween(game, facts),
    ...(await updateSteps(trx, game, steps)),
    ...addedSteps,
  ];
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
      revived_by: facts.revivedBy,
      sources: facts.sources,
      language,
      edited_at: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  await dropStaleTexts(trx, { id, language, changes });
  if (changes.some(({ fact }) => isOfEnd(fact))) await updateServersOff(trx, id, endSource);
  if (game.status === 'published' && changes.length > 0) {
    const changeId = v7();
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

/**
 * Makes the step of a game's life on which its servers went off that of its shutdown date, which
 * `source` confirms. A step of that date keeps its own source.
 */
export async function updateServersOff(
  trx: Transaction,
  id: string,
  source: string | null,
): Promise<void> {
  await sql`
    delete from game_event using game
    where game.id = ${id}::uuid and game_id = game.id and kind = 'servers_off'
      and (shutdown_date is null or availability = 'announced')`.execute(trx);
  await sql`
    update game_event set date = shutdown_date, source_url = ${source} from game
    where game.id = ${id}::uuid and game_id = game.id and kind = 'servers_off'
      and date <> shutdown_date`.execute(trx);
  await sql`
    insert into game_event (id, game_id, kind, date, source_url)
    select ${v7()}::uuid, id, 'servers_off', shutdown_date, ${source} from game
    where id = ${id}::uuid and shutdown_date is not null and availability <> 'announced'
      and not exists (
        select from game_event where game_id = game.id and kind = 'servers_off')`.execute(trx);
}
