import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form that says what the address asks for: its fields go back to their defaults when that
 * changes, and keep what is typed and the focus when anything else does.
 */
export function useUrlForm(asked: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // No event tells of it: a choice that is kept by React would take it for a reset of its own.
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = field.defaultValue;
      field.checked = field.defaultChecked;
    }
  }, [asked]);
  return form;
}
