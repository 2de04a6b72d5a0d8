// SPDX-License-Identifier: AGPL-3.0-or-later
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from './toast-content.ts';
import { ToastRegion } from './toast-region.tsx';
import { useToast } from './toast.tsx';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from './tooltip-layer.ts';

function Stray() {
  useToast();
  return null;
}

test('timings match the specification', () => {
  expect(TOAST_DURATION).toBe(5000);
  expect(TOAST_SWIPE_THRESHOLD).toBe(50);
  expect(TOAST_HOTKEY).toBe('F8');
  expect(TOOLTIP_DELAY).toBe(700);
  expect(TOOLTIP_SKIP_DELAY).toBe(300);
});

test('the region’s label contains the hotkey', () => {
  const html = renderToString(
    <ToastRegion
      labels={{ toast: 'Hinweis', region: 'Hinweise ({hotkey})', close: 'Schließen' }}
      shown={undefined}
      onOpenChange={() => {}}
      viewport={{ current: null }}
    />,
  );
  expect(html).toContain('aria-label="Hinweise (F8)"');
});

test('useToast throws outside of its provider', () => {
  expect(() => renderToString(<Stray />)).toThrow('ToastProvider');
});
