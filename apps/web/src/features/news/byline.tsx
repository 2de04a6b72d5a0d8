import type { NewsArticle } from '@kga/contracts';

import { Byline } from '../../components/byline.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Category, date, source and language of an article. */
export function ArticleByline({
  article,
  className = '',
}: {
  article: Pick<NewsArticle, 'category' | 'createdAt' | 'isAggregated' | 'source' | 'language'>;
  className?: string;
}) {
  const { t } = useTranslation('shared');
  const { category, createdAt, isAggregated, source, language } = article;
  return (
    <Byline
      className={`items-baseline ${className}`}
      lead={<span className="font-semibold text-ink">{t(`newsCategories.${category}`)}</span>}
      createdAt={createdAt}
      details={
        isAggregated &&
        source !== null && <span className="min-w-0 [overflow-wrap:anywhere]">{source}</span>
      }
      language={language}
    />
  );
}
