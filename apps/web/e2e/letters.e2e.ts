// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { unzipSync } from 'fflate';
import type { Page, Request } from 'playwright/test';

import { press, tabTo, type } from './support/keyboard.ts';
import { awake, expect, test } from './support/test.ts';

/** What only the writer may see. */
const secrets = {
  game: 'Zyxwvgame Quest',
  words: 'The wall was zyxwvblue.',
  seller: 'Zyxwvshop Ltd',
  order: 'ZYXWV-4711',
  name: 'Zyxwva Lovelace',
  address: '1 Zyxwv Street',
  email: 'zyxwva@example.org',
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

/** Answers the questions by keyboard up to the last one, which stays open. */
async function answer(page: Page): Promise<void> {
  const at = (question: string) =>
    expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused();
  const enter = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label).and(page.locator('input, textarea')));
    await page.keyboard.type(text);
  };
  const check = async (label: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Space');
  };
  const goOn = () => page.keyboard.press('Enter');
  const pressContinue = () => press(page, page.getByRole('button', { name: 'Continue' }));
  await check('Refund');
  await goOn();
  await at('What happened?');
  await check('The game was shut down');
  await enter('When did it happen?', '04012024');
  await goOn();
  await at('Which game is it about?');
  await type(page, 'Game', secrets.game);
  await goOn();
  await at('Where do you live?');
  await type(page, 'Country you live in', 'France');
  await pressContinue();
  await at('What would you like to say in your own words?');
  await enter('In your own words', secrets.words);
  await pressContinue();
  await at('When did you buy it, and for how much?');
  await enter('Price', '59.99');
  await enter('Order number', secrets.order);
  await goOn();
  await at('What proof do you have?');
  await check('Receipt or invoice');
  await goOn();
  await at('Who is the letter from, and who is it to?');
  await type(page, 'Seller', secrets.seller);
  await type(page, 'Your name', secrets.name);
  await enter('Your address', secrets.address);
  await enter('Your email address', secrets.email);
}

test('a letter is written, changed and saved by keyboard without anything leaving the browser', async ({
  page,
}) => {
  const network = watchNetwork(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/legal/letter');
  await awake(page);
  await answer(page);
  await page.reload();
  await awake(page);
  await expect(page.getByRole('definition').filter({ hasText: secrets.game })).toBeVisible();
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused();
  const body = page.getByLabel('Text', { exact: true });
  await expect(body).toHaveValue(/Zyxwvgame Quest/);
  await expect(body).toHaveValue(/Code de la consommation/);
  await expect(body).toHaveAttribute('lang', 'fr');
  await tabTo(page, body);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nP.-S. zyxwvpost');
  const docx = page.waitForEvent('download');
  await press(page, button('Download Word file (DOCX)'));
  const word = unzipSync(new Uint8Array(readFileSync(await (await docx).path())));
  expect(new TextDecoder().decode(word['word/document.xml'])).toContain('zyxwvpost');
  const reminder = page.waitForEvent('download');
  await press(page, button('Add deadline to calendar'));
  expect(readFileSync(await (await reminder).path(), 'utf8')).toMatch(
    /DTSTART;VALUE=DATE:\d{8}\r\n[\s\S]*TRIGGER:-PT15H\r\n/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('P.-S. zyxwvpost').last()).toBeVisible();
  await expect(button('Copy text')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(network()).toContain('/api/legal/records/FR');
  expect(network()).not.toMatch(/zyxwv/i);
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/,
  });

  test('after a visit of another page, a letter is written for any country and in any language', async ({
    page,
  }) => {
    await page.goto('/');
    const isStored = () =>
      page.evaluate(async () => (await caches.match('/offline.json?lang=en')) !== undefined);
    await expect.poll(isStored, { timeout: 120_000 }).toBe(true);
    const bytes = await page.evaluate(async () => {
      const cache = await caches.open('kga-offline');
      let sum = 0;
      for (const key of await cache.keys())
        sum += (await (await cache.match(key))?.blob())?.size ?? 0;
      return sum;
    });
    expect(bytes).toBeLessThan(4_000_000);
    await page.context().setOffline(true);
    await page.goto('/legal/letter');
    await awake(page);
    const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' });
    await page.getByLabel('Refund', { exact: true }).check();
    await goOn.click();
    await page.getByLabel('The game was shut down', { exact: true }).check();
    await goOn.click();
    await page.getByLabel('Game', { exact: true }).fill('Zyxwvgame Quest');
    await goOn.click();
    await page.getByLabel('Country you live in').selectOption('PL');
    await goOn.click();
    for (const step of ['details', 'purchase', 'proof']) {
      await expect(page).toHaveURL(`/legal/letter?step=${step}`);
      await goOn.click();
    }
    await page.getByLabel('Seller', { exact: true }).fill('Zyxwvshop');
    await page.getByLabel('Your name', { exact: true }).fill('Zyxwva');
    await page.getByRole('main').getByRole('button', { name: 'Write letter' }).click();
    const body = page.getByLabel('Text', { exact: true });
    await expect(body).toHaveAttribute('lang', 'pl');
    await expect(body).toHaveValue(/Zyxwvgame Quest/);
    const docx = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Word file (DOCX)' }).click();
    await docx;
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: '한국어' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('textbox').last()).toBeVisible();
  });
});
