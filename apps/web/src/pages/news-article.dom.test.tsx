// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { namedGame } from '../features/news/testing/fixture.ts';
import { articleOf, newsApi } from '../features/news/testing/news-api.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { refusal } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const url = 'https://paper.example/servers-off';

test('An article of the campaign is read whole and leads to its other languages', async () => {
  const german = articleOf('Was wir fordern', { language: 'de', html: '<p>Kurz.</p>' });
  const english = articleOf('What we </script> ask for', {
    excerpt: 'In short',
    html: '<h2>The demand</h2><p>Leave games playable.</p><ul><li>One</li></ul>',
    translations: [{ language: 'de', uniqueId: german.uniqueId, title: german.title }],
  });
  await renderApp(`/news/${english.uniqueId}`, { api: newsApi([english, german]) });
  await expect.element(heading('What we </script> ask for')).toHaveAttribute('lang', 'en');
  await expect.element(page.getByRole('heading', { level: 2, name: 'The demand' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Read Full Article' }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole('link', { name: 'Deutsch · Was wir fordern' }).click();
  await expect.element(heading('Was wir fordern')).toHaveAttribute('lang', 'de');
  await expect.element(page.getByText('Kurz.')).toBeVisible();
});

test('An article of an outside source leads to it', async () => {
  const article = articleOf('Servers go off', {
    html: '<p>An excerpt.</p>',
    isAggregated: true,
    source: 'A paper',
    url,
  });
  await renderApp(`/news/${article.uniqueId}`, { api: newsApi([article]) });
  for (const name of ['Read Full Article', 'Continue Reading at A paper']) {
    const link = page.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', url);
    await expect.element(link).toHaveAttribute('rel', 'external noopener');
  }
  await expectAccessible();
});

test('The address of an article is copied in its language', async () => {
  const article = articleOf('To pass on', { language: 'de' });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp(`/news/${article.uniqueId}`, { api: newsApi([article]) });
  await page.getByRole('button', { name: 'Share this article' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByText('Link copied!', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith(
    `${location.origin}/news/${article.uniqueId}?ref=share&lang=de`,
  );
});

test('An article that fails to load is loaded again on request', async () => {
  const article = articleOf('Later');
  const { api } = await renderApp(`/news/${article.uniqueId}`, {
    api: { getNewsArticle: () => refusal('dependency_unavailable') },
  });
  await expect.element(page.getByText('Unable to load the article')).toBeVisible();
  await expectAccessible();
  api.use(newsApi([article]));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(heading('Later')).toBeVisible();
});

test('An unknown article is the page that was not found', async () => {
  await renderApp('/news/no-such-article', { api: newsApi([]) });
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('An article with long words fits a small phone', async () => {
  const article = articleOf('Verbraucherschutzdurchsetzungsgesetzesänderungsvorschlag', {
    html: `<p>https://example.org/${'lang'.repeat(60)}</p><pre>${'code '.repeat(60)}</pre>`,
    language: 'de',
    isAggregated: true,
    source: 'Bundesverbraucherschutzzentralenverband',
    url,
  });
  const api = newsApi([article]);
  await renderApp(`/news/${article.uniqueId}`, { language: 'de', api });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(360);
  await expectAccessible();
});

test('An article about a game of the archive leads to its memorial', async () => {
  const article = articleOf('Coast Racer goes dark', { game: namedGame });
  await renderApp(`/news/${article.uniqueId}`, { api: newsApi([article]) });
  const link = page.getByRole('link', { name: 'Coast Racer (online)' });
  await expect.element(link).toHaveAttribute('href', `/archive/${namedGame.id}`);
  await expect.element(page.getByText('In the game archive · 31 March 2024')).toBeVisible();
  await expectAccessible();
});
