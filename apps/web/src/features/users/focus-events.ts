/** The anchor of what was done to a person. */
export const historyId = 'person-history';

/** Goes on at what was done: the form that did it is gone. */
export function focusHistory(): void {
  document.getElementById(historyId)?.focus({ preventScroll: true });
}
