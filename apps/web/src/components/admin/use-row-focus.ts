// SPDX-License-Identifier: AGPL-3.0-or-later
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

type Focused = { control: Element; row: number };

/**
 * Keeps the focus in a table whose rows and buttons come and go. When the focused control is removed,
 * the focus moves to the first control of its row, or of the row that took its place, or to
 * `fallback` if the list is empty. `rows` has the rows as its children.
 */
export function useRowFocus(
  rows: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const focused = useRef<Focused>(undefined);
  // After each render, because any may remove the control: no state tells which.
  useEffect(() => {
    const { current: last } = focused;
    if (!last || last.control.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    const all = rows.current?.children ?? [];
    const row = all[Math.min(last.row, all.length - 1)];
    const target = row?.querySelector<HTMLElement>('a, button, input') ?? fallback.current;
    target?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = [...(rows.current?.children ?? [])].findIndex((each) => each.contains(target));
      focused.current = row === -1 ? undefined : { control: target, row };
    },
    // React reports no blur of a control that it removes. A dialog that opens has a related target.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) focused.current = undefined;
    },
  };
}
