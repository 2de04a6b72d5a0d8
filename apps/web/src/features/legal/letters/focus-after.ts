// SPDX-License-Identifier: AGPL-3.0-or-later
import { flushSync } from 'react-dom';

import type { LetterView } from './steps/letter-steps.ts';

/** Headings that take the focus, by what they are above. */
export const headingIds = {
  letter: 'letter-heading',
  text: 'letter-preview',
  checklist: 'locker-checklist',
  passphrase: 'locker-passphrase',
} as const;

/** The heading of what the page shows. */
export const viewHeadingId = (view: LetterView): string =>
  view === 'letter' ? headingIds.letter : `letter-question-${view}`;

export const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** Makes a change that removes the control with the focus, and moves the focus. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  focusOn(id);
}
