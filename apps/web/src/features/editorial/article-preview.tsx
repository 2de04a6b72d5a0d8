import type { Language } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { previewQuery } from './queries.ts';

/** Debounce of the preview, in milliseconds. */
const pause = 400;

/** Debounces a text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Live preview of the article. */
export function ArticlePreview({
  body,
  title,
  language,
}: {
  body: string;
  title: string;
  language: Language;
}) {
  const { t } = useTranslation(['editorial', 'shared']);
  const own = useLanguage();
  const rested = useRested(body);
  const written = rested.trim() !== '';
  const preview = useQuery({ ...previewQuery(rested), enabled: written });
  return (
    <div className="flex min-w-0 flex-col">
      <h3 id="article-preview" className="mb-1.5 font-sans text-sm font-semibold">
        {t('preview.title')}
      </h3>
      <div
        lang={language}
        aria-busy={written && preview.isFetching}
        className="max-h-[85dvh] min-h-40 grow overflow-y-auto border border-line bg-paper p-4 [overflow-wrap:anywhere] sm:p-6"
        // A scrolling region has to be reachable by keyboard.
        role="region"
        aria-labelledby="article-preview"
        tabIndex={0}
      >
        {title.trim() !== '' && <p className="mb-4 font-heading text-2xl font-bold">{title}</p>}
        {written && preview.data ? (
          // Sanitised by the server.
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        ) : (
          !written && (
            <p lang={own} className="text-muted">
              {t('preview.empty')}
            </p>
          )
        )}
      </div>
      {written && preview.isError && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="alert" className="font-semibold">
            {t('preview.failed')}
          </p>
          <Button
            size="small"
            busy={preview.isFetching}
            busyLabel={t('preview.loading')}
            onClick={() => void preview.refetch()}
          >
            {t('shared:retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
