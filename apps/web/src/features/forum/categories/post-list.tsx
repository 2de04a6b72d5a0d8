import {
  type ForumCategoryId,
  type ForumPostSummary,
  forumSorts,
  languages,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';

import { ContentList, type ListQuery } from '../../../components/infinite-list.tsx';
import { LanguageFilter } from '../../../components/language-filter/language-filter.tsx';
import { useListCount } from '../../../components/language-filter/use-list-count.ts';
import { LinkTabs } from '../../../components/list-page.tsx';
import { ListSearchForm } from '../../../components/search-form.tsx';
import { Skeletons } from '../../../components/skeletons.tsx';
import { hasAllLanguages } from '../../../lib/language-filter.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { searchMax } from '../../../lib/page-urls.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type ForumFilter, categoryPath, parseForumFilter } from './filter.ts';
import { NewPostButton } from './new-post-button.tsx';
import { PostRow } from './post-row.tsx';

type FilterProps = { categoryId: ForumCategoryId; filter: ForumFilter };

function useCategoryPath(id: ForumCategoryId): (filter: ForumFilter) => string {
  const language = useLanguage();
  const [before] = useSearchParams();
  return (filter) => categoryPath(id, filter, { language, before });
}

export function PostSearchForm({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const pathOf = useCategoryPath(categoryId);
  return (
    <ListSearchForm
      className="max-w-[40rem]"
      action={pathTo('forumCategory', { id: categoryId })}
      hidden={{ sort: filter.sort }}
      field={{ label: t('search'), defaultValue: filter.q, maxLength: searchMax }}
      shown={`${filter.q} ${filter.languages.join(',')}`}
      pathOf={(fields) => pathOf(parseForumFilter(fields, language))}
    >
      <LanguageFilter
        filter={filter}
        pathOf={(chosen) => pathOf({ ...filter, languages: chosen })}
      />
    </ListSearchForm>
  );
}

export function SortTabs({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const pathOf = useCategoryPath(categoryId);
  return (
    <LinkTabs
      className="no-print"
      label={t('order')}
      links={forumSorts.map((sort) => ({
        to: pathOf({ ...filter, sort }),
        label: t(`sorts.${sort}`),
        current: sort === filter.sort,
      }))}
    />
  );
}

export function PostList({
  categoryId,
  filter,
  list,
}: FilterProps & { list: ListQuery<ForumPostSummary> }) {
  const { t } = useTranslation('forum');
  const count = useListCount('forum', filter);
  return (
    <ContentList
      namespace="forum"
      list={list}
      failed={t('postsFailed')}
      count={count}
      empty={<NoPosts categoryId={categoryId} filter={filter} />}
      skeleton={
        <Skeletons count={8}>
          <div className="border-b border-line py-5">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="mt-2 h-5 w-56 max-w-full" />
          </div>
        </Skeletons>
      }
    >
      {(post) => <PostRow key={post.id} post={post} />}
    </ContentList>
  );
}

function NoPosts({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation(['forum', 'latestForum', 'languageFilter']);
  const pathOf = useCategoryPath(categoryId);
  const isSearch = filter.q !== '';
  return (
    <EmptyPanel
      title={t(isSearch ? 'nothing.found' : 'latestForum:noPosts')}
      text={t(isSearch ? 'nothing.foundText' : 'nothing.text')}
      action={
        <>
          {isSearch ? (
            <Button asChild>
              <Link to={pathOf({ ...filter, q: '' })}>{t('nothing.clear')}</Link>
            </Button>
          ) : (
            <NewPostButton categoryId={categoryId} />
          )}
          {!hasAllLanguages(filter) && (
            <Button asChild>
              <Link to={pathOf({ ...filter, languages })}>{t('languageFilter:showAll')}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
