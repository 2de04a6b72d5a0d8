// SPDX-License-Identifier: AGPL-3.0-or-later
import { type HiddenArticle, updateArticleHidden } from '@kga/contracts/news';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { ActionButton } from '../../../components/action-button.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { useSuccessToast } from '../../../components/use-success-toast.ts';
import { call } from '../../../lib/api.ts';
import { counted, useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateNews } from '../queries.ts';
import { hiddenArticlesQuery } from './queries.ts';

export const hiddenAnchor = 'hidden-articles';

/** Lists hidden articles of external feeds and shows them again. */
export function HiddenArticles() {
  const { t } = useTranslation('editorial');
  const formats = useFormats();
  const list = useInfiniteQuery(hiddenArticlesQuery());
  return (
    <section aria-labelledby={hiddenAnchor} className="mt-16 border-t-2 border-ink pt-4">
      <h2 id={hiddenAnchor} tabIndex={-1} className="text-xl outline-none">
        {t('hidden.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-muted">{t('hidden.lead')}</p>
      <InfiniteList
        list={list}
        messages={{ loading: t('hidden.loading'), failed: t('hidden.failed') }}
        count={(shown, { total: all }) =>
          t('hidden.shown', { ...counted(formats, shown), total: formats.integer(all) })
        }
        empty={<EmptyPanel title={t('hidden.none')} text={t('hidden.noneText')} />}
      >
        {(article) => <HiddenRow key={article.id} article={article} />}
      </InfiniteList>
    </section>
  );
}

function HiddenRow({ article }: { article: HiddenArticle }) {
  const { t } = useTranslation('editorial');
  const formats = useLocalFormats();
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const { id, title, language, source, hiddenAt, reason } = article;
  return (
    <li className="border-b border-line py-4 [overflow-wrap:anywhere]">
      <p lang={language} className="font-heading text-lg font-bold">
        {title}
      </p>
      <p className="text-sm text-muted">
        {source !== null && `${source} · `}
        {t('hidden.since', { day: formats.day(hiddenAt) })}
      </p>
      <p className="mt-1 whitespace-pre-line">{t('hidden.why', { reason })}</p>
      <ActionButton
        size="small"
        className="mt-3"
        aria-label={t('hidden.againName', { title })}
        busyLabel={t('hidden.againBusy')}
        act={() => call(updateArticleHidden, { params: { id }, body: { hidden: false } })}
        onDone={async () => {
          invalidateNews(client);
          showSuccess(t('hidden.againDone'), title);
          // The button disappears with its row.
          document.getElementById(hiddenAnchor)?.focus();
          await client.invalidateQueries({ queryKey: hiddenArticlesQuery().queryKey });
        }}
      >
        {t('hidden.again')}
      </ActionButton>
    </li>
  );
}
