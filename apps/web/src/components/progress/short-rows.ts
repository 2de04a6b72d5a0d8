// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount } from '@kga/contracts/petitions';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { rowId } from './state-shares.ts';

const shownOfEach = 3;

/** Fewer hidden rows than these are not worth a press. */
const hiddenMin = 3;

/**
 * The ranked areas that say most: the first three, the three nearest to their threshold of those that miss it, and
 * the visitor's own. All, where few are left.
 */
export function shortRows(sorted: readonly AreaCount[], own: string | undefined): Set<string> {
  const missing = sorted.filter(({ percentage }) => (percentage ?? 0) < 100);
  const short = [...sorted.slice(0, shownOfEach), ...missing.slice(0, shownOfEach)];
  const codes = new Set(short.map(({ countryCode }) => countryCode));
  if (own !== undefined && sorted.some(({ countryCode }) => countryCode === own)) codes.add(own);
  const all = sorted.map(({ countryCode }) => countryCode);
  return all.length - codes.size < hiddenMin ? new Set(all) : codes;
}

/** Whether a table shows all rows; a link to one that is not among the shown opens the table and leads there. */
export function useOpenRows(shown: ReadonlySet<string> | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState<string>();
  const openAtTarget = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (!shown || document.getElementById(id)?.closest('table')?.id !== tableId) return;
    if ([...shown].some((code) => id === rowId(code))) return;
    setOpen(true);
    setTarget(id);
  });
  useEffect(() => {
    openAtTarget();
    addEventListener('hashchange', openAtTarget);
    return () => removeEventListener('hashchange', openAtTarget);
  }, []);
  useLayoutEffect(() => {
    const row = target === undefined ? null : document.getElementById(target);
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  }, [target]);

  function toggle() {
    // A link to the row that was opened has to work again.
    if (isOpen && target !== undefined) {
      setTarget(undefined);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    setOpen(!isOpen);
  }
  return { isOpen, toggle };
}

/** Of the table of countries, of which a page has one. */
export const tableId = 'countries';
