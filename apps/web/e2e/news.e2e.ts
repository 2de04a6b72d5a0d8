// SPDX-License-Identifier: AGPL-3.0-or-later
import { listNews, listNewsSitemapEntries, newsCategories } from '@kga/contracts/news';
import type { Page } from 'playwright/test';

import { addArticles, addOwnArticle } from './support/articles.ts';
import { awake, expect, expectAccessible, expectLayout, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Articles' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByPlaceholder('Search news articles...');
/** Articles that share one search term. */
const many = (word: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    title: `${word} number ${place}`,
    excerpt: 'What happened to the servers.',
    age: place,
  }));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there whole, is searched and filtered', async ({ page, stack }) => {
    await addArticles(stack, [
      { title: 'Plainfield one', category: 'policy', excerpt: 'First' },
      { title: 'Plainfield zwei', category: 'industry', language: 'de', source: 'Ein Blatt' },
    ]);
    await page.goto('/news');
    await searchBox(page).fill('plainfield');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/news?q=plainfield&languages=en');
    await expect(page.getByText('Showing 1 of 1 article')).toBeVisible();

    await page.locator('summary', { hasText: 'Languages' }).click();
    await page.getByRole('checkbox', { name: 'Deutsch' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Showing 2 of 2 articles')).toBeVisible();
    await page.getByRole('link', { name: 'Industry' }).click();
    await expect(page).toHaveURL('/news?q=plainfield&category=industry&languages=en,de');
    await expect(titles(page)).toHaveText(['Plainfield zwei']);
    await expect(titles(page).first()).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Read more Plainfield zwei' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plainfield zwei' })).toBeVisible();
  });
});

test('what is looked for stands in the address, and the fields follow it back', async ({
  page,
  stack,
}) => {
  await addArticles(stack, [
    { title: 'Quillon servers end', category: 'consumer', source: 'A paper', picture: true },
    { title: 'A law for quillon', category: 'policy', excerpt: 'Our own words' },
  ]);
  await page.goto('/news');
  await awake(page);
  await searchBox(page).focus();
  await page.keyboard.type('quillon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news?q=quillon');
  await expect(page.getByText('Showing 2 of 2 articles')).toBeVisible();
  // The pressed control keeps the focus, so that the query can be edited.
  await expect(searchBox(page)).toBeFocused();
  await expect(list(page).getByText('A paper')).toBeVisible();

  for (const category of ['All', 'Policy', 'Industry', 'Consumers', 'Technology']) {
    await expect(page.getByRole('link', { name: category, exact: true })).toBeVisible();
  }
  const policy = page.getByRole('link', { name: 'Policy', exact: true });
  await policy.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news?q=quillon&category=policy');
  await expect(titles(page)).toHaveText(['A law for quillon']);
  await expect(policy).toHaveAttribute('aria-current', 'true');
  await expect(policy).toBeFocused();

  // An unsent query survives a change of category.
  await searchBox(page).fill('quillon serv');
  await page.getByRole('link', { name: 'Consumers', exact: true }).click();
  await expect(titles(page)).toHaveText(['Quillon servers end']);
  await expect(searchBox(page)).toHaveValue('quillon serv');
  await page.goBack();
  await expect(titles(page)).toHaveText(['A law for quillon']);

  await searchBox(page).fill('quillon that nobody wrote of');
  await searchBox(page).press('Enter');
  await expect(page.getByText('No News Articles Found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all news' }).click();
  await expect(page).toHaveURL('/news');
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('quillon that nobody wrote of');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('quillon');
  await expect(titles(page)).toHaveText(['A law for quillon']);
});

test('languages are chosen, all at once or one by one', async ({ page, stack }) => {
  await addArticles(stack, [
    { title: 'Farrago in English' },
    { title: 'Farrago auf Deutsch', language: 'de' },
    { title: 'Farrago 日本語', language: 'ja' },
  ]);
  await page.goto('/news?q=farrago&lang=de');
  await awake(page);
  await expect(page.getByText('2 von 2 Artikeln')).toBeVisible();
  await page.locator('summary', { hasText: 'Sprachen' }).click();
  await page.getByRole('link', { name: 'Alle Sprachen' }).click();
  await expect(page).toHaveURL('/news?lang=de&q=farrago&languages=all');
  await expect(page.getByText('3 von 3 Artikeln')).toBeVisible();
  await expectAccessible(page);
  for (const language of ['English', '简体中文', 'Français', 'Deutsch', '한국어']) {
    await page.getByRole('checkbox', { name: language }).uncheck();
  }
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL('/news?lang=de&q=farrago&languages=ja');
  await expect(page.getByText('Farrago 日本語')).toBeVisible();
  await expect(page.getByText('1 von 1 Artikel')).toBeVisible();
});

test('Chinese is found from two characters on', async ({ page, stack }) => {
  await addArticles(stack, [
    { title: '欧盟委员会答复停服倡议', language: 'zh-CN' },
    { title: '玩家让游戏重生', language: 'zh-CN' },
  ]);
  await page.goto('/news?lang=zh-CN');
  await awake(page);
  await page.getByPlaceholder('搜索新闻文章…').fill('委员');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '欧盟委员会答复停服倡议' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '玩家让游戏重生' })).toBeHidden();
  await expectAccessible(page);
});

test('a picture comes in two widths, its placeholder where it is lost', async ({ page, stack }) => {
  await addArticles(stack, [
    { title: 'Gimbal with a picture', picture: true, imageAlt: 'A row of servers' },
    { title: 'Gimbal without one', age: 1 },
  ]);
  await page.goto('/news?q=gimbal');
  const picture = page.getByRole('img', { name: 'A row of servers' });
  await expect(picture).toHaveAttribute('srcset', /480w, .* 960w$/);
  await expect(picture).toHaveAttribute('width', '960');
  await expect(page.getByTestId('picture-placeholder')).toHaveCount(1);

  await page.route('**/api/pictures/**', (route) => route.fulfill({ body: 'no picture' }));
  await page.goto('/news?q=gimbal');
  await expect(page.getByTestId('picture-placeholder')).toHaveCount(2);
  await expect(picture).toBeHidden();
});

test('an own article is read whole, in its languages', async ({ page, stack, request }) => {
  const ownArticleId = await addOwnArticle(stack);
  const [english = '', german = ''] = await addArticles(stack, [
    {
      title: 'What we </script> ask for',
      excerpt: 'In short',
      html: '<h2>The demand</h2><p>Leave games playable.</p><ul><li>One</li></ul>',
      ownArticleId,
    },
    { title: 'Was wir fordern', html: '<p>Kurz.</p>', language: 'de', ownArticleId },
  ]);
  await page.goto(`/news/${english}`);
  await expect(page).toHaveTitle('What we </script> ask for · Keep Games Alive');
  await expect(page.getByRole('heading', { level: 2, name: 'The demand' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read Full Article' })).toBeHidden();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${stack.origin}/news/${english}`,
  );
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute(
    'href',
    `${stack.origin}/news/${german}?lang=de`,
  );
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json): unknown => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: 'What we </script> ask for',
    }),
  );
  await expectAccessible(page);
  await awake(page);
  await page.getByRole('link', { name: 'Deutsch · Was wir fordern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was wir fordern' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect
    .poll(async () => (await request.get(listNewsSitemapEntries.url)).text())
    .toContain(english);
  // The page may still load what it shows later.
  await page.goto('about:blank');
  // The sitemap is cached for some minutes.
  await stack.web.stop();
  await stack.web.start();
  const sitemap = await (await fetch(`${stack.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${stack.origin}/news/${english}</loc>`);
  expect(sitemap).toContain(`<loc>${stack.origin}/news/${german}?lang=de</loc>`);
});

test('an article of another leads to its source', async ({ page, stack }) => {
  const url = 'https://paper.example/servers-off';
  const [name = ''] = await addArticles(stack, [
    { title: 'Servers go off', html: '<p>An excerpt.</p>', source: 'A paper', url },
  ]);
  await page.goto(`/news/${name}`);
  for (const label of ['Read Full Article', 'Continue Reading at A paper']) {
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'external noopener');
  }
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('the address of an article', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied, or shown where that fails', async ({ page, stack }) => {
    const [name = ''] = await addArticles(stack, [{ title: 'To pass on', language: 'de' }]);
    const address = `${stack.origin}/news/${name}?lang=de`;
    await page.goto(`/news/${name}`);
    await awake(page);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    await expect(
      page.getByText(`Please copy the link manually. ${address}`, { exact: true }),
    ).toBeVisible();
  });
});

test.describe('an unknown article', () => {
  test.use({ expectedFaults: /404/ });

  test('is the not-found page, with status 404', async ({ page }) => {
    const answer = await page.goto('/news/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the front page shows the latest three as soon as they are there', async ({ page, stack }) => {
  // Newer than anything the feeds deliver meanwhile.
  const hour = 60;
  await addArticles(
    stack,
    many('Frontispiece', 4).map((article) => ({ ...article, age: article.age - hour })),
  );
  await expect(async () => {
    await page.goto('/');
    const latest = page.getByRole('region', { name: 'Latest news' });
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText(
      ['Frontispiece number 0', 'Frontispiece number 1', 'Frontispiece number 2'],
      { timeout: 1_000 },
    );
  }).toPass();
  await expectAccessible(page);
  await awake(page);
  await page.getByRole('link', { name: 'View all news' }).click();
  await expect(page).toHaveURL('/news');
  // The api sends the list from before where a new one takes long.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Frontispiece number 3')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an empty list says so on the front page', async ({ page }) => {
  await page.route(`**${listNews.url}?limit=3*`, (route) => route.fulfill({ json: [] }));
  await page.goto('/faq');
  await awake(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('No news articles available.')).toBeVisible();
});

test('feeds are announced where news are, and answer', async ({ page, request }) => {
  const feed = (type: string) => page.locator(`link[rel=alternate][type="application/${type}"]`);
  for (const [path, query] of [
    ['/', 'lang=en'],
    ['/news', 'lang=en'],
    ['/news?category=policy&lang=de', 'category=policy&lang=en,de'],
  ] as const) {
    await page.goto(path);
    await expect(feed('atom+xml')).toHaveAttribute('href', `/api/news/feed.atom?${query}`);
    await expect(feed('feed+json')).toHaveAttribute('href', `/api/news/feed.json?${query}`);
    expect((await request.get(`/api/news/feed.atom?${query}`)).status()).toBe(200);
    expect((await request.get(`/api/news/feed.json?${query}`)).status()).toBe(200);
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing scrolls sideways', async ({ page, stack }) => {
    const [name = ''] = await addArticles(stack, [
      {
        title: `Verbraucherschutzdurchsetzungsgesetzesänderungsvorschlag ${newsCategories.join('')}`,
        excerpt: 'Überlänge'.repeat(30),
        html: `<p>https://example.org/${'lang'.repeat(60)}</p><pre>${'code '.repeat(60)}</pre>`,
        language: 'de',
        source: 'Bundesverbraucherschutzzentralenverband',
        url: 'https://paper.example/lang',
      },
    ]);
    for (const path of ['/news?lang=de', `/news/${name}?lang=de`]) {
      await page.goto(path);
      await expectLayout(page, [360]);
    }
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedFaults: /503|Failed to load/ });

  test('the list says so, keeps what was typed and is asked for again', async ({ page, stack }) => {
    await addArticles(stack, [{ title: 'Halcyon' }]);
    await page.goto('/news');
    await awake(page);
    await page.route(`**${listNews.url}?*`, (route) => route.fulfill({ status: 503 }));
    await searchBox(page).fill('halcyon');
    await searchBox(page).press('Enter');
    await expect(page.getByText('Unable to load the news')).toBeVisible();
    await expect(searchBox(page)).toHaveValue('halcyon');
    await expectAccessible(page);
    await page.unroute(`**${listNews.url}?*`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(page)).toHaveText(['Halcyon']);
  });

  test('an article that cannot be had is no page to keep, and comes later', async ({
    page,
    stack,
  }) => {
    const [name = ''] = await addArticles(stack, [{ title: 'Later' }]);
    await stack.api.stop();
    const answer = await page.goto(`/news/${name}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('Unable to load the article')).toBeVisible();
    await stack.api.start();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Later' })).toBeVisible();
  });
});
