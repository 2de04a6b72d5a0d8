import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a form that shows the URL's query: its fields return to their defaults when the query
 * changes, and otherwise keep their values and the focus.
 */
export function useUrlForm(query: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef(query);
  useEffect(() => {
    if (previous.current === query) return;
    previous.current = query;
    // Resets the fields one by one: form.reset() would also fire React's reset event.
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = field.defaultValue;
      field.checked = field.defaultChecked;
    }
  }, [query]);
  return form;
}
