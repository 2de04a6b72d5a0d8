// SPDX-License-Identifier: AGPL-3.0-or-later
import { platformNames, shortGameName } from '@kga/contracts/archive';
import { titleHasName } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';
import { type GameRow, published, selectGamesByIds } from './games.ts';

/** Words of a search that are looked at, and letters of one without spaces. */
const wordsMax = 10;
const lettersMax = 24;

/** Matches that are sorted. */
const candidatesMax = 200;

const isLatin = (word: string) => /^[ -~]+$/.test(word);

/** Everything that may be a name in a plain text: words one after the other, and letters of scripts without spaces. */
function namesIn(plain: string): string[] {
  const words = plain.trim().split(' ').slice(0, wordsMax);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  );
  const parts = words
    .filter((word) => !isLatin(word))
    .flatMap((word) => {
      const letters = Array.from(word).slice(0, lettersMax);
      return letters.flatMap((_, from) =>
        letters
          .slice(from + 2)
          .map((__, length) => letters.slice(from, from + length + 3).join('')),
      );
    });
  return [...new Set([...runs, ...parts])];
}

/**
 * Published games whose name a search contains, such as `The Crew refund`, the longest name first; then those with words
 * that begin like all words of the search, those that begin with it first.
 */
export async function selectGamesNamedBy(
  db: Database,
  search: string,
  limit: number,
): Promise<{ games: GameRow[]; named: ReadonlySet<string> }> {
  const read = await sql<{ plain: string }>`select news_plain_text(${search}) as plain`.execute(db);
  const plain = read.rows[0]?.plain ?? '';
  if (plain.trim() === '') return { games: [], named: new Set() };
  const words = plain.trim().split(' ').slice(0, wordsMax);
  // Three letters and more are in the trigram index; what is shorter only restricts.
  const indexed = words.filter((word) => word.length > 2);
  const begins = sql.join(
    (indexed.length > 0 ? indexed : words).map((word) => sql`title_words like ${`% ${word}%`}`),
    sql` and `,
  );
  const restricted = sql.join(
    words.map((word) => sql`title_words || '' like ${`% ${word}%`}`),
    sql` and `,
  );
  const matches = indexed.length > 0 ? begins : sql`title_words ^@ ${plain.trimEnd()}`;
  const { rows } = await sql<{ id: string; isNamed: boolean }>`
    select id, "isNamed" from (
      (select id, title_words, short_words, true as "isNamed" from game
        where ${published} and short_words = any(${namesIn(plain)}::text[])
        limit ${candidatesMax})
      union all
      (select id, title_words, short_words, false as "isNamed" from game
        where ${published} and ${matches} and ${restricted}
        limit ${candidatesMax})
    ) as found
    order by "isNamed" desc, case when "isNamed" then length(short_words) end desc,
      title_words ^@ ${plain.trimEnd()} desc, title_words, id`.execute(db);
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  const named = new Set(rows.filter(({ isNamed }) => isNamed).map(({ id }) => id));
  return { games: await selectGamesByIds(db, ids), named };
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
