import type { NewsArticle } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { languageNames, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What an article is about, when it was published, by whom and in which language. */
export function ArticleByline({
  article,
  className = '',
}: {
  article: Pick<NewsArticle, 'category' | 'createdAt' | 'isAggregated' | 'source' | 'language'>;
  className?: string;
}) {
  const { t } = useTranslation('shared');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 text-sm text-muted ${className}`}>
      <span className="font-semibold text-ink">{t(`newsCategories.${article.category}`)}</span>
      <time dateTime={article.createdAt} className="tabular">
        {formats.day(article.createdAt)}
      </time>
      {article.isAggregated && article.source !== null && (
        <span className="min-w-0 [overflow-wrap:anywhere]">{article.source}</span>
      )}
      {article.language !== language && (
        <Badge>
          <span lang={article.language}>{languageNames[article.language]}</span>
        </Badge>
      )}
    </p>
  );
}
