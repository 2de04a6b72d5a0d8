// SPDX-License-Identifier: AGPL-3.0-or-later
import { mainPetitionApi } from '../../features/petitions/testing/petition-fixture.ts';
import { type MockHandlers, listPage } from '../../testing/mock-api.ts';

/** What the landing page asks, where nothing is written yet. */
export const landingApi = {
  ...mainPetitionApi,
  listGames: () => listPage([]),
  listNews: () => listPage([]),
  listStories: () => listPage([]),
  listForumCategories: () => [],
  getLegalFigures: () => ({ received: 0, answered: 0, medianDays: null }),
} satisfies MockHandlers;
