// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';

import { awake, expect, test } from './support/test.ts';

test('laws, guides and promises are read, answered, printed and downloaded', async ({
  page,
  stack,
}) => {
  // The first language is remembered.
  await page.goto(`${pathTo('legal')}?lang=en`);
  await awake(page);
  await expect(page.getByRole('link', { name: 'Your country’s law' })).toBeVisible();
  await page.goto(pathTo('legalRecords'));
  await awake(page);
  await page.getByRole('link', { name: 'Germany', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Consumer law: Germany' })).toBeVisible();
  await expect(page.getByText('§ 327d BGB')).toBeHidden();
  await page
    .getByText(/^\d+ articles$/)
    .first()
    .click();
  await expect(page.getByText('§ 327d BGB')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('https://www.gesetze-im-internet.de/bgb/').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'I wrote: Germany' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Write a letter' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Be the first to write.')).toBeVisible();
  await page.getByRole('button', { name: 'I wrote: Germany' }).click();
  await expect(page.getByText('1 person wrote · 0 answers')).toBeVisible();
  await page.getByRole('button', { name: 'Share an answer' }).click();
  await page.getByRole('textbox', { name: 'Who answered?' }).fill('A member of the Bundestag');
  await page.getByLabel('When did they answer?').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'What did they answer?' }).fill('We will look at it.');
  await page.getByRole('checkbox', { name: /^They agreed/ }).check();
  await page.getByRole('button', { name: 'Share answer' }).click();
  await expect(
    page.getByRole('list', { name: 'Your answers that others can’t see' }).getByRole('listitem'),
  ).toContainText('We will look at it.');

  await page.goto(pathTo('legalDocuments'));
  for (const [name, start] of [
    ['PDF', '%PDF'],
    ['Word (DOCX)', 'PK'],
  ] as const) {
    const href = await page.getByRole('link', { name, exact: false }).first().getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect((await answer.body()).subarray(0, start.length).toString()).toBe(start);
  }
  await page.goto(pathTo('legalDocument', { id: 'your-rights' }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your rights when a game stops working',
  );
  await expect(page.getByRole('link', { name: 'PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${pathTo('commitments')}?who=institution`);
  await expect(
    page.getByRole('heading', { name: /^Start talks on a code of conduct/ }),
  ).toBeVisible();
  const source = page
    .getByRole('main')
    .getByText(/^Checked on/)
    .first();
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
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
});
