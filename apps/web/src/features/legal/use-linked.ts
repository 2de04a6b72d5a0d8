// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { useHydrated } from '../../lib/browser.ts';
import { anchorOf } from '../../lib/page-urls.ts';

/** Whether the address leads to one of the elements. False on the server, which never sees that part of it. */
export function useIsLinked(...ids: readonly string[]): boolean {
  const { hash } = useLocation();
  return useHydrated() && ids.includes(anchorOf(hash));
}

/** Of a row of a list that loads: a link within the app has to wait for it, unlike the browser. */
export function useLinkedRow(id: string) {
  const row = useRef<HTMLLIElement>(null);
  const isLinked = useIsLinked(id);
  const type = useNavigationType();
  const scroll = useEffectEvent(() => {
    if (isLinked && type !== NavigationType.Pop) row.current?.scrollIntoView();
  });
  useEffect(() => scroll(), []);
  return { row, isLinked };
}
