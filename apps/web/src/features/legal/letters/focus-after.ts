// SPDX-License-Identifier: AGPL-3.0-or-later
import { flushSync } from 'react-dom';

/** Headings that take the focus, by what they are above. */
export const headingIds = {
  form: 'letter-section-game',
  letter: 'letter-heading',
  text: 'letter-preview',
  checklist: 'locker-checklist',
  passphrase: 'locker-passphrase',
} as const;

export const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** Makes a change that removes the control with the focus, and moves the focus. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  focusOn(id);
}
