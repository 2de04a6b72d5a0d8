import { readFileSync } from 'node:fs';

import { unzipSync } from 'fflate';
import type { Page, Request } from 'playwright/test';

import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

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

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Game', { exact: true }).fill(secrets.game);
  await page.getByLabel('Country you live in').selectOption('FR');
  await page.getByLabel('The game was shut down').check();
  await page.getByLabel('When did it happen?').fill('2024-04-01');
  await page.getByLabel('In your own words').fill(secrets.words);
  await page.getByLabel('Seller', { exact: true }).fill(secrets.seller);
  await page.getByLabel('Price', { exact: false }).first().fill('59.99');
  await page.getByLabel('Order number').fill(secrets.order);
  await page.getByLabel('Receipt or invoice').check();
  await page.getByLabel('Refund', { exact: true }).check();
  await page.getByLabel('Your name').fill(secrets.name);
  await page.getByLabel('Your address').fill(secrets.address);
  await page.getByLabel('Your email address').fill(secrets.email);
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

test('a letter is written, changed, sent and followed up without anything leaving the browser', async ({
  page,
}) => {
  const network = watchNetwork(page);
  await page.goto('/legal/letter');
  await awake(page);
  await page.getByRole('button', { name: 'Write letter' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check 6 fields' })).toBeVisible();
  await expect(page.getByLabel('Game', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await answer(page);
  await page.reload();
  await awake(page);
  await expect(page.getByText('We’ve brought back your draft')).toBeVisible();
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue(secrets.game);
  await page.getByLabel('Your name').press('Enter');

  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused();
  const body = page.getByLabel('Text', { exact: true });
  await expect(body).toHaveValue(/Zyxgame Quest/);
  await expect(body).toHaveValue(/Code de la consommation/);
  await expect(body).toHaveValue(/59,99/);
  await page.getByText('Translation for you', { exact: true }).click();
  await expect(page.getByText(/I am writing to you about the game/).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [360, 1280]);

  await body.fill(`${await body.inputValue()}\n\nP.-S. zyxpost`);
  await expect(page.getByText('You’ve changed the letter')).toBeVisible();
  const docx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Word file (DOCX)' }).click();
  const word = unzipSync(new Uint8Array(readFileSync(await (await docx).path())));
  expect(new TextDecoder().decode(word['word/document.xml'])).toContain('zyxpost');
  const reminder = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add deadline to calendar' }).click();
  expect(readFileSync(await (await reminder).path(), 'utf8')).toMatch(
    /DTSTART;VALUE=DATE:\d{8}\r\n[\s\S]*TRIGGER:-PT15H\r\n/,
  );
  const mail = page.getByRole('link', { name: 'Open in email program' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('zyxpost');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('P.-S. zyxpost').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Remind the seller' }).click();
  await expect(page.getByText(/^Your deadline ends on/)).toBeVisible();
  await passTime(page);
  await expect(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Remind the seller' }).click();
  await expect(body).toHaveValue(/un dernier délai/);
  await expect(page.getByText('This letter is dated')).toBeHidden();
  await body.fill(`${await body.inputValue()}\n\nP.-S. zyxreminder`);
  await page.getByRole('button', { name: 'Back to first letter' }).click();
  await expect(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await expect(body).toHaveValue(/P\.-S\. zyxpost/);
  await page.getByRole('button', { name: 'Remind the seller' }).click();
  await expect(body).toHaveValue(/un dernier délai[\s\S]*zyxreminder/);
  await page.getByLabel('First letter sent on').fill('2026-01-02');
  await page.getByLabel('A refusal').check();
  await page.getByRole('button', { name: 'Complain to the authority' }).click();
  await expect(body).toHaveValue(/2 janvier 2026/);
  await expect(page.getByLabel('Sender, recipient and date')).toHaveValue(/DGCCRF/);
  await expect(page.getByLabel('Sender, recipient and date')).toHaveValue(/Zyxa Lovelace/);
  await expect(page.getByRole('button', { name: 'Add deadline to calendar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back to first letter' })).toBeVisible();

  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click();
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
  await page.getByLabel('Note', { exact: true }).fill('zyxnote');
  await page.getByLabel('Note', { exact: true }).blur();
  await expectAccessible(page);
  await expectFits(page, [360, 1280]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as ZIP' }).click();
  const path = await (await saved).path();
  const entries = unzipSync(new Uint8Array(readFileSync(path)));
  expect(JSON.parse(new TextDecoder().decode(entries['manifest.json']))).toMatchObject({
    files: [{ name: 'zyxreceipt.txt', note: 'zyxnote', size: 6 }],
  });

  const passphrase = 'zyx long passphrase';
  await page.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase);
  await page.getByLabel('Passphrase again').fill(passphrase);
  await page.getByRole('button', { name: 'Set passphrase' }).click();
  await expect(page.getByText('Your files are encrypted', { exact: true })).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'The locker is locked' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('another passphrase');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong passphrase. Your files are unchanged.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('zyxnote');

  await page.getByRole('button', { name: 'Empty locker' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty locker' }).click();
  await expect(page.getByText('0 of 8 saved')).toBeVisible();
  await page.locator('input[type=file]').last().setInputFiles(path);
  await expect(page.getByText('1 file imported', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('zyxnote');
  expect(network()).not.toMatch(/zyx/i);
});
