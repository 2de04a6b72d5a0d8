// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ContentKindWith, kindsListedByGame } from '@kga/contracts/core';

import type { GameNames } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { contentTypes } from './content-types.ts';
import { type SearchHitRow, selectSearchHits } from './search-sources.ts';

type GameMentionRow = SearchHitRow & { kind: ContentKindWith<'listedByGame'> };

/** The newest published items about a game, at most `limit` of each kind, newest first. */
export async function selectGameMentions(
  db: Database,
  game: GameNames,
  limit: number,
): Promise<GameMentionRow[]> {
  const mentions = await Promise.all(
    kindsListedByGame.map(async (kind) => {
      const ids = await contentTypes[kind].selectIdsOfGame(db, game, limit);
      const hits = await selectSearchHits(db, kind, ids);
      return hits.map((hit) => ({ kind, ...hit }));
    }),
  );
  return mentions.flat();
}
