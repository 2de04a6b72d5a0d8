// SPDX-License-Identifier: AGPL-3.0-or-later
import { newsCategories } from '@kga/contracts/news';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import { refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { namedGame } from './testing/fixture.ts';
import { articleOf, newsApi } from './testing/news-api.ts';

const list = page.getByRole('region', { name: 'Articles' });
const titles = () =>
  list
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const links = list.getByRole('link', { name: 'Read more' });
const searchBox = page.getByPlaceholder('Search news articles...');
const placeholders = page.getByTestId('picture-placeholder');
const address = () => decodeURIComponent(location.pathname + location.search);

/** One pixel. */
const picture = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

const quillon = newsApi([
  articleOf('Quillon servers end', {
    category: 'consumer',
    isAggregated: true,
    source: 'A paper',
    imageUrl: picture,
    images: [{ url: picture, width: 480, height: 270 }],
  }),
  articleOf('A law for quillon', { category: 'policy' }),
]);

test('A search names its words in the address and leaves the focus in its field', async () => {
  await renderApp('/news', { api: quillon });
  for (const category of ['All', 'Policy', 'Industry', 'Consumers', 'Technology']) {
    await expect.element(page.getByRole('link', { name: category, exact: true })).toBeVisible();
  }
  await tabTo(searchBox);
  await userEvent.keyboard('quillon{Enter}');
  await expect.poll(address).toBe('/news?q=quillon');
  await expect.element(page.getByText('Showing 2 of 2 articles')).toBeVisible();
  await expect.element(searchBox).toHaveFocus();
  await expect.element(list.getByText('A paper').first()).toBeVisible();
  await expectAccessible();
});

test('A category is chosen by keyboard, and an unsent query survives another one', async () => {
  await renderApp('/news?q=quillon', { api: quillon });
  const policy = page.getByRole('link', { name: 'Policy', exact: true });
  await press(policy);
  await expect.poll(titles).toEqual(['A law for quillon']);
  expect(address()).toBe('/news?q=quillon&category=policy');
  await expect.element(policy).toHaveAttribute('aria-current', 'true');
  await expect.element(policy).toHaveFocus();
  await searchBox.fill('quillon serv');
  await page.getByRole('link', { name: 'Consumers', exact: true }).click();
  await expect.poll(titles).toEqual(['Quillon servers end']);
  await expect.element(searchBox).toHaveValue('quillon serv');
  history.back();
  await expect.poll(titles).toEqual(['A law for quillon']);
});

test('A search without results leads to all news, and back the fields follow the address', async () => {
  await renderApp('/news?q=quillon&category=policy', { api: quillon });
  await searchBox.fill('quillon without articles');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No News Articles Found')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all news' }).click();
  await expect.poll(address).toBe('/news');
  await expect.element(searchBox).toHaveValue('');
  history.back();
  await expect.element(searchBox).toHaveValue('quillon without articles');
  history.back();
  await expect.element(searchBox).toHaveValue('quillon');
  await expect.poll(titles).toEqual(['A law for quillon']);
});

test('Languages are chosen all at once or one by one', async () => {
  const api = newsApi([
    articleOf('Farrago in English'),
    articleOf('Farrago auf Deutsch', { language: 'de' }),
    articleOf('Farrago 日本語', { language: 'ja' }),
  ]);
  await renderApp('/news?q=farrago&lang=de', { language: 'de', api });
  await expect.element(page.getByText('2 von 2 Artikeln')).toBeVisible();
  await page.getByText('Sprachen', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Alle Sprachen zeigen' }).click();
  await expect.poll(address).toBe('/news?lang=de&q=farrago&languages=all');
  await expect.element(page.getByText('3 von 3 Artikeln')).toBeVisible();
  await expectAccessible();
  for (const name of ['English', '简体中文', 'Français', 'Deutsch', '한국어']) {
    await page.getByRole('checkbox', { name }).click();
  }
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(address).toBe('/news?lang=de&q=farrago&languages=ja');
  await expect.element(page.getByText('1 von 1 Artikel')).toBeVisible();
  const title = page.getByRole('heading', { level: 3, name: 'Farrago 日本語' });
  await expect.element(title).toHaveAttribute('lang', 'ja');
});

test('A list offers its pictures in all widths and a placeholder for those that fail', async () => {
  const images = (url: string) => ({
    imageUrl: url,
    images: [
      { url, width: 480, height: 270 },
      { url, width: 960, height: 540 },
    ],
  });
  const api = newsApi([
    articleOf('With a picture', { ...images(picture), imageAlt: 'A row of servers' }),
    articleOf('With a lost one', { ...images('data:,'), imageAlt: 'Nothing to see' }),
    articleOf('Without one'),
  ]);
  await renderApp('/news', { api });
  const shown = page.getByRole('img', { name: 'A row of servers' });
  await expect.element(shown).toHaveAttribute('srcset', `${picture} 480w, ${picture} 960w`);
  await expect.element(shown).toHaveAttribute('width', '960');
  await expect.poll(() => placeholders.elements().length).toBe(2);
  expect(page.getByRole('img', { name: 'Nothing to see' }).elements()).toEqual([]);
  await expect.element(shown).toBeVisible();
});

const many = newsApi(Array.from({ length: 45 }, (_, at) => articleOf(`Wainscot number ${at}`)));

test('More articles are loaded, and going back shows as many at the same place', async () => {
  await renderApp('/news?q=wainscot', { api: many });
  await expect.element(page.getByText('Showing 20 of 45 articles')).toBeVisible();
  await expect.element(page.getByText('25 remaining')).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect.element(page.getByText('Showing 40 of 45 articles')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('Showing 45 of 45 articles')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();

  links.nth(39).element().scrollIntoView({ block: 'center' });
  const before = scrollY;
  expect(before).toBeGreaterThan(2_000);
  await links.nth(39).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Wainscot number 39' });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
  history.back();
  await expect.element(page.getByText('Showing 45 of 45 articles')).toBeVisible();
  await expect.poll(() => Math.abs(scrollY - before)).toBeLessThan(100);
});

test('One live region counts the articles of every search', async () => {
  const api = newsApi([articleOf('Architrave above'), articleOf('Pilaster beside')]);
  await renderApp('/news?q=architrave', { api });
  await expect.element(page.getByText('Showing 1 of 1 article')).toBeVisible();
  const region = list.getByRole('status').first().element();
  await searchBox.fill('pilaster');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Pilaster beside']);
  expect(region.isConnected).toBe(true);
  expect(region.textContent).toBe('Showing 1 of 1 article · in English');
});

test('A list that fails is loaded again on request and leaves the query in its field', async () => {
  const api = newsApi([articleOf('Halcyon'), articleOf('Another')]);
  const { api: mock } = await renderApp('/news', { api });
  await expect.element(page.getByText('Showing 2 of 2 articles')).toBeVisible();
  mock.use({ listNews: () => refusal('dependency_unavailable') });
  await searchBox.fill('halcyon');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Unable to load the news')).toBeVisible();
  await expect.element(searchBox).toHaveValue('halcyon');
  await expectAccessible();
  const retry = page.getByRole('button', { name: 'Retry' });
  const asked = mock.calls('listNews').length;
  await retry.click();
  await expect.poll(() => mock.calls('listNews').length).toBeGreaterThan(asked);
  mock.use(api);
  await retry.click();
  await expect.poll(titles).toEqual(['Halcyon']);
});

test('A list with long words fits a small phone', async () => {
  const long = articleOf(
    `Verbraucherschutzdurchsetzungsgesetzesänderungsvorschlag ${newsCategories.join('')}`,
    {
      excerpt: 'Überlänge'.repeat(30),
      isAggregated: true,
      source: 'Bundesverbraucherschutzzentralenverband',
    },
  );
  await renderApp('/news', { language: 'de', api: newsApi([long]) });
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
  await expectFits(360);
  await expectAccessible();
});

test('An article without a picture shows the cover of the game that it names, else its source', async () => {
  const articles = [
    articleOf('Coast Racer goes dark', { game: namedGame }),
    articleOf('A law', { source: 'A paper' }),
  ];
  await renderApp('/news', { api: newsApi(articles) });
  await expect.element(placeholders.nth(1)).toHaveTextContent('A paper');
  expect(placeholders.first().element().textContent).toContain('Racer');
  const { height, bottom } = placeholders.first().element().getBoundingClientRect();
  const cover = placeholders.first().element().querySelector('svg')?.getBoundingClientRect();
  expect(cover?.height).toBeGreaterThan(height * 0.8);
  expect(cover?.bottom).toBeLessThan(bottom);
});
