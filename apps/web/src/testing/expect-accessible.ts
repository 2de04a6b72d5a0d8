// SPDX-License-Identifier: AGPL-3.0-or-later
import axe from 'axe-core';
import { expect } from 'vitest';

import {
  describeViolations,
  finalColours,
  iconsWithoutTooltip,
  rulesOfColour,
  standards,
} from './axe-rules.ts';

/**
 * Asserts that axe finds no violation of WCAG 2.2 AA in what the page shows now, in the light theme and,
 * for colours, in the dark one, and that no tooltip is missing.
 */
export async function expectAccessible(): Promise<void> {
  expect(iconsWithoutTooltip()).toEqual([]);
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const style = document.createElement('style');
  style.textContent = finalColours;
  document.head.append(style);
  try {
    for (const theme of ['light', 'dark']) {
      dataset['theme'] = theme;
      const { violations } = await axe.run(document, {
        runOnly: theme === 'light' ? standards : rulesOfColour,
        // Describing what passes takes longer than testing it.
        resultTypes: ['violations'],
      });
      expect(describeViolations(violations), `${theme} theme`).toEqual([]);
    }
  } finally {
    style.remove();
    if (before === undefined) delete dataset['theme'];
    else dataset['theme'] = before;
  }
}
