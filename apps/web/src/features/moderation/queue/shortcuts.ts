import { useEffect, useEffectEvent, useState } from 'react';

/** What a single key does in the queue. */
export const shortcuts = {
  j: 'next',
  k: 'previous',
  a: 'keep',
  r: 'remove',
  x: 'select',
  o: 'open',
  u: 'undo',
  '?': 'help',
} as const;

export type Shortcut = (typeof shortcuts)[keyof typeof shortcuts];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>;

/** What the key means, by its letter; by its place where it writes another script. */
function letterOf({ key, code }: Pressed): string {
  if (key === '?' || /^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherScript = key.length === 1 && key.charCodeAt(0) > 0x7f;
  return isOtherScript && code.startsWith('Key') ? code.slice(3).toLowerCase() : '';
}

/** What a press is for; undefined where it is for none of these, or for the browser. */
export function shortcutOf(pressed: Pressed): Shortcut | undefined {
  const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = pressed;
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return undefined;
  const letter = letterOf(pressed);
  return Object.entries(shortcuts).find(([key]) => key === letter)?.[1];
}

/** Where letters are for something else: what is typed in, and what is open above the page. */
const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=dialog], [role=listbox], [role=menu]';

/** Whether a press of a letter there is for the queue. */
const isForQueue = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(taken) === null;

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
