// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';

import { describeItems, describePosting } from '../../lib/structured-data.ts';

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

/** schema.org data of a story. An author without a name is named by id. */
export function describeStory(story: Story, url: string): object {
  const about = { '@type': 'VideoGame', name: story.gameName };
  return { ...describePosting(story, url), about };
}

/** schema.org data of a list of stories. */
export function describeStories(
  name: string,
  stories: readonly Story[],
  url: string,
  origin: string,
): object {
  const items = stories.map((story) => ({ ...story, path: pathTo('story', { id: story.id }) }));
  return describeItems(name, items, url, origin);
}
