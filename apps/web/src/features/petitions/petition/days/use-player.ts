// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useState } from 'react';

import { useMediaQuery } from '../../../../lib/browser.ts';

/** A whole playing lasts about this long, in milliseconds, however many days there are. */
const duration = 15_000;
/** Motion that begins without a press has to end after at most 5 s (WCAG 2.2.2). */
const ownDuration = 4_500;
const leastStep = 50;
const mostStep = 500;
/** Step for those who want little motion. */
const calmStep = 1_000;

/**
 * Plays from the first day to the last; a visitor who wants little motion starts it, and it is slow.
 *
 * @param last index of the last day, 0 until the days are loaded
 * @param isAsked whether a visitor pressed for the first playing
 */
export function usePlayer(last: number, isAsked: boolean) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [started, setStarted] = useState(!calm);
  const [isUnasked, setUnasked] = useState(!isAsked);
  const playing = started && index < last;
  const whole = isUnasked ? ownDuration : duration;
  const step = calm ? calmStep : Math.min(mostStep, Math.max(leastStep, whole / last));
  /** Days in a step. */
  const stride = isUnasked && !calm ? Math.max(1, Math.ceil((last * step) / whole)) : 1;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setIndex((shown) => Math.min(last, shown + stride)), step);
    return () => clearInterval(timer);
  }, [playing, last, step, stride]);

  return {
    index: Math.min(index, last),
    playing,
    /** Whether the visitor has pressed nothing yet. */
    isUnasked,
    toggle: () => {
      setUnasked(false);
      if (!playing && index >= last) setIndex(0);
      setStarted(!playing);
    },
    show: (shown: number) => {
      setUnasked(false);
      setStarted(false);
      setIndex(shown);
    },
  };
}
