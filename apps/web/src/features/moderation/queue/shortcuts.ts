// SPDX-License-Identifier: AGPL-3.0-or-later
import { isComposing } from '@kga/ui/composition';
import { useEffect, useEffectEvent, useState } from 'react';

import { readStored, store } from '../../../lib/browser.ts';

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
  'key' | 'code' | 'keyCode' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>;

/** The Latin letter of a key; by position on keyboards of other scripts. */
function letterOf({ key, code }: Pressed): string {
  if (key === '?' || /^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherScript = key.length === 1 && key.charCodeAt(0) > 0x7f;
  return isOtherScript && code.startsWith('Key') ? code.slice(3).toLowerCase() : '';
}

/** The shortcut of a key press; undefined if it has none or belongs to the browser. */
export function shortcutOf(pressed: Pressed): Shortcut | undefined {
  const { ctrlKey, altKey, metaKey, defaultPrevented } = pressed;
  if (ctrlKey || altKey || metaKey || isComposing(pressed) || defaultPrevented) return undefined;
  const letter = letterOf(pressed);
  return Object.entries(shortcuts).find(([key]) => key === letter)?.[1];
}

/** Elements that handle letters themselves: inputs and open overlays. */
const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=dialog], [role=listbox], [role=menu]';

/** Whether a key press on this target belongs to the queue. */
const isForQueue = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(taken) === null;

export function useShortcuts(act: (shortcut: Shortcut) => void) {
  const [on, setOn] = useState(() => readStored('queue-keys') !== 'off');
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
    turn: (wanted: boolean) => {
      setOn(wanted);
      store('queue-keys', wanted ? null : 'off');
    },
  };
}
