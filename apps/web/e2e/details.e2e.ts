// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContactMessage } from '@kga/contracts/site';

import { logOut, newAddress, register } from './support/accounts.ts';
import { insertStories } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a message reaches the operator, after its errors were corrected one by one', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  await awake(page);
  await expectAccessible(page);
  const text = page.getByLabel('Your message');
  const { height } = (await text.boundingBox()) ?? { height: 0 };
  // Eight rows.
  expect(height).toBeGreaterThan(8 * 20);

  await page.getByRole('button', { name: 'Send message' }).click();
  const topic = page.getByRole('combobox', { name: 'What is it about?' });
  await expect(topic).toBeFocused();
  await expect(page.getByText('Choose a topic.', { exact: true })).toBeVisible();
  await topic.click();
  await page.getByRole('option', { name: 'Press' }).click();
  await expect(page.getByText('Choose a topic.', { exact: true })).toBeHidden();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('<img src=x onerror=alert(1)> May we print the map?');
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your email address').fill('press@example.org');
  const answered = page.waitForResponse((answer) =>
    answer.url().endsWith(createContactMessage.url),
  );
  // Messages that are sent within 3 s are marked as possible spam.
  await page.clock.fastForward(3_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answered).status()).toBe(202);
  await expect(page.getByText('We’ll answer to press@example.org.')).toBeVisible();
  await expectAccessible(page);
  const mail = await stack.mailTo('noreply@example.org');
  expect(mail.subject).toMatch(/^Press: <img src=x/);
});

test('a picture from the device becomes the profile picture', async ({ page, stack }) => {
  await addMember(stack, { email: 'face@example.org' });
  await signInAs(page, 'face@example.org');
  await page.goto('/profile');
  await awake(page);
  const file = page.getByTestId('picture-file');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Choose a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.locator('main img[src^="/api/pictures/"]').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms say that they need it', async ({ page }) => {
    for (const path of ['/contact', '/login', '/login?mode=register', '/stories/share']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.');
    }
  });
});

test.describe('a logout that is lost on its way', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('has not happened, and the page says so', async ({ page }) => {
    await register(page, newAddress());
    await page.route('**/api/logout', (route) => route.abort());
    await logOut(page);
    await expect(page.getByText('Logout failed').first()).toBeVisible();
    await expect(page.getByText('Logged out')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/,
  });

  test('offline, a story that was read opens again, and so does the form for a new one', async ({
    page,
    stack,
  }) => {
    const [id = ''] = await insertStories(stack, [
      { title: 'Read before the tunnel', content: 'It was there, and then it was not.' },
    ]);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto(`/stories/${id}`);
    await awake(page);
    await page.waitForFunction(async (path) => {
      const [story, form] = [await caches.match(path), await caches.match('/stories/share')];
      return story !== undefined && form !== undefined;
    }, page.url());
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Read before the tunnel' })).toBeVisible();
    await page.goto('/stories/share');
    await awake(page);
    await page.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel');
  });
});
