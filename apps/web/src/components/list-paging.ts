// SPDX-License-Identifier: AGPL-3.0-or-later
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import {
  pauseScrollTracking,
  savedEntry,
  savePageCount,
  useHistoryEntry,
} from '../lib/navigation-entries.ts';

type PagedList<Key extends keyof UseInfiniteQueryResult> = Pick<UseInfiniteQueryResult, Key>;

/**
 * Loads the next page of a list, and then moves the focus from the button to the first link or button of
 * the rows that were added, unless the visitor has moved on.
 */
export function useLoadMore<Rows extends HTMLElement = HTMLUListElement>(
  { isFetchingNextPage, fetchNextPage }: PagedList<'isFetchingNextPage' | 'fetchNextPage'>,
  rowCount: number,
) {
  const rows = useRef<Rows>(null);
  const started = useRef<{ readonly rows: number; readonly button: Element | null }>(undefined);
  useEffect(() => {
    const { current } = started;
    if (current === undefined || isFetchingNextPage) return;
    started.current = undefined;
    const { activeElement, body } = document;
    if (![null, body, current.button].includes(activeElement)) return;
    const row = rows.current?.children[current.rows];
    // It is where the button was, so nothing needs to scroll.
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [isFetchingNextPage]);
  return {
    rows,
    loadMore: () => {
      started.current = { rows: rowCount, button: document.activeElement };
      void fetchNextPage();
    },
  };
}

/** A scroll position to restore once the page is long enough; `stop` gives it up. */
type PendingScroll = { restore: () => void; stop: () => void };

const noScroll: PendingScroll = { restore: () => undefined, stop: () => undefined };

/** The number of pages that a list had when its history entry was left. */
type Target = PendingScroll & { entry: string; pages: number; reached: boolean };

const userScrollEvents = ['wheel', 'touchmove', 'keydown'] as const;

/** Keeps an entry's saved scroll position until it is restored or the visitor scrolls. */
function holdScroll(entry: string): PendingScroll {
  const { y = 0 } = savedEntry(entry) ?? {};
  const release = pauseScrollTracking(entry);
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    release();
  };
  for (const type of userScrollEvents) {
    addEventListener(type, stop, { passive: true, signal: listening.signal });
  }
  const restore = () => {
    if (listening.signal.aborted) return;
    stop();
    scrollTo(0, y);
  };
  return { restore, stop };
}

/**
 * On a return through the history, in this document or after a reload, loads as many pages of a
 * list as it had before and then restores the scroll position.
 */
export function useRestoredPages(
  list: PagedList<'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>,
  pages: number,
  enabled: boolean,
): void {
  const entry = useHistoryEntry();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const target = useRef<Target>(undefined);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;

  useLayoutEffect(() => {
    if (!enabled) return;
    if (target.current?.entry !== entry) {
      target.current?.stop();
      const wanted = isReturn ? (savedEntry(entry)?.parts ?? 0) : 0;
      const reached = pages >= wanted;
      const scroll = reached ? noScroll : holdScroll(entry);
      target.current = { entry, pages: wanted, reached, ...scroll };
    }
    const { current } = target;
    if (!current.reached) {
      const atEnd = pages > 0 && !hasNextPage;
      if (pages >= current.pages || atEnd || isError) {
        current.reached = true;
        current.restore();
      } else if (pages > 0 && !isFetching) void fetchNextPage();
    }
    if (current.reached && pages > 0) savePageCount(entry, pages);
  }, [enabled, entry, isReturn, pages, hasNextPage, isFetching, isError, fetchNextPage]);

  useLayoutEffect(
    () => () => {
      target.current?.stop();
      target.current = undefined;
    },
    [],
  );
}
