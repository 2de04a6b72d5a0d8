// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { unzipSync } from 'fflate';
import type { Page, Request } from 'playwright/test';

import { press, tabTo, type } from './support/keyboard.ts';
import { awake, expect, expectAccessible, layoutChecks, test } from './support/test.ts';

/** What only the writer may see. */
const secrets = {
  game: 'Zyxgame Quest',
  words: 'The wall was zyxblue.',
  seller: 'Zyxshop Ltd',
  order: 'ZYX-4711',
  name: 'Zyxa Lovelace',
  address: '1 Zyx Street',
  email: 'zyxa@example.org',
};

/** Collects every request of a page from now on, with its body. */
function watchNetwork(page: Page): () => string {
  const requests: string[] = [];
  const record = (request: Request) =>
    requests.push(
      [request.method(), decodeURIComponent(request.url()), request.postData() ?? ''].join(' '),
    );
  page.on('request', record);
  return () => requests.filter((each) => !/ (?:blob|data):/.test(each)).join('\n');
}

/** Answers the questions by keyboard. */
async function answer(page: Page): Promise<void> {
  const enter = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const check = async (label: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Space');
  };
  await type(page, 'Game', secrets.game);
  await type(page, 'Country you live in', 'France');
  await check('The game was shut down');
  await enter('When did it happen?', '04012024');
  await enter('In your own words', secrets.words);
  await type(page, 'Seller', secrets.seller);
  await enter('Price', '59.99');
  await enter('Order number', secrets.order);
  await check('Receipt or invoice');
  await check('Refund');
  await type(page, 'Your name', secrets.name);
  await enter('Your address', secrets.address);
  await enter('Your email address', secrets.email);
}

/** Adds a line to the end of a text that has the focus. */
async function addLine(page: Page, line: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(`\n\n${line}`);
}

/** Opens the page as if the letter had been written long ago. */
async function passTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const draft = localStorage.getItem('draft:letter') ?? '';
    const old = draft
      .replace(/"date":"[^"]+"/, '"date":"2026-01-02"')
      .replace(/"deadline":"[^"]+"/, '"deadline":"2026-01-16"');
    localStorage.setItem('draft:letter', old);
  });
  await page.reload();
  await awake(page);
}

test('a letter is written, changed, sent and followed up by keyboard without anything leaving the browser', async ({
  page,
}) => {
  const network = watchNetwork(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const { language, expectGood } of layoutChecks) {
    await page.goto(`/legal/letter?lang=${language}`);
    await awake(page);
    await press(page, page.getByRole('main').locator('[type=submit]'));
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(6);
    await expectGood(page, [320]);
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Check 6 fields' })).toBeVisible();
  await expect(page.getByLabel('Game', { exact: true })).toBeFocused();

  await answer(page);
  await page.reload();
  await awake(page);
  await expect(page.getByText('We’ve brought back your draft')).toBeVisible();
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue(secrets.game);
  await expect(page.getByLabel('Country you live in')).toHaveValue('FR');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: 'Your letter' });
  await expect(heading).toBeFocused();
  for (const { language, expectGood } of layoutChecks) {
    await page.goto(`/legal/letter?lang=${language}`);
    await awake(page);
    await press(page, page.getByRole('main').locator('summary').last());
    await expect(page.getByRole('main').locator('details[open]')).toBeVisible();
    await expectGood(page, [320, 1280]);
  }
  const body = page.getByLabel('Text', { exact: true });
  await expect(body).toHaveValue(/Zyxgame Quest/);
  await expect(body).toHaveValue(/Code de la consommation/);
  await expect(body).toHaveValue(/59,99/);
  await expect(body).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/I am writing to you about the game/).first()).toBeVisible();

  await tabTo(page, body);
  await addLine(page, 'zyxlost');
  await press(page, button('Write it again'));
  await expect(page.getByRole('heading', { name: 'Letter in French' })).toBeFocused();
  await tabTo(page, body);
  await addLine(page, 'P.-S. zyxpost');
  await expect(page.getByText('You’ve changed the letter')).toBeVisible();
  const docx = page.waitForEvent('download');
  await press(page, button('Download Word file (DOCX)'));
  const word = unzipSync(new Uint8Array(readFileSync(await (await docx).path())));
  const text = new TextDecoder().decode(word['word/document.xml']);
  expect(text).toContain('zyxpost');
  expect(text).not.toContain('zyxlost');
  const reminder = page.waitForEvent('download');
  await press(page, button('Add deadline to calendar'));
  expect(readFileSync(await (await reminder).path(), 'utf8')).toMatch(
    /DTSTART;VALUE=DATE:\d{8}\r\n[\s\S]*TRIGGER:-PT15H\r\n/,
  );
  const mail = page.getByRole('link', { name: 'Open in email program' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('zyxpost');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('P.-S. zyxpost').last()).toBeVisible();
  await expect(button('Copy text')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await press(page, button('Remind the seller'));
  await expect(page.getByText(/^Your deadline ends on/)).toBeVisible();
  await passTime(page);
  await expect(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await press(page, button('Remind the seller'));
  await expect(heading).toBeFocused();
  await expect(body).toHaveValue(/un dernier délai/);
  await expect(page.getByText('This letter is dated')).toBeHidden();
  await tabTo(page, body);
  await addLine(page, 'P.-S. zyxreminder');
  await press(page, button('Back to first letter'));
  await expect(heading).toBeFocused();
  await expect(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await expect(body).toHaveValue(/P\.-S\. zyxpost/);
  await press(page, button('Remind the seller'));
  await expect(body).toHaveValue(/un dernier délai[\s\S]*zyxreminder/);
  await type(page, 'First letter sent on', '01022026');
  await tabTo(page, page.getByRole('radio', { name: 'No reply' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('A refusal')).toBeChecked();
  await press(page, button('Complain to the authority'));
  await expect(body).toHaveValue(/2 janvier 2026/);
  await expect(page.getByLabel('Sender, recipient and date')).toHaveValue(/DGCCRF/);
  await expect(page.getByLabel('Sender, recipient and date')).toHaveValue(/Zyxa Lovelace/);
  await expect(button('Add deadline to calendar')).toBeHidden();
  await expect(button('Back to first letter')).toBeVisible();

  await press(page, button('Back'));
  await expect(page.getByRole('heading', { name: 'The game', exact: true })).toBeFocused();
  await press(page, button('Forget everything'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button('Forget everything')).toBeFocused();
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/zyx/i);
  expect(network()).toContain('/api/legal/records/FR');
  expect(network()).not.toMatch(/zyx/i);
});

test('a game is found in the archive by a search of its own', async ({ page, stack }) => {
  const network = watchNetwork(page);
  await page.goto('/legal/letter');
  await awake(page);
  await page.getByText('Search the archive').click();
  await page.getByLabel('Name of the game').fill('no such game');
  await page.getByLabel('Name of the game').press('Enter');
  await expect(page.getByText('No game found. Type its name above.')).toBeVisible();
  expect(network()).toContain(`${stack.origin}/api/archive/games?q=no`);
});

test('the evidence locker keeps files in the browser, locked by a passphrase, and exports them', async ({
  page,
}) => {
  const network = watchNetwork(page);
  await page.goto('/legal/evidence');
  await awake(page);
  await expect(page.getByText('0 of 8 saved')).toBeVisible();
  const receipt = { name: 'zyxreceipt.txt', mimeType: 'text/plain' };
  const dropped = await page.evaluateHandle(({ name, mimeType }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['zyx 59'], name, { type: mimeType }));
    return transfer;
  }, receipt);
  const item = page.getByRole('heading', { name: 'Proof of purchase' });
  await item.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('1 of 8 saved · 1 file')).toBeVisible();
  await type(page, 'Note', 'zyxnote');
  await expect(page.getByText('Note saved')).toBeVisible();
  for (const { language, expectGood } of layoutChecks) {
    await page.goto(`/legal/evidence?lang=${language}`);
    await awake(page);
    await expect(page.getByText('zyxreceipt.txt')).toBeVisible();
    await expectGood(page, [320]);
  }
  // All that follows goes by keyboard alone.
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const saved = page.waitForEvent('download');
  await press(page, button('Export as ZIP'));
  const path = await (await saved).path();
  const entries = unzipSync(new Uint8Array(readFileSync(path)));
  expect(JSON.parse(new TextDecoder().decode(entries['manifest.json']))).toMatchObject({
    files: [{ name: 'zyxreceipt.txt', note: 'zyxnote', size: 6 }],
  });

  const passphrase = 'zyx long passphrase';
  const first = page.getByRole('textbox', { name: 'Passphrase', exact: true });
  await type(page, 'Passphrase again', 'zyx');
  await press(page, button('Set passphrase'));
  await expect(first).toBeFocused();
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The two passphrases don’t match')).toBeVisible();
  await expect(page.getByLabel('Passphrase again')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your files are encrypted', { exact: true })).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'The locker is locked' })).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.type('another passphrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong passphrase. Your files are unchanged.')).toBeVisible();
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  const checklist = page.getByRole('heading', { name: 'Checklist' });
  await expect(checklist).toBeFocused();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('zyxnote');
  await press(page, button('Lock now'));
  await expect(first).toBeFocused();
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  await expect(checklist).toBeFocused();
  await press(page, button('Remove passphrase'));
  await expect(page.getByRole('heading', { name: 'Passphrase', exact: true })).toBeFocused();

  const add = button('Add files to “Proof of purchase”');
  // The browser takes a while to hand its choosers over.
  const chooser = page.waitForEvent('filechooser');
  await press(page, button('Remove'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('0 of 8 saved')).toBeVisible();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ ...receipt, buffer: Buffer.from('zyx 59') });
  await expect(page.getByText('1 of 8 saved · 1 file')).toBeVisible();
  await press(page, button('Empty locker'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Empty locker' }));
  await expect(page.getByText('0 of 8 saved')).toBeVisible();
  await expect(button('Empty locker')).toBeFocused();
  const zip = page.waitForEvent('filechooser');
  await press(page, button('Import ZIP'));
  await (await zip).setFiles(path);
  await expect(page.getByText('1 file imported', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('zyxnote');
  expect(network()).not.toMatch(/zyx/i);
});
