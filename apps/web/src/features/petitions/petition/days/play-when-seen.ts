// SPDX-License-Identifier: AGPL-3.0-or-later
import { whenIdle } from '../../../../lib/browser.ts';

/** Part of the map that has to be visible. */
const visible = 0.7;

/** Whether a map has played without a press since the document was loaded. */
let hasPlayed = false;

/** Whether the visitor asked the browser for little motion or little data. */
function prefersLess(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor is about to use the map, which its playing would disturb. */
const isInUse = (map: HTMLElement): boolean =>
  map.contains(document.activeElement) || map.matches(':hover');

/**
 * Calls `play` once in a visit, when the map is in view and the page has come to rest; never for visitors who want little
 * motion or little data, or who use the map. Where it fails, the map stays as it is. Returns what stops waiting.
 */
export function playWhenSeen(map: HTMLElement, play: () => Promise<void>): () => void {
  if (hasPlayed || prefersLess()) return () => {};
  let stopIdle: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stopIdle = whenIdle(() => {
        if (hasPlayed || isInUse(map)) return;
        hasPlayed = true;
        play().catch(() => {});
      });
    },
    { threshold: visible },
  );
  observer.observe(map);
  return () => {
    observer.disconnect();
    stopIdle?.();
  };
}
