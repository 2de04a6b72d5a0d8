// SPDX-License-Identifier: AGPL-3.0-or-later
import axe from 'axe-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds no violation of WCAG 2.2 AA in what the page shows now. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: standards,
    // Describing what passes takes longer than testing it.
    resultTypes: ['violations'],
  });
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
