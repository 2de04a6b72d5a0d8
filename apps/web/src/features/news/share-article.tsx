import { ShareButtons } from '../../components/share/share-buttons.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Passes an article on. */
export function ShareArticle({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('news');
  return (
    <div className="mt-8">
      <ShareButtons label={t('article.share')} title={title} url={url} />
    </div>
  );
}
