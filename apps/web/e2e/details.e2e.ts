// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertStories } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';

test('a message reaches the operator', async ({ page, stack }) => {
  await page.clock.install();
  await page.goto('/contact');
  await awake(page);
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Press');
  await page.getByLabel('Your message').fill('<img src=x onerror=alert(1)> May we print the map?');
  await page.getByLabel('Your email address').fill('press@example.org');
  // Messages that are sent within 3 s are marked as possible spam.
  await page.clock.fastForward(3_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ll answer to press@example.org.')).toBeVisible();
  const mail = await stack.mailTo('noreply@example.org');
  expect(mail.subject).toMatch(/^Press: <img src=x/);
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
    const areStored = (...paths: readonly string[]) =>
      page.evaluate(async (all) => {
        const stored = await Promise.all(all.map((path) => caches.match(path)));
        return stored.every((response) => response !== undefined);
      }, paths);
    await expect.poll(() => areStored('/stories/share', '/offline')).toBe(true);
    await page.goto(`/stories/${id}`);
    await awake(page);
    await expect.poll(() => areStored(page.url())).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Read before the tunnel' })).toBeVisible();
    await page.goto('/stories/share');
    await awake(page);
    await page.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel');
    // A page that is not stored gives way to a list of those that are.
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await page.getByRole('link', { name: /^Read before the tunnel/ }).click();
    await expect(page.getByRole('heading', { name: 'Read before the tunnel' })).toBeVisible();
    await page.goBack();
    await awake(page);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
