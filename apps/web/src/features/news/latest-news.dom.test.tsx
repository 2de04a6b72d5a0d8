// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { landingApi } from '../../pages/testing/landing-fixture.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { articleOf, newsApi } from './testing/news-api.ts';

const latest = page.getByRole('region', { name: 'Latest news' });

test('The front page shows the latest three articles and leads to all of them', async () => {
  const articles = Array.from({ length: 4 }, (_, at) => articleOf(`Frontispiece number ${at}`));
  await renderApp('/', { api: { ...landingApi, ...newsApi(articles) } });
  const titles = latest.getByRole('heading', { level: 3 });
  await expect
    .poll(() => titles.elements().map(({ textContent }) => textContent))
    .toEqual(['Frontispiece number 0', 'Frontispiece number 1', 'Frontispiece number 2']);
  await expectAccessible();
  await page.getByRole('link', { name: 'View all news' }).click();
  await expect.element(page.getByText('Frontispiece number 3')).toBeVisible();
  expect(location.pathname).toBe('/news');
});

test('The front page says that there are no articles', async () => {
  await renderApp('/', { api: landingApi });
  await expect.element(latest.getByText('No news articles available.')).toBeVisible();
});
