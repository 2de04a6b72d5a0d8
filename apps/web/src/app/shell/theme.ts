// SPDX-License-Identifier: AGPL-3.0-or-later
import { useSyncExternalStore } from 'react';

import { readStored, store } from '../../lib/browser.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = readStored('theme');
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Puts a theme in force and remembers it; the document's first script does so on the next visit. */
export function chooseTheme(theme: Theme): void {
  store('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** The theme chosen; 'system' on the server and while hydrating. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readTheme,
    () => 'system',
  );
}
