import type { NewsArticleDetail } from '@kga/contracts';

import { pictureSources } from './picture-sources.ts';
import { useBrokenPicture } from './use-broken-picture.ts';

/** The picture of an article in its own proportions; nothing where it has none or it is lost. */
export function ArticleFigure({ article }: { article: NewsArticleDetail }) {
  const { isBroken, told } = useBrokenPicture();
  const sources = pictureSources(article);
  if (!sources || isBroken) return null;
  return (
    <img
      {...sources}
      sizes="(min-width: 46rem) 43rem, 92vw"
      alt={article.imageAlt}
      fetchPriority="high"
      className="mt-6 h-auto max-h-[80vh] w-full bg-wash object-contain"
      {...told}
    />
  );
}
