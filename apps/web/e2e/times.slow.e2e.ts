// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo, petitionPath } from '@kga/contracts/core';
import { insertSnapshot } from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import type { Browser, Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { addThread, insertGames, insertMemories, insertStories } from './support/content.ts';
import type { Stack } from './support/stack.ts';
import { test as base, awake, expect } from './support/test.ts';

const visits = 20;
const hour = 3_600_000;

/** A petition of our own with a history of two days; returns its path. */
async function addPetition({ db }: Stack, slug: string): Promise<string> {
  const opened = Date.now() - 48 * hour;
  const id = await insertTestPetition(db, { slug, opened_at: new Date(opened) });
  for (let step = 0; step < 40; step += 1) {
    await insertSnapshot(db, {
      petition_id: id,
      taken_at: new Date(opened + step * hour),
      signature_count: step,
      country_sum: step,
      goal: 100,
      country_counts: { NL: step },
    });
  }
  return petitionPath(slug);
}

/** Makes the page of each kind that shows times, with a name; returns its path. */
const kinds: Readonly<Record<string, (stack: Stack, name: string) => Promise<string>>> = {
  'the front page': async () => '/',
  'the petition': async () => '/petition',
  'a petition of our own': addPetition,
  'the archive': async () => '/archive',
  'a game': async (stack, name) => pathTo('archiveGame', { id: await addGame(stack, name) }),
  memories: async (stack, name) => pathTo('archiveMemories', { id: await addGame(stack, name) }),
  'the news': async () => '/news',
  'an article': async (stack, name) => {
    const [id = ''] = await addArticles(stack, [{ title: name, html: '<p>Read.</p>' }]);
    return pathTo('newsArticle', { id });
  },
  stories: async () => '/stories',
  'a story': async (stack, name) => {
    const [id = ''] = await insertStories(stack, [{ title: name, content: 'It was there.' }]);
    return pathTo('story', { id });
  },
  'the forum': async () => '/forum',
  'a thread': async (stack, name) => {
    const id = await addThread(stack, { title: name, content: 'And now?', replies: ['This.'] });
    return pathTo('forumPost', { id });
  },
  commitments: async () => '/commitments',
};

/** A game with a memory. */
async function addGame(stack: Stack, name: string): Promise<string> {
  const [id = ''] = await insertGames(stack, [{ name }]);
  await insertMemories(stack, id, ['We sailed on Fridays.']);
  return id;
}

/** How a visitor meets late sections: they come near while the page starts, or all hydrate at a touch. */
const ways: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  (page) => page.keyboard.press('Tab'),
  (page) => page.mouse.wheel(0, 2_000),
  (page) => awake(page),
];

/** Opens a page as a new visitor and scrolls to its end; returns the errors of the page and the console. */
async function visit(page: Page, path: string, way: number): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${path}: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${path}: ${message.text()}`);
  });
  await page.goto(path);
  await ways[way % ways.length]?.(page);
  await awake(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
  await page.waitForLoadState('networkidle');
  return errors;
}

async function visitAs(browser: Browser, timezoneId: string, path: string, way: number) {
  const context = await browser.newContext({
    timezoneId,
    serviceWorkers: 'block',
    // Many visitors of one address would be too many guests.
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 256)}` },
  });
  try {
    return await visit(await context.newPage(), path, way);
  } finally {
    await context.close();
  }
}

/** The paths of the kinds. Lists have an item of each, which is made once. */
const test = base.extend<object, { paths: ReadonlyMap<string, string> }>({
  paths: [
    async ({ stack }, use) => {
      const name = `times-${randomUUID()}`;
      const paths = new Map<string, string>();
      for (const [kind, addPage] of Object.entries(kinds))
        paths.set(kind, await addPage(stack, name));
      await use(paths);
      await stack.db.deleteFrom('petition').where('slug', '=', name).execute();
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(900_000);

for (const zone of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])
  for (const kind of Object.keys(kinds)) {
    test(`in ${zone} times of ${kind} never differ from what the server wrote while it hydrates`, async ({
      browser,
      baseURL,
      paths,
    }) => {
      const { href } = new URL(paths.get(kind) ?? '', baseURL);
      const errors: string[] = [];
      for (let way = 0; way < visits; way += 1)
        errors.push(...(await visitAs(browser, zone, href, way)));
      expect(errors).toEqual([]);
    });
  }
