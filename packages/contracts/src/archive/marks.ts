// SPDX-License-Identifier: AGPL-3.0-or-later
import { markEndpoints } from '../content/marks.ts';
import { idParams } from '../core/fields.ts';

export const gameLike = markEndpoints('archive', '/api/archive/games/:id/like', {
  kind: 'game_like',
  fields: { isSet: 'liked', count: 'likeCount' },
  operationId: 'GameLike',
  hasBody: false,
  params: idParams,
  summary: {
    get: 'How many like a game, and whether one does',
    set: 'Likes a game, once for each guest or member',
    unset: 'Takes back that one likes a game',
  },
});

export const gameFollow = markEndpoints('archive', '/api/archive/games/:id/follow', {
  kind: 'game_follow',
  fields: { isSet: 'following' },
  operationId: 'GameFollow',
  hasBody: true,
  params: idParams,
  summary: {
    get: 'Whether one is mailed when the status or the dates of a game change',
    set: 'Asks for mails about changes of a game, or for no more of them',
  },
});
