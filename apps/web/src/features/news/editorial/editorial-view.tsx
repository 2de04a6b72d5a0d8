// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { versionStatuses } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredList } from '../../../components/filtered-list.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ArticleRow } from './article-row.tsx';
import { HiddenArticles } from './hidden-articles.tsx';
import { filterOf, ownArticlesQuery } from './queries.ts';

export function EditorialView() {
  const { t } = useTranslation('editorial');
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(ownArticlesQuery(filter));
  return (
    <AdminPage
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      actions={<WriteLink />}
    >
      <FilteredList
        path={pathTo('editorial')}
        form={{
          filter,
          hint: t('searchHint'),
          choices: [
            {
              name: 'status',
              label: t('status'),
              options: versionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            },
          ],
        }}
        list={list}
        messages={{ loading: t('loading'), failed: t('failedTitle') }}
        shown={(counts) => t('shown', counts)}
        empty={{ title: t('empty'), text: t('emptyText'), action: <WriteLink /> }}
        noMatch={{ title: t('noMatch'), text: t('noMatchText') }}
      >
        {(article) => <ArticleRow key={article.id} article={article} />}
      </FilteredList>
      <HiddenArticles />
    </AdminPage>
  );
}

function WriteLink() {
  const { t } = useTranslation('editorial');
  return (
    <Button asChild variant="signal">
      <Link to={pathTo('newArticle')}>
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        {t('write')}
      </Link>
    </Button>
  );
}
