// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';

import { press, tabTo, type } from './support/keyboard.ts';
import { awake, expect, expectAccessible, expectFits, layoutChecks, test } from './support/test.ts';

test('laws, guides and promises can be read, filtered and downloaded', async ({ page, stack }) => {
  // The first language is remembered.
  await page.goto(`${pathTo('legal')}?lang=en`);
  await awake(page);
  await expectAccessible(page);
  await expectFits(page, [320, 1280]);
  await page.getByRole('link', { name: 'Consumer law by country' }).click();
  await page.getByRole('link', { name: 'Germany', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Consumer law: Germany' })).toBeVisible();
  await expect(page.getByText('§ 327d BGB')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://www.gesetze-im-internet.de/bgb/').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'I wrote: Germany' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Write a letter' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'I wrote: Germany' }).click();
  await expect(page.getByText('1 person wrote · 0 answers')).toBeVisible();
  await page.getByRole('button', { name: 'Share an answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Who answered?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Who answered?' }).fill('A member of the Bundestag');
  await page.getByLabel('When did they answer?').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'What did they answer?' }).fill('We will look at it.');
  await page.getByRole('button', { name: 'Share answer' }).click();
  await expect(page.getByRole('checkbox', { name: /^They agreed/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /^They agreed/ }).check();
  await page.getByRole('button', { name: 'Share answer' }).click();
  await expect(
    page.getByRole('list', { name: 'Your answers that others can’t see' }).getByRole('listitem'),
  ).toContainText('We will look at it.');
  await expectAccessible(page);
  await expectFits(page, [320, 1280]);
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await expect(page.getByLabel('Country you live in')).toHaveValue('DE');
  await page.goto(`${pathTo('legalRecord', { id: 'BE' })}?lang=de`);
  await expect(page.getByText('Code de droit économique, livre VI').first()).toHaveAttribute(
    'lang',
    'fr',
  );
  await expectFits(page, [320]);

  await page.goto(pathTo('legalDocuments'));
  await awake(page);
  await expectAccessible(page);
  await expectFits(page, [320, 1280]);
  for (const [name, start] of [
    ['PDF', '%PDF'],
    ['Word (DOCX)', 'PK'],
  ] as const) {
    const href = await page.getByRole('link', { name, exact: false }).first().getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect((await answer.body()).subarray(0, start.length).toString()).toBe(start);
  }

  for (const { language, expectGood } of layoutChecks) {
    await page.goto(`${pathTo('commitments')}?lang=${language}`);
    await awake(page);
    await expectGood(page, [320, 1280]);
  }
  const source = page
    .getByRole('main')
    .getByText(/^Checked on/)
    .first();
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // The promises are filtered and read by keyboard alone.
  const status = page.getByLabel('Status');
  await type(page, 'Status', 'Kept');
  await expect(page).toHaveURL(/status=kept/);
  await expect(status).toBeFocused();
  await expect(page.getByText('They said they’d do it.')).toHaveCount(0);
  await type(page, 'Who', 'Authority');
  await tabTo(page, status);
  await page.keyboard.type('Broken');
  await expect(page.getByText('No promises found')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Show all promises' }));
  await expect(page.getByText('They said they’d do it.').first()).toBeVisible();
  await expect(status).toBeFocused();
  await press(page, page.getByRole('main').locator('summary').first());
  await expect(source).toBeVisible();
  for (const [name, mediaType] of [
    ['Calendar', 'text/calendar'],
    ['Atom feed', 'application/atom+xml'],
    ['JSON', 'application/json'],
    ['CSV', 'text/csv'],
  ] as const) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const answer = await page.request.get(`${stack.origin}${href ?? ''}`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringContaining(mediaType),
    ]);
  }
  await press(page, page.getByRole('link', { name: /^Write a letter about this: Start talks/ }));
  const words = page.getByLabel('In your own words');
  await expect(words).toHaveValue(/European Commission \(16 June 2026\): Start talks on a code/);
  await expect(page.getByLabel('Write to my representative')).toBeChecked();
  await page.reload();
  await expect(words).toHaveValue(/European Commission \(16 June 2026\): Start talks on a code/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('laws, guides and promises are there', async ({ page }) => {
    await page.goto(pathTo('legalRecord', { id: 'FR' }));
    await expect(page.getByText('Code de la consommation').first()).toBeVisible();
    await page.goto(pathTo('legalDocument', { id: 'your-rights' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your rights when a game stops working',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'PDF' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${pathTo('commitments')}?who=institution`);
    await expect(page.getByText('Start talks on a code of conduct')).toBeVisible();
    await page.goto(pathTo('consultation'));
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  });
});
