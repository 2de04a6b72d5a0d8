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
