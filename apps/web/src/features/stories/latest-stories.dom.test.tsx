// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../auth/testing/fixture.ts';
import { landingApi } from '../../pages/testing/landing-fixture.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { listPage, refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { germanStory } from './testing/fixture.ts';

test('Home says that there are no stories, and leads a member to the form', async () => {
  const unavailable = () => refusal('dependency_unavailable');
  await renderApp('/', {
    user,
    api: {
      getLatest: unavailable,
      getPetition: unavailable,
      getPetitionForecast: unavailable,
      getPetitionHighlights: unavailable,
      getPetitionHistory: unavailable,
      listNews: () => listPage([]),
      listStories: () => listPage([]),
    },
  });
  await expect.element(page.getByText('No user stories available.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Recent stories' })
    .getByRole('link', { name: 'Share Your Story' })
    .click();
  await expect.element(page.getByText(/the start of your member ID/)).toBeVisible();
  expect(location.pathname).toBe('/stories/share');
});

test('The front page shows a story in the reader’s language as a receipt, and others as a line each', async () => {
  const storyIn = (language: Language, place: number) => ({
    ...germanStory,
    id: `0193f5a0-0000-4000-8000-00000000000${place}`,
    language,
    title: `Story ${place}`,
    content: `Text ${place}`,
  });
  const stories = [storyIn('de', 1), storyIn('ja', 2), storyIn('en', 3), storyIn('de', 4)];
  await renderApp('/', {
    api: {
      ...landingApi,
      listStories: ({ query: { lang, limit } }) =>
        listPage(
          stories.filter(({ language }) => lang?.includes(language) ?? true).slice(0, limit),
        ),
    },
  });
  const recent = page.getByRole('region', { name: 'Recent stories' });
  await expect
    .poll(() =>
      recent
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Story 3', 'Story 1', 'Story 2']);
  await expect.element(recent.getByText('Text 3')).toBeVisible();
  expect(recent.getByText('Text 1').elements()).toEqual([]);
  await expectAccessible();
});
