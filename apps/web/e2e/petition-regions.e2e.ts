// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, petitionPath, petitionRegions } from '@kga/contracts/core';
import { getPetition } from '@kga/contracts/petitions';
import { seedPetitions } from '@kga/db/seeds';

import { tellOf } from './support/content.ts';
import { awake, expect, expectAccessible, expectLayout, test } from './support/test.ts';

const widgetOf = (region: string) => pathTo('widget', { country: region });
const pageOf = (region: string) => petitionPath(region);

// Widgets are framed with an origin of their own. A region without a petition has none to load.
test.use({ extraHTTPHeaders: {}, expectedFaults: /status of 404/ });

test('each region has a page and a widget, in any case; other ids have none', async ({
  page,
  stack,
}) => {
  await seedPetitions(stack.db, { polls: false });
  for (const [index, region] of petitionRegions.entries()) {
    // Each visitor opens a few pages: one address alone would meet the rate limit.
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    for (const path of [pageOf(region.toLowerCase()), widgetOf(region)]) {
      expect((await page.request.get(stack.origin + path, { headers })).status(), path).toBe(200);
    }
  }
  for (const path of [pageOf('zz'), widgetOf('zz'), pageOf('al-2027'), widgetOf('al-2027')]) {
    expect((await page.request.get(stack.origin + path)).status(), path).toBe(404);
  }
  // Nothing of the draft is sent.
  const draft = await page.request.get(stack.origin + getPetition.url.replace(':id', 'al'));
  expect(draft.status()).toBe(404);
  const html = await (await page.request.get(`${stack.origin}${pageOf('AL')}?lang=de`)).text();
  expect(html).toContain(`<link rel="canonical" href="${stack.origin}/petition/al?lang=de"`);
  expect(html).toContain('Albanien');
  expect(html).not.toContain('noindex');
  const widget = await (await page.request.get(stack.origin + widgetOf('al'))).text();
  expect(widget).toMatch(/<link rel="canonical" href="[^"]+\/widgets\/(?:eu|international)"/);
});

test('a region without a petition offers the international one and a mail when its own opens', async ({
  page,
  stack,
}) => {
  await seedPetitions(stack.db, { polls: false });
  await stack.db
    .updateTable('petition')
    .set({ opened_at: new Date() })
    .where('slug', '=', 'international')
    .execute();
  await tellOf(stack.redisUrl, 'petition', 'international');
  await expect(async () => {
    await page.goto(pageOf('AL'));
    await expect(page.getByRole('link', { name: 'Sign this petition' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albania');
  await expect(page.getByText('No petition is open here yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your email').fill('ada@region.kga.test');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const row = await stack.db
    .selectFrom('petition_subscriber')
    .select(['topic', 'region', 'language'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ topic: 'opening', region: 'AL', language: 'en' });
  await page.goto(`${pageOf('fi')}?lang=de`);
  await awake(page);
  await expect(page.getByRole('link', { name: 'Zahlen und Fortschritt: Finnland' })).toBeVisible();
  await page.goto(`${widgetOf('AL')}?lang=en`);
  await awake(page);
  await expect(page.getByText('No petition is open yet: Albania.')).toBeVisible();
  await expectAccessible(page);
  for (const path of [pageOf('al'), widgetOf('al'), pathTo('petitions')]) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${path}?lang=de`);
    await awake(page);
    await expectLayout(page, [320]);
  }
});
