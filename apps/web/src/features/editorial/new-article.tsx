import { useTranslation } from '../../lib/translation.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleFrame } from './article-frame.tsx';

/** An article that is begun. */
export function NewArticle() {
  const { t } = useTranslation('editorial');
  return (
    <ArticleFrame title={t('newTitle')}>
      <ArticleForm article={undefined} />
    </ArticleFrame>
  );
}
