import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Set once the app answers presses by itself. */
    kgaAwake?: boolean;
    /** The button that was pressed last before; the document's own script sets it. */
    kgaEarlyPress?: HTMLElement | null;
  }
}

/**
 * Presses again what was pressed before the app was awake, in a task of its own: from outside of its
 * own work React first wakes the part that a press is for.
 */
export function useEarlyPress(): void {
  useLayoutEffect(() => {
    window.kgaAwake = true;
    const timer = setTimeout(() => {
      window.kgaEarlyPress?.click();
      window.kgaEarlyPress = null;
    });
    return () => clearTimeout(timer);
  }, []);
}
