// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RefObject, useEffect, useState } from 'react';

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-case]') ?? []),
];

export function focusedRow(list: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  return rowsOf(list).find((row) => row.contains(activeElement)) ?? null;
}

/** Moves the focus to the next or previous row, or to the first if no row has it. */
export function stepFocus(list: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsOf(list);
  const focused = focusedRow(list);
  const index = focused === null ? 0 : rows.indexOf(focused) + by;
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
}

/** The key of the row to focus after a decision: the first open one below, or else the last above. */
export function nextAfter(
  list: HTMLElement | null,
  decided: readonly string[],
): string | undefined {
  const keys = rowsOf(list).map((row) => row.dataset['case'] ?? '');
  const lastIndex = keys.findLastIndex((key) => decided.includes(key));
  const isOpen = (key: string) => !decided.includes(key);
  return keys.slice(lastIndex + 1).find(isOpen) ?? keys.slice(0, lastIndex + 1).findLast(isOpen);
}

/** Focuses the row of a case, or the line that replaces it after a decision. */
export function focusCase(list: HTMLElement | null, key: string | undefined): void {
  if (key === undefined) return;
  const escaped = CSS.escape(key);
  list
    ?.querySelector<HTMLElement>(`[data-case="${escaped}"], [data-decided="${escaped}"]`)
    ?.focus();
}

/** The key of the row that last had the focus. */
export function useFocusedCase(list: RefObject<HTMLElement | null>): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const element = list.current;
    const follow = () => {
      const row = focusedRow(element);
      if (row) setKey(row.dataset['case']);
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [list]);
  return key;
}
