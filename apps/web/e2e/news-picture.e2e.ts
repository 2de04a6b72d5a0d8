// SPDX-License-Identifier: AGPL-3.0-or-later
import { listOwnArticles, ownArticle } from '@kga/contracts/news';

import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a picture that could not be had is asked for again', async ({ page, stack }) => {
  await addMember(stack, { email: 'pictures@example.org', firstName: 'Edith', role: 'admin' });
  await signInAs(page, 'pictures@example.org');
  const pictureSource = 'https://pictures.invalid/none.webp';
  const answer = await page.request.post(listOwnArticles.url, {
    data: {
      category: 'policy',
      pictureSource,
      language: 'en',
      version: { title: 'No picture', excerpt: '', body: 'Text.', imageAlt: '', status: 'draft' },
    },
  });
  const { id } = ownArticle.parse(await answer.json());
  await page.clock.install();
  await page.goto(`/admin/news/${id}`);
  await expect(page.getByText('Fetching picture')).toBeVisible();
  const failed = page.getByText(/^We couldn’t fetch the picture\./);
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect(failed).toBeVisible({ timeout: 1_000 });
  }).toPass({ intervals: [50] });
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  expect((await asked).postDataJSON()).toEqual({ pictureSource });
  await expect(page.getByText('Fetching picture')).toBeVisible();
});
