import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

const storageKey = 'scroll-positions';
const storedPositions = z.array(z.tuple([z.string(), z.number()]));

let positions: Map<string, number> | undefined;
const hasDocument = typeof document !== 'undefined';
/** The page shown last, with its query; at first the one that the document came with. */
let shown = hasDocument ? location.pathname + location.search : '';

function knownPositions(): Map<string, number> {
  if (positions) return positions;
  try {
    const stored = sessionStorage.getItem(storageKey) ?? '[]';
    positions = new Map(storedPositions.parse(JSON.parse(stored)));
  } catch {
    positions = new Map();
  }
  return positions;
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...knownPositions()]));
  } catch {
    // Storage is full or forbidden: going back starts at the top.
  }
}

/**
 * Stands beside a page: a new one starts at its top or at the part that its address names, going
 * back returns to where one was. Within a page, and at a reload, the browser does it by itself.
 */
export function ScrollRestoration(): null {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const page = pathname + search;
  // The first entry of every visit has the same key.
  const entry = key === 'default' ? page : key;

  useEffect(() => {
    const remember = () => {
      // A page that is being left still hears how the next one moves to its top.
      if (location.pathname + location.search === page) knownPositions().set(entry, scrollY);
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    // A press can leave the page before the browser tells of the scrolling that led to it.
    addEventListener('click', remember, { capture: true });
    addEventListener('pagehide', keepPositions);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('pagehide', keepPositions);
    };
  }, [entry, page]);

  useLayoutEffect(() => {
    if (shown === page) return;
    shown = page;
    const kept = type === NavigationType.Pop ? knownPositions().get(entry) : undefined;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (kept !== undefined) scrollTo(0, kept);
    else if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [entry, page, hash, type]);

  return null;
}
