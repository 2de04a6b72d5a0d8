import { type GameSteps, type StatedStep, statedSteps } from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Transaction } from '../client.ts';
import type { SubmittedGame } from './submissions.ts';

type StepChange = {
  kind: StatedStep;
  before: GameSteps[StatedStep];
  after: GameSteps[StatedStep];
};

/** The steps that differ; of several of a kind, the first one counts. */
function changedSteps({ events }: SubmittedGame, steps: GameSteps): StepChange[] {
  return statedSteps.flatMap((kind) => {
    const after = steps[kind];
    const before = events.find((event) => event.kind === kind) ?? null;
    const isSame = before?.date === after?.date && before?.sourceUrl === after?.sourceUrl;
    if (after === undefined || isSame) return [];
    const { date, sourceUrl } = before ?? {};
    return {
      kind,
      before: date === undefined ? null : { date, sourceUrl: sourceUrl ?? '' },
      after,
    };
  });
}

/** Changes steps of a locked game's end; null removes one. Returns what was changed. */
export async function updateGameSteps(
  trx: Transaction,
  game: SubmittedGame,
  steps: GameSteps,
): Promise<StepChange[]> {
  const changes = changedSteps(game, steps);
  if (changes.length === 0) return [];
  for (const { kind, after } of changes) {
    await sql`
      delete from game_event where id = (
        select id from game_event where game_id = ${game.id}::uuid and kind = ${kind}
        order by date, id limit 1)`.execute(trx);
    if (!after) continue;
    const { date, sourceUrl: source_url } = after;
    await trx
      .insertInto('game_event')
      .values({ id: uuidv7(), game_id: game.id, kind, date, source_url })
      .execute();
  }
  await trx
    .updateTable('game')
    .set({ edited_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where('id', '=', game.id)
    .execute();
  return changes;
}
