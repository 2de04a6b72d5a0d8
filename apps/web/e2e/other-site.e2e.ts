// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { addThread, insertGames } from './support/content.ts';
import { startOtherSite } from './support/other-site.ts';
import { expect, test } from './support/test.ts';

const example = new URL('../../../docs/examples/other-site.html', import.meta.url);

// The example sends no headers of its own.
test.use({ extraHTTPHeaders: {} });

test('a page of another site lists conversations, pages through games and follows the petition', async ({
  page,
  stack,
}) => {
  await addThread(stack, { title: 'Read from elsewhere', content: 'Asking.', replies: ['Yes.'] });
  const games = Array.from({ length: 12 }, (_, place) => ({ name: `Elsewhere ${place}` }));
  await insertGames(stack, games);
  const site = await startOtherSite({ body: await readFile(example, 'utf8') });
  try {
    await page.goto(`${site.url}?origin=${encodeURIComponent(stack.origin)}`);
    await expect(page.getByRole('link', { name: 'Read from elsewhere' })).toHaveAttribute(
      'href',
      new RegExp(`^${stack.origin}/forum/posts/`),
    );
    await expect(page.locator('#signatures')).toHaveText(/^[\d,]+$/);
    const rows = page.locator('#games li');
    await expect(rows).toHaveCount(10);
    await page.getByRole('button', { name: 'More games' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(12);
    await expect(page.locator('#total')).toHaveText(/^\d+$/);
    await expect(page.getByRole('alert')).toBeEmpty();
  } finally {
    site.close();
  }
});
