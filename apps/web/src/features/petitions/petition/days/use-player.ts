// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useState } from 'react';

import { useMediaQuery } from '../../../../lib/browser.ts';

/** A whole playing lasts about this long, in milliseconds, however many days there are. */
const duration = 15_000;
const leastStep = 50;
const mostStep = 500;
/** Step for those who want little motion. */
const calmStep = 1_000;

/**
 * Plays from the first day to the last; a visitor who wants little motion starts it, and it is slow.
 *
 * @param last index of the last day, 0 until the days are loaded
 */
export function usePlayer(last: number) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [started, setStarted] = useState(!calm);
  const playing = started && index < last;
  const step = calm ? calmStep : Math.min(mostStep, Math.max(leastStep, duration / last));

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setIndex((shown) => shown + 1), step);
    return () => clearInterval(timer);
  }, [playing, step]);

  return {
    index: Math.min(index, last),
    playing,
    toggle: () => {
      if (!playing && index >= last) setIndex(0);
      setStarted(!playing);
    },
    show: (shown: number) => {
      setStarted(false);
      setIndex(shown);
    },
  };
}
