import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Set once the app handles presses. */
    kgaAwake?: boolean;
    /** The last button pressed before that; set by the document's inline script. */
    kgaEarlyPress?: HTMLElement | null;
  }
}

/**
 * Repeats the last press from before hydration, in a task of its own: for an event from outside its
 * own work, React hydrates the pressed part first.
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
