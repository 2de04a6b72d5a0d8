// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../auth/testing/fixture.ts';
import { listPage, refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

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
