// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect } from 'react';

/** The element with a tooltip that an event is about; undefined for touch, which has no hovering. */
function controlOf(event: Event): HTMLElement | undefined {
  if (event instanceof PointerEvent && event.pointerType === 'touch') return undefined;
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]');
  return control || undefined;
}

/**
 * Shows the text of `data-tooltip` while its element is hovered or focused. To be called once, by the
 * app. The code is loaded when such an element is first reached: most visits never need it.
 */
export function useTooltips(): void {
  useEffect(() => {
    const listening = new AbortController();
    let stop = () => listening.abort();
    const load = async (event: Event) => {
      const control = controlOf(event);
      // A tap gives the focus and leaves `:hover` behind.
      const isTapped = event.type === 'focusin' && !control?.matches(':focus-visible');
      if (!control || isTapped) return;
      try {
        const { startTooltips } = await import('./tooltip-layer.ts');
        if (listening.signal.aborted) return;
        listening.abort();
        stop = startTooltips(control, controlOf);
      } catch {
        // Offline: the control still has its label for screen readers.
      }
    };
    for (const type of ['pointerover', 'focusin'] as const) {
      document.addEventListener(type, (event) => void load(event), { signal: listening.signal });
    }
    return () => stop();
  }, []);
}
