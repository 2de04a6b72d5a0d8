import { createContext, useContext, useEffect } from 'react';

/** What a page says of itself to browsers, crawlers and previews. */
export type PageHead = {
  title: string;
  description: string;
  /** Kept out of search engines: a page that is missing or not finished. */
  hidden?: boolean;
  /** The HTTP status of the page; 200 where nothing is said. */
  status?: number;
};

/** The server collects the head here while it renders. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Sets the document's head as long as the page is shown. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(HeadContext);
  collect?.(head);
  const { title, description } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', location.origin + location.pathname);
  }, [title, description]);
}
