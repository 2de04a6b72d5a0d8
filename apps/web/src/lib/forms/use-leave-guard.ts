// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { historyIndexOf, onPopstateFirst } from '../navigation-entries.ts';

/** A navigation that waits for confirmation. */
export type LeaveGuard = { asking: boolean; stay: () => void; leave: () => void };

/** The link to another page of this site that a click would open in this tab. */
function linkOf({ target, button, ...keys }: MouseEvent): HTMLAnchorElement | undefined {
  const held = keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (button !== 0 || held || !(link instanceof HTMLAnchorElement)) return undefined;
  const elsewhere = link.target === '_blank' || link.hasAttribute('download');
  const other = link.origin !== location.origin || link.pathname === location.pathname;
  return elsewhere || other ? undefined : link;
}

/**
 * While active, intercepts links and back navigation until the user confirms. Closing or reloading
 * the tab shows the browser's own dialog.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pending, setPending] = useState<() => void>();
  useEffect(() => {
    if (!active) return undefined;
    const here = historyIndexOf(history.state);
    let returning = false;
    let allowed = false;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      setPending(() => () => void navigate({ pathname, search, hash }));
    };
    const pop = (event: PopStateEvent) => {
      const there = historyIndexOf(event.state);
      if (allowed || here === undefined || there === undefined) return;
      // Hides from the router a navigation that is reverted.
      event.stopImmediatePropagation();
      if (returning || there === here) {
        returning = false;
        return;
      }
      returning = true;
      history.go(here - there);
      setPending(() => () => {
        allowed = true;
        history.go(there - here);
      });
    };
    addEventListener('beforeunload', unload);
    document.addEventListener('click', press, { capture: true });
    const unsubscribe = onPopstateFirst(pop);
    return () => {
      removeEventListener('beforeunload', unload);
      document.removeEventListener('click', press, { capture: true });
      unsubscribe();
    };
  }, [active, navigate]);
  return {
    asking: pending !== undefined,
    stay: () => setPending(undefined),
    leave: () => {
      setPending(undefined);
      pending?.();
    },
  };
}
