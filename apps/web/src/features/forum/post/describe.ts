// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { ForumPost } from '@kga/contracts/forum';

import { describePosting } from '../../../lib/structured-data.ts';

const counter = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
});

export function describePost(post: ForumPost, url: string, origin: string): object {
  return {
    ...describePosting(post, url),
    publisher: { '@type': 'Organization', name: campaign.brand, url: `${origin}/` },
    interactionStatistic: [
      counter('CommentAction', post.replies),
      counter('ViewAction', post.views),
    ],
  };
}
