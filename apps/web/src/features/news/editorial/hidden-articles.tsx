// SPDX-License-Identifier: AGPL-3.0-or-later
import { type HiddenArticle, updateArticleHidden } from '@kga/contracts/news';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { ActionButton } from '../../../components/action-button.tsx';
import { AdminList } from '../../../components/admin/admin-list.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateNews } from '../queries.ts';
import { hiddenAnchor, hiddenArticlesQuery } from './queries.ts';

/** Lists hidden articles of external feeds and shows them again. */
export function HiddenArticles() {
  const { t } = useTranslation(['editorial', 'admin']);
  const formats = useLocalFormats();
  const list = useInfiniteQuery(hiddenArticlesQuery());
  return (
    <section aria-labelledby={hiddenAnchor} className="mt-16 border-t-2 border-ink pt-4">
      <h2 id={hiddenAnchor} tabIndex={-1} className="text-xl outline-none">
        {t('hidden.title')}
      </h2>
      <p className="mt-1 max-w-text text-muted">{t('hidden.lead')}</p>
      <AdminList
        list={list}
        label={t('hidden.title')}
        messages={{
          loading: t('hidden.loading'),
          failed: t('hidden.failed'),
          empty: t('hidden.none'),
          emptyText: t('hidden.noneText'),
        }}
        shown={(counts) => t('hidden.shown', counts)}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('admin:columns.article'),
            render: ({ title, language }) => (
              <p lang={language} className="font-semibold">
                {title}
              </p>
            ),
          },
          { label: t('admin:columns.source'), render: ({ source }) => source },
          { label: t('hidden.since'), render: ({ hiddenAt }) => formats.day(hiddenAt) },
          {
            label: t('hidden.reason'),
            render: ({ reason }) => <p className="whitespace-pre-line">{reason}</p>,
          },
        ]}
        renderActions={(article) => <ShowAgain article={article} />}
      />
    </section>
  );
}

function ShowAgain({ article: { id, title } }: { article: HiddenArticle }) {
  const { t } = useTranslation(['editorial', 'admin']);
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  return (
    <ActionButton
      size="small"
      aria-label={t('admin:actionOn', { action: t('hidden.again'), name: title })}
      busyLabel={t('hidden.againBusy')}
      act={() => call(updateArticleHidden, { params: { id }, body: { hidden: false } })}
      onDone={async () => {
        invalidateNews(client);
        showSuccess(t('hidden.againDone'), title);
        await client.invalidateQueries({ queryKey: hiddenArticlesQuery().queryKey });
      }}
    >
      {t('hidden.again')}
    </ActionButton>
  );
}
