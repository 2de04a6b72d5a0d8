// SPDX-License-Identifier: AGPL-3.0-or-later
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Gallery } from './gallery.tsx';

test('every component renders on the server', () => {
  const html = renderToString(<Gallery />);
  expect(html).toContain('Live Data');
  expect(html).not.toContain('undefined');
});
