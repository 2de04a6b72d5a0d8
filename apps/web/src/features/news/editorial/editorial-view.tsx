// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { versionStatuses } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../components/admin/filtered-admin-list.tsx';
import { filterChoice, listFilterOf } from '../../../components/admin/list-query.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Title, Versions } from './article-cells.tsx';
import { HiddenArticles } from './hidden-articles.tsx';
import { articleFilters, ownArticlesQuery } from './queries.ts';

export function EditorialView() {
  const { t } = useTranslation(['editorial', 'admin', 'shared']);
  const [search] = useSearchParams();
  const formats = useLocalFormats();
  const filter = listFilterOf(search, articleFilters);
  const list = useInfiniteQuery(ownArticlesQuery(filter));
  return (
    <AdminPage
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      actions={<WriteLink />}
    >
      <FilteredAdminList
        filters={{
          path: pathTo('editorial'),
          filter,
          hint: t('searchHint'),
          choices: [
            filterChoice('status', t('status'), versionStatuses, (status) =>
              t(`statuses.${status}`),
            ),
          ],
        }}
        list={list}
        label={t('title')}
        messages={{
          loading: t('loading'),
          failed: t('failedTitle'),
          empty: t('empty'),
          emptyText: t('emptyText'),
        }}
        emptyAction={<WriteLink />}
        shown={(counts) => t('shown', counts)}
        keyOf={({ id }) => id}
        columns={[
          { label: t('admin:columns.article'), render: (article) => <Title article={article} /> },
          {
            label: t('shared:category'),
            render: ({ category }) =>
              t(category ? `shared:newsCategories.${category}` : 'noCategory'),
          },
          { label: t('begun'), render: ({ createdAt }) => formats.day(createdAt) },
          { label: t('versions'), render: (article) => <Versions article={article} /> },
        ]}
      />
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
