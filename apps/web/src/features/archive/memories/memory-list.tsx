import { type Memory, memorySorts, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useToast } from '@kga/ui/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import { ContentList } from '../../../components/infinite-list.tsx';
import { useListPlace } from '../../../components/language-filter/filtered-list.tsx';
import { LinkTabs } from '../../../components/list-page.tsx';
import { urlOf } from '../../../lib/api.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { MemoryItem } from './memory-item.tsx';
import { type MemoryFilter, memoriesQuery, memoryQuery } from './queries.ts';
import type { useOwnMemories } from './use-own-memories.ts';

const headingId = 'memories';

/** Returns the path of a game's memories in the page's language. */
function useMemoriesPath(gameId: string): (filter: MemoryFilter) => string {
  const { language, before } = useListPlace();
  const lang = before?.has('lang') ? language : undefined;
  return (filter) =>
    urlOf(pathTo('archiveMemories', { id: gameId }), { query: { lang, ...memoryQuery(filter) } });
}

type MemoryListProps = {
  gameId: string;
  filter: MemoryFilter;
  visitor: ReturnType<typeof useOwnMemories>;
};

/** The memories of a game; those of the visitor that others do not see come first. */
export function MemoryList({ gameId, filter, visitor }: MemoryListProps) {
  const { t } = useTranslation(['memoriesArchive', 'content']);
  const formats = useFormats();
  const { show } = useToast();
  const pathOf = useMemoriesPath(gameId);
  const list = useInfiniteQuery(memoriesQuery(gameId, filter));
  const { own, deleted } = visitor;
  const shown = list.data?.pages.flatMap((page) => page.items) ?? [];
  const listed = new Set(shown.map(({ id }) => id));
  const waiting = [...own.values()].filter(
    ({ id, status }) => status !== 'published' && !listed.has(id),
  );
  // The list may be a little old; what the visitor has just shared is its beginning.
  const isFromStart = filter.sort === 'newest' && filter.at === undefined;
  const latest = [...own.values()].filter(
    ({ id, status, createdAt }) =>
      isFromStart &&
      list.data !== undefined &&
      status === 'published' &&
      !listed.has(id) &&
      createdAt > (shown[0]?.createdAt ?? ''),
  );
  const itemOf = (memory: Memory): ReactNode =>
    deleted.has(memory.id) ? null : (
      <MemoryItem
        key={memory.id}
        memory={own.get(memory.id) ?? memory}
        own={own.get(memory.id)}
        marked={memory.id === filter.at}
        onChanged={visitor.onChanged}
        onDeleted={() => {
          // The button that opened the dialog is gone, so move the focus to the heading.
          flushSync(() => visitor.onDeleted(memory.id));
          document.getElementById(headingId)?.focus();
          show({ title: t('content:deleted'), tone: 'success' });
        }}
      />
    );
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-memories" className="no-print mt-10">
          <h2 id="waiting-memories" className="text-xl">
            {t('waiting')}
          </h2>
          <ul>{waiting.map(itemOf)}</ul>
        </section>
      )}
      <section aria-labelledby={headingId} className="mt-10">
        <h2 id={headingId} tabIndex={-1} className="sr-only">
          {t('list')}
        </h2>
        {filter.at === undefined ? (
          <LinkTabs
            className="mb-4"
            label={t('sort.label')}
            links={memorySorts.map((sort) => ({
              to: pathOf({ sort, at: undefined }),
              label: t(`sort.${sort}`),
              current: filter.sort === sort,
            }))}
          />
        ) : (
          <p className="no-print mb-4">
            <Button asChild>
              <Link to={pathOf({ sort: 'newest', at: undefined })}>{t('all')}</Link>
            </Button>
          </p>
        )}
        {latest.length > 0 && <ul className="border-t-2 border-ink">{latest.map(itemOf)}</ul>}
        <ContentList
          namespace="memoriesArchive"
          list={list}
          failed={t('failed')}
          count={(current, { total }) =>
            filter.at === undefined
              ? t('shown', { current: formats.integer(current), ...counted(formats, total) })
              : undefined
          }
          empty={
            waiting.length + latest.length === 0 && (
              <EmptyPanel title={t('empty.title')} text={t('empty.text')} />
            )
          }
        >
          {itemOf}
        </ContentList>
      </section>
    </>
  );
}
