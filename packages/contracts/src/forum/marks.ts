// SPDX-License-Identifier: AGPL-3.0-or-later
import { markEndpoints } from '../content/marks.ts';
import { idParams } from '../core/fields.ts';

export const postFollow = markEndpoints('forum', '/api/forum/posts/:id/follow', {
  kind: 'post_follow',
  fields: { isSet: 'following' },
  operationId: 'PostFollow',
  hasBody: true,
  params: idParams,
  summary: {
    get: 'Whether one is told of replies',
    set: 'Asks for mails about replies, or for no more of them',
  },
});
