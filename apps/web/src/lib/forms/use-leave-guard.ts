import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { onPopstateFirst } from '../popstate.ts';

/** A wish to leave the page that waits for an answer. */
export type LeaveGuard = { asking: boolean; stay: () => void; leave: () => void };

/** Where an entry stands in the router's history; undefined for one that is not the router's. */
function indexOf(state: unknown): number | undefined {
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : undefined;
}

/** The link to another page of this site that a press would follow in this tab. */
function linkOf({ target, button, ...keys }: MouseEvent): HTMLAnchorElement | undefined {
  const held = keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (button !== 0 || held || !(link instanceof HTMLAnchorElement)) return undefined;
  const elsewhere = link.target === '_blank' || link.hasAttribute('download');
  const other = link.origin !== location.origin || link.pathname === location.pathname;
  return elsewhere || other ? undefined : link;
}

/**
 * Has whoever would leave the page asked first, while it is active: by a link, by going back, and,
 * in the browser's own words, by closing the tab or loading the page again.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wish, setWish] = useState<() => void>();
  useEffect(() => {
    if (!active) return undefined;
    const here = indexOf(history.state);
    let returning = false;
    let allowed = false;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      setWish(() => () => void navigate({ pathname, search, hash }));
    };
    const pop = (event: PopStateEvent) => {
      const there = indexOf(event.state);
      if (allowed || here === undefined || there === undefined) return;
      // The router must not hear of a move that is taken back.
      event.stopImmediatePropagation();
      if (returning || there === here) {
        returning = false;
        return;
      }
      returning = true;
      history.go(here - there);
      setWish(() => () => {
        allowed = true;
        history.go(there - here);
      });
    };
    addEventListener('beforeunload', unload);
    document.addEventListener('click', press, { capture: true });
    const stopHearing = onPopstateFirst(pop);
    return () => {
      removeEventListener('beforeunload', unload);
      document.removeEventListener('click', press, { capture: true });
      stopHearing();
    };
  }, [active, navigate]);
  return {
    asking: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => {
      setWish(undefined);
      wish?.();
    },
  };
}
