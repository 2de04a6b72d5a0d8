// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { renderPage } from './testing/render-page.ts';

test.each(['/login', '/login?mode=register', '/stories/share'])(
  'the form at %s says without JavaScript that it needs it',
  async (path) => {
    const { body } = await renderPage(path, () => ({ status: 503 }));
    expect(body).toMatch(/<noscript>.*This form needs JavaScript\./);
  },
);
