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

const photo = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') };

const script = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

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
  for (const [language, send, missing] of [
    ['de', 'Anfrage senden', 'Gib deinen vollständigen Namen ein'],
    ['ja', '相談を送信', '氏名を入力してください'],
  ] as const) {
    await page.goto(`${pathTo('consultation')}?lang=${language}`);
    await formAlive(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(missing).first()).toBeVisible();
    await expectFits(page, [320]);
    await expectAccessible(page, []);
  }
  await page.goto(`${pathTo('consultation')}?lang=en`);
  await formAlive(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByText('Please agree, or we can’t read your request').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 1280]);

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
  await (await chooser).setFiles([receipt, script, photo, active]);
  await expect(page.getByText('“x.svg” isn’t a PDF or an image we can accept')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Remove x.svg' }));
  await expect(page.getByRole('button', { name: 'Add files' })).toBeFocused();
  await expect(page.getByText('“IMG_1.HEIC” is in a format we can’t accept.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Remove IMG_1.HEIC' }));
  await expect(page.getByText('We can’t accept “active.pdf”: it contains a script')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Remove active.pdf' }));
  await tabTo(page, page.getByLabel('I agree that counsel read what I send'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Send request' }));
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have your request.' }),
  ).toBeFocused();
  await expectAccessible(page);

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

test('a draft of each form brings back every field', async ({ page }) => {
  const keep = page.getByLabel('Keep a draft in this browser');
  const reopen = async () => {
    await page.reload();
    await awake(page);
    await expect(page.getByText('We’ve brought back your draft.')).toBeVisible();
    await expect(keep).toBeChecked();
  };
  await page.goto(`${pathTo('consultation')}?lang=en`);
  await awake(page);
  await keep.check();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Wilhelmina Quisthoudt');
  await page.getByLabel('Preferred date').fill('2099-01-01');
  await page.getByLabel('Preferred time').fill('14:30');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Issue type').selectOption('refund');
  await reopen();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(
    'Wilhelmina Quisthoudt',
  );
  await expect(page.getByLabel('Preferred date')).toHaveValue('2099-01-01');
  await expect(page.getByLabel('Preferred time')).toHaveValue('14:30');
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await expect(page.getByLabel('Issue type')).toHaveValue('refund');

  await page.goto(`${pathTo('aidApplication')}?lang=en`);
  await awake(page);
  await keep.check();
  await page.getByLabel('Currency').selectOption('PLN');
  await page.getByLabel('Legal issue').selectOption('game_shut_down');
  await page.getByLabel('Prefer not to say').check();
  await reopen();
  await expect(page.getByLabel('Currency')).toHaveValue('PLN');
  await expect(page.getByLabel('Legal issue')).toHaveValue('game_shut_down');
  await expect(page.getByLabel('Prefer not to say')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Monthly income' })).toBeDisabled();
});

test('the page of legal help says how long backups keep a request', async ({ page }) => {
  await page.goto(`${pathTo('legal')}?lang=en`);
  await expect(page.getByText('Encrypted backups keep it up to 30 days longer.')).toBeVisible();
});
