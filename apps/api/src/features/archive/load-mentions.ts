import * as contracts from '@kga/contracts';
import {
  type Database,
  searchListing,
  searchListingOf,
  selectGame,
  selectSearchHits,
  selectStoryIdsOfGame,
} from '@kga/db';

import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';

/** Posts with all words of a name, of which those with the name itself are taken. */
const candidatesMax = 20;

const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** The newest posts that contain a game's name, those with it in their title first. */
async function selectPosts(db: Database, name: string) {
  const page = { query: name, limit: candidatesMax, after: undefined, countMax: candidatesMax };
  const { found } = await searchListing(db, searchListingOf('forum_post'), page);
  const ids = found.map(({ id }) => id);
  const hits = await selectSearchHits(db, 'forum_post', ids);
  return hits
    .filter(({ title, text }) => contracts.containsPhrase(`${title}\n${text}`, name))
    .slice(0, contracts.gameMentionsMax);
}

/** The stories of a game, and the forum posts that name it. */
export async function loadMentions(db: Database, gameId: string): Promise<LoadResult> {
  const game = await selectGame(db, gameId);
  // Of a duplicate, as with memories: the page asks for those of the other game.
  if (game?.id !== gameId.toLowerCase()) return notFound;
  const short = contracts.shortGameName(game.name);
  const [stories, posts] = await Promise.all([
    selectStoryIdsOfGame(db, [game.name, short], contracts.gameMentionsMax).then((ids) =>
      selectSearchHits(db, 'story', ids),
    ),
    selectPosts(db, short),
  ]);
  const present =
    (kind: contracts.GameMention['kind']) =>
    ({ id, path, title, language, createdAt }: (typeof posts)[number]): contracts.GameMention => ({
      kind,
      id,
      path,
      title,
      language,
      createdAt: createdAt.toISOString(),
    });
  const mentions = [...stories.map(present('story')), ...posts.map(present('forum_post'))];
  return responseBody(contracts.listGameMentions, mentions, { cacheControl });
}
