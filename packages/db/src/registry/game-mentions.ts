// SPDX-License-Identifier: AGPL-3.0-or-later
import { type GameMention, gameMentionKinds } from '@kga/contracts/archive';
import { articlePath } from '@kga/contracts/core';

import type { GameNames } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { selectArticleIdsNaming } from '../news/naming.ts';
import { selectTranslations } from '../news/queries.ts';
import { contentTypes } from './content-types.ts';
import { type SearchHitRow, selectSearchHits } from './search-sources.ts';

type GameMentionRow = SearchHitRow & Pick<GameMention, 'kind' | 'translations'>;

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
      const translations = Map.groupBy(
        kind === 'news' ? await selectTranslations(db, ids) : [],
        ({ of }) => of,
      );
      return hits.map((hit) => ({
        kind,
        ...hit,
        translations: (translations.get(hit.id) ?? []).map(
          ({ id, unique_id: uniqueId, language, title }) => ({
            path: articlePath({ uniqueId, id }),
            language,
            title,
          }),
        ),
      }));
    }),
  );
  return mentions.flat();
}
