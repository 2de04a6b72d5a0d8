// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName, pathTo } from '@kga/contracts/core';
import { type OwnArticle, deleteArticleVersion, deleteOwnArticle } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateNews } from '../queries.ts';
import { namingVersion } from './article-cells.tsx';
import { discardVersion, savedVersion } from './article-draft.ts';
import { setArticle } from './queries.ts';
import type { ArticleEditor } from './use-article-editor.ts';

const headingId = 'article-delete';

/** Deletes the selected language or the whole article, after confirmation. */
export function DeleteSection({ article, editor }: { article: OwnArticle; editor: ArticleEditor }) {
  const { t } = useTranslation('editorial');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const own = useLanguage();
  const [confirming, setConfirming] = useState<'language' | 'article'>();
  const { language } = editor;
  const name = languageName(language);
  const several = article.versions.length > 1;
  const title = namingVersion(article, own)?.title ?? t('untitled');
  const close = () => setConfirming(undefined);
  return (
    <section aria-labelledby={headingId} className="mt-14 border-t-2 border-ink pt-4">
      <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
        {t('remove.title')}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {savedVersion(article, language) && several && (
          <Button onClick={() => setConfirming('language')}>
            {t('remove.language', { language: name })}
          </Button>
        )}
        <Button onClick={() => setConfirming('article')}>{t('remove.article')}</Button>
      </div>
      {!several && <p className="mt-2 text-sm text-muted">{t('remove.lastLanguage')}</p>}
      {confirming === 'language' && (
        <ConfirmDialog
          title={t('remove.languageQuestion', { language: name })}
          text={t('remove.languageText')}
          button={t('remove.language', { language: name })}
          busyLabel={t('remove.busy')}
          act={async () => {
            const params = { id: article.id, language };
            setArticle(client, await call(deleteArticleVersion, { params }));
          }}
          onDone={() => {
            close();
            editor.setDraft(discardVersion(editor.draft, language));
            showSuccess(t('remove.languageDone', { language: name }));
            document.getElementById(headingId)?.focus();
          }}
          onClose={close}
        />
      )}
      {confirming === 'article' && (
        <ConfirmDialog
          title={t('remove.articleQuestion', { title })}
          text={t('remove.articleText')}
          button={t('remove.article')}
          busyLabel={t('remove.busy')}
          act={() => call(deleteOwnArticle, { params: { id: article.id } })}
          onDone={() => {
            invalidateNews(client);
            editor.discardAll();
            showSuccess(t('remove.articleDone'));
            void navigate(pathTo('editorial'), { replace: true });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
