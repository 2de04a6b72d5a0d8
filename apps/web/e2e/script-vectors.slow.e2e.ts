// SPDX-License-Identifier: AGPL-3.0-or-later
import { createDecisions } from '@kga/contracts/moderation';
import { storyBody } from '@kga/contracts/stories';
import type { Locator, Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { insertStories, addThread, deleteContent } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { hasNaughtyStrings, naughtyStrings, scriptVectors } from './support/script-vectors.ts';
import { awake, expect, test } from './support/test.ts';

const game = 'Vector Quest';

/** Joins so many texts at a time: fewer pages and rows to draw, and each text is still shown. */
const join = (texts: readonly string[], count: number, separator: string) =>
  texts.flatMap((_, place) =>
    place % count === 0 ? [texts.slice(place, place + count).join(separator)] : [],
  );

const pairs = join(scriptVectors, 2, ' ');

let visits = 0;

/** Fails the test when a script runs, a window opens, the CSP is violated or a foreign URL is requested. */
async function watch(page: Page, origin: string): Promise<() => Promise<void>> {
  const astray: string[] = [];
  page.on('dialog', (dialog) => {
    astray.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => astray.push(popup.url()));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) astray.push(url);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // A page error fails the test.
      queueMicrotask(() => {
        throw new Error(`The policy refused ${violatedDirective} of ${blockedURI}`);
      });
    });
  });
  return async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    expect(astray).toEqual([]);
  };
}

/** Opens each page from a different network address, to stay below the rate limit. */
async function visit(page: Page, path: string): Promise<void> {
  visits += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visits % 256}` });
  await page.goto(path);
}

/** The lines of a text without quote markers, which are rendered differently. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^>(?: |$)/, '').trim())
    .filter((line) => line !== '');

/** The lines that the page does not show exactly. */
async function missingOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = await page.getByRole('main').evaluate((main) => main.textContent);
  return texts.filter((text) => !linesOf(text).every((line) => shown.includes(line)));
}

/** Loads more until the list has that many rows. */
async function loadUntil(rows: Locator, more: Locator, total: number, part = 20): Promise<void> {
  for (let shown = part; shown < total; shown += part) {
    await expect(rows).toHaveCount(shown);
    await more.click();
  }
  await expect(rows.nth(total - 1)).toBeAttached();
}

/** Every string that is a valid title. */
const titlesOf = (texts: readonly string[]) =>
  texts.filter((text) => storyBody.shape.title.safeParse(text).success);

// Leftover rows would appear in the lists of other tests.
test.afterEach(async ({ stack }) => {
  await deleteContent(stack, game);
  await stack.db.deleteFrom('news_article').where('title', 'in', scriptVectors).execute();
});

test.describe('what is made to run scripts', () => {
  test('runs nowhere that readers look', async ({ page, stack }) => {
    const check = await watch(page, stack.origin);
    const stories = pairs.map((text) => ({
      gameName: `${game} ${text}`,
      title: text,
      content: `${text}\n\n${text}`,
    }));
    const ids = await insertStories(stack, stories);
    const posts = [];
    for (const text of pairs) {
      const thread = { title: `${game} ${text}`, content: text, replies: [text, text] };
      posts.push(await addThread(stack, thread));
    }
    const newest = pairs.slice(-3);

    await expect
      .poll(async () => {
        await page.goto('/');
        return missingOf(page, newest);
      })
      .toEqual([]);
    await awake(page);
    await check();

    await page.goto(`/stories?q=${encodeURIComponent(game)}`);
    await awake(page);
    const rows = page.getByRole('link', { name: /^Read story/ });
    const more = page.getByRole('main').getByRole('button', { name: 'Load more' });
    await loadUntil(rows, more, pairs.length);
    expect(await missingOf(page, pairs)).toEqual([]);
    await check();

    for (const [place, text] of pairs.entries()) {
      await visit(page, `/stories/${ids[place]}`);
      expect(await missingOf(page, [text])).toEqual([]);
      await check();
      await visit(page, `/forum/posts/${posts[place]}`);
      expect(await missingOf(page, [text])).toEqual([]);
      await check();
    }
    await awake(page);
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();

    for (const path of ['/forum', '/forum/categories/game-cases?sort=newest']) {
      await page.goto(path);
      await awake(page);
      expect(await missingOf(page, newest)).toEqual([]);
      await check();
    }
  });

  test('runs in no Markdown', async ({ page, stack }) => {
    const check = await watch(page, stack.origin);
    const marked = scriptVectors.map((text) =>
      [
        text,
        `[${text}](${text})`,
        `![${text}](${text})`,
        `<${text}>`,
        `**${text}**`,
        `> ${text}`,
      ].join('\n\n'),
    );
    const post = await addThread(stack, {
      title: `${game} in Markdown`,
      content: marked[0] ?? '',
      replies: marked,
      format: 'markdown',
    });
    await page.goto(`/forum/posts/${post}`);
    await awake(page);
    const rows = page.locator('li[id^="reply-"]');
    const later = page.getByRole('main').getByRole('button', { name: 'Later replies' });
    await loadUntil(rows, later, marked.length, 50);
    const targets = await rows
      .locator('.prose a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.filter((href) => !/^(?:https?:\/\/|\/(?![/\\]))/.test(href))).toEqual([]);
    await check();
  });

  test('runs neither for authors nor for moderators, nor in mails', async ({
    page,
    stack,
    browser,
  }) => {
    const check = await watch(page, stack.origin);
    const name = '<img src=x onerror=window.ran=1>';
    const author = { email: 'vectors@example.org', firstName: name };
    const accountId = await addMember(stack, author);
    const stories = scriptVectors.map((text) => ({
      gameName: `${game} ${text}`.slice(0, 120),
      title: text,
      content: `${text}\n\n${text}`,
      accountId,
    }));
    const ids = await insertStories(stack, stories, { language: 'ko', waiting: true });
    await addMember(stack, { email: 'vigilant@example.org', firstName: name, role: 'moderator' });
    await signInAs(page, 'vigilant@example.org');
    await page.goto('/admin/moderation?language=ko');
    await awake(page);
    const more = page.getByRole('main').getByRole('button', { name: 'Load more' });
    await loadUntil(page.locator('[data-case]'), more, scriptVectors.length);
    expect(await missingOf(page, [...scriptVectors, name])).toEqual([]);
    await check();
    const last = page.locator('[data-case]').last();
    // Wide screens show the decisions on the focused case alone.
    await last.focus();
    await last.getByRole('button', { name: /^Reject/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();

    for (const [place, note] of scriptVectors.entries()) {
      const items = [{ kind: 'story', id: ids[place] }];
      const data = { items, decision: 'reject', reason: 'other', note };
      const answer = await page.request.post(createDecisions.url, { data });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    await page.goto('/admin/moderation?status=decided&language=ko');
    await awake(page);
    // Cases decided earlier in this language follow.
    await loadUntil(page.locator('[data-case]'), more, scriptVectors.length);
    expect(await missingOf(page, scriptVectors)).toEqual([]);
    await check();
    await page.goto(`/admin/audit-log?q=${encodeURIComponent(name)}`);
    await awake(page);
    await expect(page.getByRole('main').getByRole('time')).toHaveCount(scriptVectors.length);
    expect(await missingOf(page, [...scriptVectors, name])).toEqual([]);
    await check();

    const mail = await stack.mailTo('vectors@example.org');
    const mailbox = await browser.newPage();
    const fetched: string[] = [];
    mailbox.on('request', (request) => fetched.push(request.url()));
    await mailbox.setContent(mail.html);
    const text = await mailbox.evaluate(() => document.body.textContent);
    expect(scriptVectors.some((vector) => text.includes(vector.trim()))).toBe(true);
    expect(await mailbox.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    expect(fetched).toEqual([]);
    await mailbox.close();

    // A page that is open asks for its notifications, which would be refused without the cookies.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signInAs(page, 'vectors@example.org');
    await page.goto('/profile');
    await awake(page);
    await expect.poll(() => missingOf(page, scriptVectors.slice(-10))).toEqual([]);
    await check();
    await page.goto('/notifications');
    await awake(page);
    await expect.poll(() => missingOf(page, scriptVectors.slice(-10))).toEqual([]);
    await check();
    for (const place of [0, 3, 11]) {
      await page.goto(`/stories/${ids[place]}/edit`);
      await awake(page);
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
        scriptVectors[place] ?? '',
      );
      await check();
    }
  });

  test('is but text in feeds', async ({ page, stack }) => {
    await addArticles(
      stack,
      scriptVectors.map((title) => ({ title, excerpt: title })),
    );
    await page.goto('/about');
    const unseen = async () => {
      const titles = await page.evaluate(async () => {
        const answer = await fetch('/api/news/feed.atom', { cache: 'no-store' });
        const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
        return [...feed.querySelectorAll('entry > title')].map(({ textContent }) =>
          textContent.trim(),
        );
      });
      return scriptVectors.slice(-10).filter((text) => !titles.includes(text.trim()));
    };
    await expect.poll(unseen).toEqual([]);
  });
});

test.describe('naughty strings', () => {
  test.skip(!hasNaughtyStrings, 'skipped without shared/data/bad/blns.json');
  test.setTimeout(300_000);

  test('are shown exactly in stories, threads and the queue, and run nothing', async ({
    page,
    stack,
  }) => {
    const check = await watch(page, stack.origin);
    const texts = titlesOf(naughtyStrings());
    expect(texts.length).toBeGreaterThan(300);
    const stories = texts.map((text) => ({ gameName: game, title: text, content: text }));
    await insertStories(stack, stories);
    await page.goto(`/stories?q=${encodeURIComponent(game)}`);
    await awake(page);
    const more = page.getByRole('main').getByRole('button', { name: 'Load more' });
    await loadUntil(page.getByRole('link', { name: /^Read story/ }), more, texts.length);
    expect(await missingOf(page, texts)).toEqual([]);
    await check();

    const joined = join(texts, 5, '\n\n');
    const post = await addThread(stack, { title: game, content: game, replies: joined });
    await page.goto(`/forum/posts/${post}`);
    await awake(page);
    const later = page.getByRole('main').getByRole('button', { name: 'Later replies' });
    await loadUntil(page.locator('li[id^="reply-"]'), later, joined.length, 50);
    expect(await missingOf(page, texts)).toEqual([]);
    await check();

    await deleteContent(stack, game);
    const waiting = joined.map((content) => ({ gameName: game, title: game, content }));
    await insertStories(stack, waiting, { language: 'ko', waiting: true });
    await addMember(stack, { email: 'patience@example.org', role: 'moderator' });
    await signInAs(page, 'patience@example.org');
    await page.goto('/admin/moderation?language=ko');
    await awake(page);
    await loadUntil(page.locator('[data-case]'), more, joined.length);
    expect(await missingOf(page, texts)).toEqual([]);
    await check();
  });
});
