// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { newAddress } from './support/accounts.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

const active = {
  name: 'active.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n%%EOF\n',
  ),
};

/** Waits until the form has hydrated, which is after the layout: then it offers every time zone. */
async function formAlive(page: Page): Promise<void> {
  await awake(page);
  await expect(page.locator('option[value="Africa/Abidjan"]')).toBeAttached();
}

// The link of a withdrawn request opens nothing, and the API refuses a PDF with a script.
test.use({ expectedFaults: /status of 40[04]/ });

test('a guest asks for a consultation with a file, counsel answers, and withdrawing erases', async ({
  page,
  browser,
  stack,
}) => {
  const address = newAddress();
  await page.goto(`${pathTo('consultation')}?lang=en`);
  await formAlive(page);
  // The form is filled in and sent by keyboard alone.
  await type(page, 'Full name', 'Wilhelmina Quisthoudt');
  await type(page, 'Email', address);
  await type(page, 'Phone', '+32 2 555 12 12');
  await type(page, 'Preferred date', '01012099');
  await expect(page.getByLabel('Preferred date')).toHaveValue('2099-01-01');
  await type(page, 'Issue type', 'Game shut');
  await expect(page.getByLabel('Issue type')).toHaveValue('game_shut_down');
  await type(page, 'Case description', 'Its servers were switched off.');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Add files' }));
  await (await chooser).setFiles([receipt, active]);
  await expect(page.getByText('We can’t accept “active.pdf”: it contains a script')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Remove active.pdf' }));
  await tabTo(page, page.getByLabel('I agree that counsel read what I send'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Send request' }));
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have your request.' }),
  ).toBeFocused();

  const { link, text } = await stack.mailTo(address);
  expect(text).not.toContain('switched off');
  await page.goto(link);
  await awake(page);
  await expect(page.getByText('No reply yet')).toBeVisible();
  await expectAccessible(page);

  const email = newAddress();
  await addMember(stack, { email, firstName: 'Portia', role: 'counsel' });
  const counsel = await browser.newPage({ baseURL: stack.origin });
  await signInAs(counsel, email);
  // The first language is remembered.
  await counsel.goto(`${pathTo('counselQueue')}?lang=en`);
  await awake(counsel);
  await expectAccessible(counsel);
  await counsel.getByRole('rowheader').getByRole('link').click();
  await expect(counsel.getByText('Its servers were switched off.')).toBeVisible();
  await counsel.getByRole('button', { name: 'Take request' }).click();
  await counsel.getByRole('textbox', { name: 'Add note' }).fill('Ask for the season pass.');
  await counsel.getByRole('button', { name: 'Add note' }).click();
  await expect(counsel.getByText('Note added', { exact: true })).toBeVisible();
  const file = counsel.waitForEvent('download');
  await counsel.getByText('Original of “receipt.pdf”').click();
  await counsel.getByRole('link', { name: 'Download receipt.pdf' }).click();
  expect((await file).suggestedFilename()).toContain('.pdf');
  await counsel
    .getByRole('textbox', { name: 'Reply', exact: true })
    .fill('Write to the shop first.');
  await counsel.getByRole('button', { name: 'Send reply' }).click();
  expect((await stack.mailTo(address)).text).toContain('Write to the shop first.');
  await counsel.getByLabel('Day').fill('2099-01-12');
  await counsel.getByLabel('Time', { exact: true }).fill('10:00');
  await counsel.getByRole('button', { name: 'Send suggestion' }).click();
  expect((await stack.mailTo(address)).subject).toBe('A time for your consultation');
  await expectAccessible(counsel);
  await expectFits(counsel, [320, 1280]);
  const opened = new URL(counsel.url()).pathname;
  for (const path of [opened, pathTo('counselQueue')]) {
    await counsel.goto(`${path}?lang=de`);
    const kind = counsel.getByRole('main').getByText('Beratung', { exact: true });
    await expect(kind.filter({ visible: true }).first()).toBeVisible();
    await expectFits(counsel, [320]);
  }
  await counsel.goto(opened);

  await page.reload();
  await awake(page);
  await expect(page.getByText('Write to the shop first.')).toBeVisible();
  await expect(page.getByText('season pass')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('heading', { name: 'Suggested time' })).toBeFocused();
  await counsel.reload();
  await awake(counsel);
  await counsel.getByRole('button', { name: 'Confirm time' }).click();
  const confirmed = await stack.mailTo(address);
  const calendar = await page.request.get(
    /http\S+calendar\.ics\S*/.exec(confirmed.text)?.[0] ?? '',
  );
  expect(await calendar.text()).toContain('DTSTART:20990112T090000Z');
  await counsel.close();

  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Confirmed time' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 1280]);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('button', { name: 'Withdraw and erase' }).click();
  await expect(page.getByRole('heading', { name: 'Request withdrawn and erased' })).toBeFocused();
  await expect(page.getByText('Encrypted backups still hold it for up to 30 days.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('There’s nothing here')).toBeVisible();
  for (const table of ['legal_request', 'legal_message', 'legal_file'] as const) {
    expect(await stack.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});
