// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeAll, expect, test } from 'vitest';

import { renderPage } from './testing/render-page.ts';

// Loads the pages and their messages, which takes longer than the default timeout.
beforeAll(() => import('../features/legal/requests/consultation-page.tsx'), 30_000);

const show = (path: string) => renderPage(path, () => ({ status: 404 }));

test.each([
  ['/legal/consultation', ['fullName', 'email', 'phone', 'preferredDate', 'caseDescription']],
  ['/legal/aid', ['fullName', 'email', 'phone', 'monthlyIncome', 'detailedDescription']],
])('%s has the fields of its form without a script', async (path, names) => {
  const { status, head, body } = await show(path);
  expect(status).toBe(200);
  expect(head).not.toContain('noindex');
  for (const name of names) expect(body).toContain(`name="${name}"`);
});

test('a status page is hidden from search engines', async () => {
  const { head } = await show(`/legal/requests/${'x'.repeat(43)}`);
  expect(head).toContain('noindex');
});

test.each(['/admin/legal', `/admin/legal/${crypto.randomUUID()}`])(
  '%s shows nothing to visitors',
  async (path) => {
    const { body } = await show(path);
    expect(body).not.toContain('Legal requests</h1>');
  },
);
