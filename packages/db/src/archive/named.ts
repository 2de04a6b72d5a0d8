// SPDX-License-Identifier: AGPL-3.0-or-later
import { platformNames, shortGameName } from '@kga/contracts/archive';
import { titleHasName } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';
import { type GameRow, published, selectGamesByIds } from './games.ts';

/**
 * Published games whose name a search contains, such as `The Crew refund`, the longest name first; then those with words
 * that begin like all words of the search, those that begin with it first.
 */
export async function selectGamesNamedBy(
  db: Database,
  search: string,
  limit: number,
): Promise<GameRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select wanted, array(
        select '% ' || word || '%' from regexp_split_to_table(btrim(wanted), ' ') as word
      ) as patterns
      from news_plain_text(${search}) as wanted
    ) as searched
    join game on ${published} and short_words <> '' and btrim(wanted) <> ''
    cross join lateral (
      select case when short_words ~ '[^ -~]' then strpos(wanted, short_words) > 0
        else strpos(wanted, ' ' || short_words || ' ') > 0 end as is_named
    ) as named
    where is_named or title_words like all (patterns)
    order by is_named desc, case when is_named then length(short_words) end desc,
      title_words ^@ rtrim(wanted) desc, title_words, id
    limit ${limit}`.execute(db);
  return selectGamesByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Whether a game is the version of one platform, such as `Genshin Impact (PlayStation 4)`: news name the game, not that. */
const isOfPlatform = (name: string): boolean =>
  Object.values(platformNames).some((platform) => name.endsWith(`(${platform})`));

/** The published game that each of the titles names, the one with the longest name; without titles that name none. */
export async function selectGamesNamedIn(
  db: Database,
  titles: readonly string[],
): Promise<Map<string, GameRow>> {
  if (titles.length === 0) return new Map();
  const { rows } = await sql<{ title: string; id: string; name: string }>`
    select title, id, name
    from (select distinct unnest(${titles}::text[])) as named (title)
    cross join lateral news_plain_text(title) as plain_title
    join game on ${published} and short_words <> '' and strpos(plain_title, short_words) > 0
    order by length(short_words) desc, id`.execute(db);
  const idOf = new Map<string, string>();
  for (const { title, id, name } of rows) {
    if (idOf.has(title) || isOfPlatform(name)) continue;
    if (titleHasName(title, shortGameName(name))) idOf.set(title, id);
  }
  const games = await selectGamesByIds(db, [...new Set(idOf.values())]);
  const gameOf = new Map(games.map((game) => [game.id, game]));
  return new Map(
    [...idOf].flatMap(([title, id]) => {
      const game = gameOf.get(id);
      return game ? [[title, game]] : [];
    }),
  );
}
