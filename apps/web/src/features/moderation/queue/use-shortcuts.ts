import { useEffect, useEffectEvent, useState } from 'react';

import { type Shortcut, isForQueue, shortcutOf } from './shortcuts.ts';

/** Kept while the page is open; nothing of it is stored in the browser. */
let isUsed = true;

/** Does what single keys are for, unless somebody has switched them off. */
export function useShortcuts(act: (shortcut: Shortcut) => void): {
  on: boolean;
  turn: (on: boolean) => void;
} {
  const [on, setOn] = useState(isUsed);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = on && isForQueue(event.target) ? shortcutOf(event) : undefined;
    if (!shortcut) return;
    event.preventDefault();
    act(shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    on,
    turn: (wanted) => {
      setOn(wanted);
      isUsed = wanted;
    },
  };
}
