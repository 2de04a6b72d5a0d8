// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Step, plain } from './step.ts';

/** What belongs to the whole site. */
export const siteSteps: readonly Step[] = [
  ...plain('nobody', 'getLive', 'getReady', 'getServing', 'getOpenData', 'getModerationFigures'),
  ...plain('nobody', 'listNews', 'getNewsAtomFeed', 'getNewsJsonFeed', 'listNewsSitemapEntries'),
  ...plain('nobody', 'listStories', 'getStoryTotals', 'listForumCategories', 'listGames'),
  ...plain('nobody', 'getArchiveCalendar', 'getArchiveFeed', 'getArchiveFigures', 'exportGamesCsv'),
  ...plain('nobody', 'exportGamesJson', 'getGamesSchema'),
  {
    operation: 'getOpenDataFile',
    as: 'nobody',
    call: () => ({ params: { file: 'petitions.csv' } }),
  },
];
