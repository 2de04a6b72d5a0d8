import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set once the app answers presses by itself. */
    kgaAwake?: boolean;
    /** The button that was pressed last before; the document's own script sets it. */
    kgaEarlyPress?: HTMLElement | null;
  }
}

/** Presses again what was pressed before the app was awake. */
export function useEarlyPress(): void {
  useEffect(() => {
    window.kgaAwake = true;
    window.kgaEarlyPress?.click();
    window.kgaEarlyPress = null;
  }, []);
}
