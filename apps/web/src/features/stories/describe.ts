// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';

import { describeItems, describePosting } from '../../lib/structured-data.ts';

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
