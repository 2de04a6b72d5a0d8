import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import {
  savedEntry,
  saveScroll,
  persistEntries,
  useHistoryEntry,
} from '../lib/navigation-entries.ts';

const hasDocument = typeof document !== 'undefined';
/** The page shown last, with its query; at first the one that the document came with. */
let shown = hasDocument ? location.pathname + location.search : '';

/**
 * Stands beside a page: a new one starts at its top or at the part that its address names, going
 * back returns to where one was. Within a page, and at a reload, the browser does it by itself.
 */
export function ScrollRestoration(): null {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const page = pathname + search;
  const entry = useHistoryEntry();

  useEffect(() => {
    const remember = () => {
      // A page that is being left still hears how the next one moves to its top.
      if (location.pathname + location.search === page) saveScroll(entry, scrollY);
    };
    // What is remembered of an entry is where it is about to be scrolled to.
    if (!savedEntry(entry)) remember();
    addEventListener('scroll', remember, { passive: true });
    // A press can leave the page before the browser tells of the scrolling that led to it.
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
    shown = page;
    const kept = type === NavigationType.Pop ? savedEntry(entry) : undefined;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (kept !== undefined) scrollTo(0, kept.y);
    else if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [entry, page, hash, type]);

  return null;
}
