import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import {
  pauseScrollTracking,
  savedEntry,
  savePageCount,
  useHistoryEntry,
} from '../lib/navigation-entries.ts';

/** What of an infinite query makes a list longer. */
type Growing = {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** A scroll position that waits for its page to be long enough. */
type Held = { end: () => void; stop: () => void };

const nothingHeld: Held = { end: () => undefined, stop: () => undefined };

/** The length that a list had when its entry was left. */
type Goal = Held & { entry: string; parts: number; reached: boolean };

const ownScrolling = ['wheel', 'touchmove', 'keydown'] as const;

/** Holds an entry's scroll position, until it is let go or somebody scrolls. */
function hold(entry: string): Held {
  const { y = 0 } = savedEntry(entry) ?? {};
  const letGo = pauseScrollTracking(entry);
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    letGo();
  };
  for (const type of ownScrolling) {
    addEventListener(type, stop, { passive: true, signal: listening.signal });
  }
  const end = () => {
    if (listening.signal.aborted) return;
    stop();
    scrollTo(0, y);
  };
  return { end, stop };
}

/**
 * Gives a list that is come back to, in this document or in another, as many parts as it had when
 * it was left, and then the scroll position.
 */
export function useRestoredPages(list: Growing, parts: number): void {
  const entry = useHistoryEntry();
  const back = useNavigationType() === NavigationType.Pop;
  const goal = useRef<Goal>(undefined);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;

  useLayoutEffect(() => {
    if (goal.current?.entry !== entry) {
      goal.current?.stop();
      const wanted = back ? (savedEntry(entry)?.parts ?? 0) : 0;
      const reached = parts >= wanted;
      goal.current = { entry, parts: wanted, reached, ...(reached ? nothingHeld : hold(entry)) };
    }
    const { current } = goal;
    if (!current.reached) {
      const atEnd = parts > 0 && !hasNextPage;
      if (parts >= current.parts || atEnd || isError) {
        current.reached = true;
        current.end();
      } else if (parts > 0 && !isFetching) void fetchNextPage();
    }
    if (current.reached && parts > 0) savePageCount(entry, parts);
  }, [entry, back, parts, hasNextPage, isFetching, isError, fetchNextPage]);

  useLayoutEffect(
    () => () => {
      goal.current?.stop();
      goal.current = undefined;
    },
    [],
  );
}
