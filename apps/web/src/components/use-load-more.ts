import { type RefObject, useEffect, useRef } from 'react';

type Growing = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/**
 * Loads the next part of a list. With the last part the button that was pressed goes, so the focus
 * moves to the first of what came.
 */
export function useLoadMore(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: Growing,
  /** How many rows there are. */
  count: number,
): { rows: RefObject<HTMLUListElement | null>; loadMore: () => void } {
  const rows = useRef<HTMLUListElement>(null);
  const first = useRef<number>(undefined);
  useEffect(() => {
    const { current: place } = first;
    if (place === undefined || isFetchingNextPage) return;
    first.current = undefined;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (hasNextPage || !lost) return;
    rows.current?.children[place]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [hasNextPage, isFetchingNextPage]);
  return {
    rows,
    loadMore: () => {
      first.current = count;
      void fetchNextPage();
    },
  };
}
