// SPDX-License-Identifier: AGPL-3.0-or-later
import type axe from 'axe-core';

/** What axe checks, in DOM tests and in journeys. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme; all others are checked once. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * A transition shows colours between two themes, and may never end where Chromium draws nothing new;
 * content that is not laid out yet has the colours of the theme before.
 */
export const finalColours =
  '*, ::before, ::after { transition: none !important; content-visibility: visible !important }';

/** One line for each rule that is violated, with the elements that do. */
export const describeViolations = (violations: readonly axe.Result[]): string[] =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

/**
 * The HTML of controls that show nothing but an icon and have no tooltip. Runs in a page, so it uses
 * nothing from outside.
 */
export const iconsWithoutTooltip = (): string[] =>
  [...document.querySelectorAll('button:has(svg), a:has(svg)')]
    .filter((control) => control.checkVisibility() && control.textContent.trim() === '')
    .filter((control) => !control.hasAttribute('data-tooltip'))
    .map(({ outerHTML }) => outerHTML);
