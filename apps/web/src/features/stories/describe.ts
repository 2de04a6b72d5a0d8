import { type Story, pathTo } from '@kga/contracts';

import { localizedUrl } from '../../lib/localized-url.ts';

/** As much of a text as previews show, in UTF-16 units. */
const beginning = 200;

/** The beginning of a story on one line, cut between words where there are spaces. */
export function excerptOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= beginning) return line;
  const cut = line.slice(0, beginning).replace(/\p{Cs}$/u, '');
  const space = cut.lastIndexOf(' ');
  return `${space > beginning / 2 ? cut.slice(0, space) : cut}…`;
}

/** A story as schema.org's data; its author is known by the first characters of an id alone. */
export function describeStory(story: Story, url: string): object {
  return {
    '@type': 'DiscussionForumPosting',
    headline: story.title,
    text: story.content,
    url,
    mainEntityOfPage: url,
    inLanguage: story.language,
    datePublished: story.createdAt,
    ...(story.editedAt !== null && { dateModified: story.editedAt }),
    ...(story.userId !== null && { author: { '@type': 'Person', name: story.userId } }),
    about: { '@type': 'VideoGame', name: story.gameName },
  };
}

/** A list of stories as schema.org's data. */
export function describeStories(
  name: string,
  stories: readonly Story[],
  url: string,
  origin: string,
): object {
  return {
    '@type': 'CollectionPage',
    name,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: stories.map(({ id, title, language }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: localizedUrl(origin + pathTo('story', { id }), language),
      })),
    },
  };
}
