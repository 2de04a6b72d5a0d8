import { type RefObject, useEffect, useRef } from 'react';

type LoadableList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/**
 * Loads the next page of a list. The button disappears with the last page, so the focus then moves
 * to the first link or button of the rows that were added.
 */
export function useLoadMore(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: LoadableList,
  rowCount: number,
): { rows: RefObject<HTMLUListElement | null>; loadMore: () => void } {
  const rows = useRef<HTMLUListElement>(null);
  const firstNewRow = useRef<number>(undefined);
  useEffect(() => {
    const { current: index } = firstNewRow;
    if (index === undefined || isFetchingNextPage) return;
    firstNewRow.current = undefined;
    const focusLost = document.activeElement === null || document.activeElement === document.body;
    if (hasNextPage || !focusLost) return;
    rows.current?.children[index]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [hasNextPage, isFetchingNextPage]);
  return {
    rows,
    loadMore: () => {
      firstNewRow.current = rowCount;
      void fetchNextPage();
    },
  };
}
