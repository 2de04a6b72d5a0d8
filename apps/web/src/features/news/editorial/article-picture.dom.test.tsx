// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftArticle, editorialApi } from '../testing/editorial-api.ts';

const pictureSource = 'https://pictures.example/none.webp';
const fetching = page.getByText('Fetching picture');
const failed = page.getByText(/^We couldn’t fetch the picture\./);

test('A picture that does not arrive is fetched again on request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const article = { ...draftArticle('No picture'), pictureSource };
  const { api } = await renderApp(`/admin/news/${article.id}`, {
    user: { ...user, role: 'admin' },
    api: editorialApi(article),
  });
  await expect.element(fetching).toBeVisible();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_500);
      return failed.elements().length;
    })
    .toBe(1);
  await expectAccessible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(fetching).toBeVisible();
  expect(api.calls('updateOwnArticle').map(({ body }) => body)).toEqual([{ pictureSource }]);
});
