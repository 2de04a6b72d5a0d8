// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
