// SPDX-License-Identifier: AGPL-3.0-or-later
import { type GameMention, gameMentionKinds } from '@kga/contracts/archive';

import type { GameNames } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { selectArticleIdsNaming } from '../news/naming.ts';
import { contentTypes } from './content-types.ts';
import { type SearchHitRow, selectSearchHits } from './search-sources.ts';

type GameMentionRow = SearchHitRow & Pick<GameMention, 'kind'>;

/** The newest news and user content about a game, at most `limit` of each kind. */
export async function selectGameMentions(
  db: Database,
  game: GameNames,
  limit: number,
): Promise<GameMentionRow[]> {
  const mentions = await Promise.all(
    gameMentionKinds.map(async (kind) => {
      const ids =
        kind === 'news'
          ? await selectArticleIdsNaming(db, game.short, limit)
          : await contentTypes[kind].selectIdsOfGame(db, game, limit);
      const hits = await selectSearchHits(db, kind, ids);
      return hits.map((hit) => ({ kind, ...hit }));
    }),
  );
  return mentions.flat();
}
