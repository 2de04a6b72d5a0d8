import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';

function readPositions(): Map<string, number> {
  try {
    const entries: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/**
 * A new page starts at its top or at the part that its address names; going back returns to where
 * one was, also after a reload.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const page = pathname + search;
  const pageBefore = useRef(page);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const known = (positions.current ??= readPositions());
    const remember = () => known.set(key, scrollY);
    const leave = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...known]));
      } catch {
        // Storage is full or forbidden: the next page starts at its top.
      }
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, [key]);

  useLayoutEffect(() => {
    // Within a page the browser moves to its parts by itself.
    if (pageBefore.current === page) return;
    pageBefore.current = page;
    const kept = type === NavigationType.Pop ? positions.current?.get(key) : undefined;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (kept !== undefined) scrollTo(0, kept);
    else if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, page, hash, type]);
}
