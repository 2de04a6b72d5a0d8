// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements to screen readers. */
const pause = 60_000;

/** The count for screen readers, throttled to one announcement a minute. */
export function useAnnouncedCount(count: number): number {
  const [announced, setAnnounced] = useState(count);
  const last = useRef(0);

  useEffect(() => {
    const wait = Math.max(0, last.current + pause - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      setAnnounced(count);
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);

  return announced;
}

const duration = 900;

/** Animates from the previous number to the new one, unless reduced motion is preferred. */
export function useMovingNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    if (from === target) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = still ? 1 : Math.min(1, (now - start) / duration);
      const eased = 1 - (1 - progress) ** 3;
      current.current = Math.round(from + (target - from) * eased);
      setShown(current.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
