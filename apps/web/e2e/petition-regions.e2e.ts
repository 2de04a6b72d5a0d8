// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, petitionPath, petitionRegions } from '@kga/contracts/core';
import { getPetition } from '@kga/contracts/petitions';
import { seedPetitions } from '@kga/db/seeds';

import { expect, test } from './support/test.ts';

const widgetOf = (region: string) => pathTo('widget', { country: region });
const pageOf = (region: string) => petitionPath(region);

test('Each region has a page and a widget, and other ids have none', async ({ page, stack }) => {
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
  const widget = await (await page.request.get(`${stack.origin}${widgetOf('al')}?lang=en`)).text();
  expect(widget).toContain('No petition is open yet: Albania.');
  expect(widget).toMatch(/<link rel="canonical" href="[^"]+\/widgets\/(?:eu|international)"/);
});
