import { type Story, pathTo } from '@kga/contracts';

import { localizedUrl } from '../../lib/localized-url.ts';

/** Longest excerpt, in UTF-16 code units. */
const excerptMax = 200;

/** The first words of a story on one line. */
export function excerptOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= excerptMax) return line;
  const cut = line.slice(0, excerptMax).replace(/\p{Cs}$/u, '');
  const space = cut.lastIndexOf(' ');
  return `${space > excerptMax / 2 ? cut.slice(0, space) : cut}…`;
}

/** schema.org data of a story. The author's name is the public id. */
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

/** schema.org data of a list of stories. */
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
