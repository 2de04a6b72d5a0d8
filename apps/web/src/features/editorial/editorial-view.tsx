import { versionStatuses, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../auth/admin-page.tsx';
import { FilterForm } from '../../components/filter-form.tsx';
import { InfiniteList } from '../../components/infinite-list.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { ArticleRow } from './article-row.tsx';
import { HiddenArticles } from './hidden-articles.tsx';
import { filterOf, ownArticlesQuery } from './queries.ts';

/** The admin page of the campaign's own articles. */
export function EditorialView() {
  const { t } = useTranslation(['editorial', 'shared']);
  const formats = useFormats();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(ownArticlesQuery(filter));
  const filtered = Object.keys(filter).length > 0;
  return (
    <AdminPage
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      actions={<WriteLink />}
    >
      <div className="mt-8">
        <FilterForm
          filter={filter}
          hint={t('searchHint')}
          choices={[
            {
              name: 'status',
              label: t('status'),
              options: versionStatuses.map((value) => ({
                value,
                label: t(`statuses.${value}`),
              })),
            },
          ]}
        />
      </div>
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{ loading: t('loading'), failed: t('failedTitle') }}
          count={(shown, { total: all }) =>
            t('shown', { ...counted(formats, shown), total: formats.integer(all) })
          }
          empty={
            <EmptyPanel
              {...(filtered
                ? {
                    title: t('noMatch'),
                    text: t('noMatchText'),
                    action: (
                      <Button asChild>
                        <Link to={pathTo('editorial')}>{t('shared:clear')}</Link>
                      </Button>
                    ),
                  }
                : {
                    title: t('empty'),
                    text: t('emptyText'),
                    action: <WriteLink />,
                  })}
            />
          }
        >
          {(article) => <ArticleRow key={article.id} article={article} />}
        </InfiniteList>
      </div>
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
