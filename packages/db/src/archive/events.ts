import type { GameFacts } from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Transaction } from '../client.ts';

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
    select ${uuidv7()}::uuid, id, 'servers_off', shutdown_date, ${source} from game
    where id = ${id}::uuid and shutdown_date is not null and availability <> 'announced'
      and not exists (
        select from game_event where game_id = game.id and kind = 'servers_off')`.execute(trx);
}

/**
 * Copies the steps of a duplicate's life that a game lacks, with their sources; the one on which the
 * servers went off only if that is the end which the game will have.
 */
export async function copyMissingEvents(
  trx: Transaction,
  {
    from,
    into,
    end,
  }: { from: string; into: string; end: Pick<GameFacts, 'shutdownDate' | 'status'> },
): Promise<void> {
  const endDate = end.status === 'announced' ? null : end.shutdownDate;
  await sql`
    insert into game_event (id, game_id, kind, date, source_url)
    select gen_random_uuid(), ${into}::uuid, kind, date, source_url from game_event
    where game_id = ${from}::uuid and (kind <> 'servers_off' or date = ${endDate})
      and kind not in (select kind from game_event where game_id = ${into}::uuid)`.execute(trx);
}
