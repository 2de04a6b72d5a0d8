// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  type Memory,
  type OwnMemory,
  deleteMemory,
  memorySorts,
} from '@kga/contracts/archive';
import { campaign, memoryAnchor, memoryPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useToast } from '@kga/ui/toast';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { InfiniteList } from '../../../components/infinite-list.tsx';
import { useListPlace } from '../../../components/language-filter/filtered-list.tsx';
import { BackLink, LinkTabs } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { gameQuery } from '../../../content/game-queries.ts';
import { ItemActions, useItemName } from '../../../content/item-actions.tsx';
import { ModerationNotice } from '../../../content/moderation-notice.tsx';
import { call, urlOf } from '../../../lib/api.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type MemoryFilter,
  memoriesQuery,
  memoryQuery,
  parseMemoryFilter,
  useOwnMemories,
} from '../community-queries.ts';
import { Lifespan, YearsPlayed } from '../game-summary.tsx';
import { EditMemory, ShareMemory } from '../memory-form.tsx';

/** What people remember of a game, and where visitors share their own memory. */
export function MemoriesPage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('archiveMemories', { id: game.data.id })} />;
  }
  if (game.data) return <MemoriesView key={id} game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="archive" query={game} failed={t('memory.failed')} />;
}

function MemoriesView({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { id, name } = game;
  const [search] = useSearchParams();
  const filter = parseMemoryFilter(search);
  const visitor = useOwnMemories(id);
  const gamePath = pathTo('archiveGame', { id });
  usePageHead({
    title: `${t('memory.pageTitle', { name })} · ${campaign.brand}`,
    description: t('memory.pageDescription', { name }),
    trail: [
      { name: t('title'), path: pathTo('archive') },
      { name, path: gamePath },
    ],
    // A permanent link shows a part of the list, which is indexed as a whole.
    hidden: filter.at !== undefined,
    shared: filter.at === undefined ? { kind: 'game', id } : { kind: 'memory', id: filter.at },
  });
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="column-text pt-8 sm:pt-12">
        <BackLink to={gamePath}>{t('memory.back', { name })}</BackLink>
        <h1 className="mt-4">{t('memory.pageTitle', { name })}</h1>
        <Lifespan game={game} className="mt-3 font-heading text-2xl tabular text-muted" />
        {filter.at === undefined && <ShareMemory gameId={id} onShared={visitor.onShared} />}
        <MemoryList gameId={id} filter={filter} visitor={visitor} />
      </div>
    </div>
  );
}

const headingId = 'memories';

/** Returns the path of a game's memories in the page's language. */
function useMemoriesPath(gameId: string): (filter: MemoryFilter) => string {
  const { language, before } = useListPlace();
  const lang = before?.has('lang') ? language : undefined;
  return (filter) =>
    urlOf(pathTo('archiveMemories', { id: gameId }), { query: { lang, ...memoryQuery(filter) } });
}

/** The sorts of the list; of a single memory, the way to all. */
function MemorySort({ gameId, filter }: Pick<MemoryListProps, 'gameId' | 'filter'>) {
  const { t } = useTranslation('archive');
  const pathOf = useMemoriesPath(gameId);
  return filter.at === undefined ? (
    <LinkTabs
      className="mb-4"
      label={t('sort.label')}
      links={memorySorts.map((sort) => ({
        to: pathOf({ sort, at: undefined }),
        label: t(`memory.sort.${sort}`),
        current: filter.sort === sort,
      }))}
    />
  ) : (
    <p className="no-print mb-4">
      <Button asChild>
        <Link to={pathOf({ sort: 'newest', at: undefined })}>{t('memory.all')}</Link>
      </Button>
    </p>
  );
}

type MemoryListProps = {
  gameId: string;
  filter: MemoryFilter;
  visitor: ReturnType<typeof useOwnMemories>;
};

/** The memories of a game; those of the visitor that others do not see come first. */
function MemoryList({ gameId, filter, visitor }: MemoryListProps) {
  const { t } = useTranslation(['archive', 'content', 'shared']);
  const formats = useFormats();
  const { show } = useToast();
  const list = useInfiniteQuery(memoriesQuery(gameId, filter));
  const { own, deleted } = visitor;
  const shown = list.data?.pages.flatMap((page) => page.items) ?? [];
  const listed = new Set(shown.map(({ id }) => id));
  const waiting = [...own.values()].filter(
    ({ id, status }) => status !== 'published' && !listed.has(id),
  );
  // The list may be a little old; what the visitor has just shared is its beginning.
  const isFromStart =
    filter.sort === 'newest' && filter.at === undefined && filter.from === undefined;
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
            {t('memory.waiting')}
          </h2>
          <ul>{waiting.map(itemOf)}</ul>
        </section>
      )}
      <section aria-labelledby={headingId} className="mt-10">
        <h2 id={headingId} tabIndex={-1} className="sr-only">
          {t('memory.list')}
        </h2>
        <MemorySort gameId={gameId} filter={filter} />
        {latest.length > 0 && <ul className="border-t-2 border-ink">{latest.map(itemOf)}</ul>}
        <InfiniteList
          list={list}
          restored
          pages={filter}
          messages={{ loading: t('memory.loading'), failed: t('memory.failed') }}
          count={(current, { total }) =>
            filter.at === undefined
              ? t('memory.shown', { current: formats.integer(current), ...counted(formats, total) })
              : undefined
          }
          empty={
            waiting.length + latest.length === 0 && (
              <EmptyPanel title={t('memory.empty.title')} text={t('memory.empty.text')} />
            )
          }
        >
          {itemOf}
        </InfiniteList>
      </section>
    </>
  );
}

type MemoryItemProps = {
  memory: Memory;
  /** The memory as its author sees it, if that is the visitor. */
  own: OwnMemory | undefined;
  /** Whether the URL points to it. */
  marked: boolean;
  onChanged: (memory: OwnMemory) => void;
  onDeleted: () => void;
};

/** A memory with its actions, which its author edits in its place. */
function MemoryItem({ memory, own, marked, onChanged, onDeleted }: MemoryItemProps) {
  const { t } = useTranslation('writeArchive');
  const [editing, setEditing] = useState(false);
  const { id, gameId } = memory;
  const endEditing = () => {
    flushSync(() => setEditing(false));
    document.getElementById(memoryAnchor(id))?.focus();
  };
  return (
    <li
      id={memoryAnchor(id)}
      tabIndex={-1}
      className={`scroll-mt-4 border-b border-line py-6 ${marked ? 'border-s-4 border-s-signal ps-4' : ''}`}
    >
      <ContentByline of={memory} isYou={own !== undefined} to={memoryPath(gameId, id)}>
        <YearsPlayed memory={memory} />
      </ContentByline>
      {own && own.status !== 'published' && (
        <div className="mt-3">
          <ModerationNotice of={own} />
        </div>
      )}
      {own && editing ? (
        <EditMemory
          own={own}
          onDone={(changed) => {
            endEditing();
            onChanged(changed);
          }}
          onCancel={endEditing}
        />
      ) : (
        <>
          <UserText className="mt-3" text={memory.content} language={memory.language} />
          <ItemActions
            kind="memory"
            item={memory}
            own={own}
            onEdit={() => setEditing(true)}
            removal={{
              title: t('memory.delete.title'),
              text: t('memory.delete.text'),
              act: () => call(deleteMemory, { params: { id } }),
              onDone: onDeleted,
            }}
          >
            {(!own || own.status === 'published') && <ShareMemoryButton memory={memory} />}
          </ItemActions>
        </>
      )}
    </li>
  );
}

/** Longest part of a memory that the text for sharing quotes, in characters. */
const quoteMax = 100;

function ShareMemoryButton({ memory }: { memory: Memory }) {
  const { id, gameId, content } = memory;
  const characters = Array.from(content.replaceAll(/\s+/g, ' '));
  const quote = characters.slice(0, quoteMax).join('').trim();
  return (
    <ShareButton
      of={useItemName(memory)}
      shared={{
        kind: 'memory',
        id,
        title: characters.length > quoteMax ? `${quote}…` : quote,
        path: memoryPath(gameId, id),
        language: useLanguage(),
      }}
      variant="quiet"
      size="small"
      className="text-muted"
    />
  );
}
