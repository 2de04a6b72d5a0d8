// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import {
  savedEntry,
  saveScroll,
  persistEntries,
  useHistoryEntry,
} from '../lib/navigation-entries.ts';
import { anchorOf } from '../lib/page-urls.ts';

const hasDocument = typeof document !== 'undefined';
/** The page shown last, with its query; at first the one that the document came with. */
let shown = hasDocument ? location.pathname + location.search : '';

/** What a visitor scrolls with. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How long a page may take to become as high as it was, in milliseconds. */
const growthMs = 5_000;

/** Scrolls to a position, and again while the page grows, until it is reached or the visitor scrolls. */
function restore(y: number): () => void {
  const until = performance.now() + growthMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  const step = () => {
    scrollTo(0, y);
    if (scrollY >= y - 1 || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  step();
  return stop;
}

/** Of the page shown last. Not a cleanup of the effect: React runs that also where the page suspends. */
let stopRestoring = () => {};

/**
 * Scrolls a new page to its top or hash and, on going back, to the saved position. A page that replaces
 * its own query stays where it is.
 */
export function ScrollRestoration(): null {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const page = pathname + search;
  const entry = useHistoryEntry();

  useEffect(() => {
    const remember = () => {
      // A page that is being left still gets the scroll events of the next one.
      if (location.pathname + location.search === page) saveScroll(entry, scrollY);
    };
    // A saved position is the one to restore.
    if (!savedEntry(entry)) remember();
    addEventListener('scroll', remember, { passive: true });
    // A click can leave the page before the scroll event.
    addEventListener('click', remember, { capture: true });
    addEventListener('pagehide', persistEntries);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('pagehide', persistEntries);
    };
  }, [entry, page]);

  useLayoutEffect(() => {
    if (shown === page) return;
    const isSamePath = shown.split('?')[0] === pathname;
    shown = page;
    stopRestoring();
    if (isSamePath && type === NavigationType.Replace) return;
    const saved = type === NavigationType.Pop ? savedEntry(entry) : undefined;
    const target = document.getElementById(anchorOf(hash));
    if (saved !== undefined) stopRestoring = restore(saved.y);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }, [entry, pathname, page, hash, type]);

  return null;
}
