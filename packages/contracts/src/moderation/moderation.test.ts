// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { contentStatuses, decisions } from '../content/content.ts';
import { statusAfter } from './index.ts';

/** Rows are statuses, columns the decisions approve, reject, hide and restore. */
const tables = {
  open: {
    pending: ['published', 'rejected', undefined, undefined],
    published: ['published', undefined, 'hidden', undefined],
    hidden: ['published', undefined, 'hidden', 'published'],
    rejected: [undefined, undefined, undefined, 'published'],
  },
  decided: {
    pending: ['published', 'rejected', undefined, undefined],
    published: [undefined, undefined, 'hidden', undefined],
    hidden: [undefined, undefined, undefined, 'published'],
    rejected: [undefined, undefined, undefined, 'published'],
  },
} as const;

const cells = (['open', 'decided'] as const).flatMap((state) =>
  contentStatuses.flatMap((status) =>
    decisions.map(
      (decision, column) => [state, status, decision, tables[state][status][column]] as const,
    ),
  ),
);

test('the table has every cell', () => {
  expect(cells).toHaveLength(2 * contentStatuses.length * decisions.length);
});

test.each(cells)('in an %s case, a %s item becomes by %s: %s', (state, status, decision, after) => {
  expect(statusAfter(decision, { state, status })).toBe(after);
});
