// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { hasten } from './prometheus.ts';

test('times of rules are divided, and thresholds stay', () => {
  const rules = 'expr: rate(x[5m]) > 300\nfor: 1h\nfor: 12s';
  expect(hasten(rules, 60)).toBe('expr: rate(x[5000ms]) > 300\nfor: 60000ms\nfor: 200ms');
});
