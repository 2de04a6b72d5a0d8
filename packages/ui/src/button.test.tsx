// SPDX-License-Identifier: AGPL-3.0-or-later
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Button } from './button.tsx';

test('a busy button keeps its label and announces the wait', () => {
  const html = renderToString(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/ disabled="/);
  expect(html).toContain('>Send<');
  expect(html).toMatch(/<output[^>]*>Sending<\/output>/);
});

test('asChild applies the style to a link', () => {
  const html = renderToString(
    <Button asChild variant="signal">
      <a href="/login">Sign</a>
    </Button>,
  );
  expect(html).toMatch(/^<a href="\/login" class="[^"]*bg-signal-fill[^"]*">Sign<\/a>$/);
});

test('an icon button has its label as its tooltip, any other none', () => {
  const html = renderToString(<Button size="icon" aria-label="Close" />);
  expect(html).toContain('data-tooltip="Close"');
  expect(renderToString(<Button aria-label="Close it">Close</Button>)).not.toContain('tooltip');
});
