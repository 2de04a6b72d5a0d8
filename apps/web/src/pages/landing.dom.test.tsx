// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { game } from '../features/archive/testing/game-fixture.ts';
import { cacheFigures } from '../features/petitions/petition/figures.ts';
import { mainLatest, mainPetition } from '../features/petitions/testing/petition-fixture.ts';
import { store } from '../lib/browser.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { listPage, noConnection, refusal } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { landingApi } from './testing/landing-fixture.ts';

test.each(languages)('The landing page in %s is accessible and fits', async (language) => {
  await renderApp('/', { language, api: landingApi });
  await expect.element(page.getByTestId('signature-count')).toBeVisible();
  const archive = document.querySelectorAll('header a[href="/archive"]');
  expect(archive).toHaveLength(['en', 'zh-CN'].includes(language) ? 1 : 0);
  await expectAccessible();
  await expectFits(360);
});

test('The first screen leads to the reasons beside it', async () => {
  await renderApp('/', { api: landingApi });
  await page.getByRole('link', { name: 'Learn more' }).click();
  const reasons = page.getByRole('region', { name: 'What’s this about?' });
  await expect.element(reasons).toBeInViewport();
  expect(reasons.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  const { top } = reasons.element().getBoundingClientRect();
  expect(top + scrollY).toBeLessThan(1_000);
});

test('A visitor who signs from the front page begins without an account, and can log in or register', async () => {
  await renderApp('/', { api: { ...landingApi, listSocialProviders: () => [] } });
  await page.getByRole('link', { name: 'Sign the petition' }).first().click();
  const ways = page.getByRole('navigation', { name: 'Ways to go on' });
  await expect.element(ways).toBeVisible();
  expect(
    ways
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Sign without an account', 'Log in', 'Register']);
  const official = page.getByRole('link', { name: 'Sign on the official site' });
  await expect.element(official).toBeVisible();
  await expectAccessible();
  await ways.getByRole('link', { name: 'Register' }).click();
  const register = page.getByRole('heading', { level: 1, name: 'Register' });
  await expect.element(register).toBeVisible();
  await expectAccessible();
  await ways.getByRole('link', { name: 'Sign without an account' }).click();
  await expect.element(official).toBeVisible();
});

test('Without a connection the page shows its stored figures and says so', async () => {
  cacheFigures({ latest: mainLatest, source: 'local', fetchedAt: Date.now() });
  await renderApp('/', {
    api: { ...landingApi, getPetition: noConnection, getLatest: noConnection },
  });
  await expect
    .element(page.getByText('Failed to fetch latest data. Showing cached data.').first())
    .toBeVisible();
  await expect.element(page.getByTestId('signature-count')).toHaveTextContent('521,000');
});

test('Without the api and the tracker the page shows the sample and does not call it live', async () => {
  await renderApp('/', {
    // A port that browsers refuse.
    config: { petitionExternalUrl: 'http://127.0.0.1:9/tracker' },
    api: {
      ...landingApi,
      getPetition: () => refusal('dependency_unavailable'),
      getLatest: () => refusal('dependency_unavailable'),
    },
  });
  await expect.element(page.getByText(/Sample figures.*nor the tracker/)).toBeVisible();
  await expect.element(page.getByTestId('signature-count')).toHaveTextContent('1,264,000');
  await expect.element(page.getByText('Live Data')).not.toBeInTheDocument();
  expect(localStorage.getItem('petition-cache')).toBeNull();
});

test('Games that end next lead from the first screen to the archive, with the days that are left', async () => {
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const ending = {
    ...game,
    name: 'Last Port',
    status: 'announced' as const,
    shutdownDate: inTwoDays,
  };
  const ended = { ...game, id: '0193f5a0-0000-7000-8000-00000000000e', name: 'First Port' };
  await renderApp('/', {
    api: {
      ...landingApi,
      listGames: ({ query: { sort } }) => listPage([sort === 'upcoming' ? ending : ended]),
    },
  });
  const band = page.getByRole('region', { name: 'Ending next' });
  await expect.element(band.getByRole('link', { name: 'Last Port' })).toBeVisible();
  await expect.element(band.getByText('2 days left')).toBeVisible();
  await expect.element(band.getByRole('link', { name: 'First Port' })).toBeVisible();
  await expect.element(band.getByRole('link', { name: 'Write to the publisher' })).toBeVisible();
  await expectAccessible();
});

test('The front page shows the countries that say most, and all on request or by a tile of the map', async () => {
  store('region', 'none');
  onTestFinished(() => store('region', null));
  await renderApp('/', { api: landingApi });
  const rows = page.getByRole('table', { name: /share of their threshold/ }).getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(7);
  const all = page.getByRole('button', { name: 'All 27 countries' });
  await expect.element(all).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible();
  await all.click();
  expect(rows.elements()).toHaveLength(28);
  await page.getByRole('button', { name: 'Fewer countries' }).click();
  await expect.poll(() => rows.elements().length).toBe(7);
  await page.getByRole('link', { name: /^Slovakia: / }).click();
  await expect.element(page.getByRole('row', { name: /Slovakia/ })).toHaveFocus();
  await expect.element(page.getByRole('row', { name: /Slovakia/ })).toBeInViewport();
});

test('The first screen says where the cause stands, and leads to the timeline', async () => {
  await renderApp('/', {
    api: {
      ...landingApi,
      getPetition: () => ({
        ...mainPetition,
        timeline: [{ kind: 'answered', date: '2026-06-16', sourceUrl: null }],
      }),
    },
  });
  await expect
    .element(page.getByRole('link', { name: 'Where it stands: Answered, 16 June 2026' }))
    .toHaveAttribute('href', '/petition#timeline');
});

test('A link to a country that the front page leaves out opens the table there', async () => {
  history.replaceState(null, '', '/#state-SK');
  await renderApp('/#state-SK', { api: landingApi });
  await expect.element(page.getByRole('row', { name: /Slovakia/ })).toHaveFocus();
});
