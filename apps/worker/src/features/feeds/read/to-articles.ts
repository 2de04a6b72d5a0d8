import type { ParsedFeedItem } from './parsed-feed.ts';

/** An item that can be an article: it has a title, and leads to where it can be read. */
export type ArticleItem = ParsedFeedItem & { url: string };

/** The items that can be articles; of others there is nothing to show, or nothing to lead to. */
export function toArticles(items: readonly ParsedFeedItem[]): ArticleItem[] {
  return items.flatMap((item) =>
    item.url === null || item.title === '' ? [] : [{ ...item, url: item.url }],
  );
}
