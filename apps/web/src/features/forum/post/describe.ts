import { type ForumPost, campaign } from '@kga/contracts';

import { describePosting } from '../../../lib/structured-data.ts';
import { cutText } from '../../../lib/text/text-parts.ts';

const descriptionLength = 200;

/** The beginning of a text on one line, for previews and search engines. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${cutText(line, descriptionLength).trimEnd()}…`;
}

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
