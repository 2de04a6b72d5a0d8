// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type Feed, exportFeeds, feedStates } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredList } from '../../../components/filtered-list.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { FeedTask } from './feed-actions.tsx';
import { AddFeed, EditFeed, FeedErrors, RemoveFeed } from './feed-dialogs.tsx';
import { FeedRow } from './feed-row.tsx';
import { ImportFeeds } from './import-feeds.tsx';
import { filterOf, feedsQuery } from './queries.ts';

type Open = { task: 'add' | 'import' } | { task: FeedTask; feed: Feed };

export function FeedsView() {
  const { t } = useTranslation('feeds');
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(feedsQuery(filter));
  const [open, setOpen] = useState<Open>();
  const add = () => setOpen({ task: 'add' });
  return (
    <AdminPage
      title={t('title')}
      description={t('description')}
      intro={t('intro')}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <a href={exportFeeds.url} download>
              <Download aria-hidden="true" className="size-4 shrink-0" />
              {t('export')}
            </a>
          </Button>
          <Button onClick={() => setOpen({ task: 'import' })}>
            <Upload aria-hidden="true" className="size-4 shrink-0" />
            {t('import')}
          </Button>
          <Button variant="signal" onClick={add}>
            <Plus aria-hidden="true" className="size-4 shrink-0" />
            {t('add')}
          </Button>
        </div>
      }
    >
      <FilteredList
        path={pathTo('feeds')}
        form={{
          filter,
          hint: t('searchHint'),
          choices: [
            {
              name: 'state',
              label: t('state'),
              options: feedStates.map((value) => ({ value, label: t(`states.${value}`) })),
            },
            {
              name: 'enabled',
              label: t('enabledFilter'),
              options: [
                { value: 'yes', label: t('enabledYes') },
                { value: 'no', label: t('enabledNo') },
              ],
            },
          ],
        }}
        list={list}
        messages={{ loading: t('loading'), failed: t('failedTitle') }}
        shown={(counts) => t('shown', counts)}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: <Button onClick={add}>{t('add')}</Button>,
        }}
        noMatch={{ title: t('noMatch'), text: t('noMatchText') }}
      >
        {(feed) => <FeedRow key={feed.id} feed={feed} onTask={(task) => setOpen({ task, feed })} />}
      </FilteredList>
      {open && <OpenTask open={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}

function OpenTask({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.task) {
    case 'add':
      return <AddFeed onClose={onClose} />;
    case 'import':
      return <ImportFeeds onClose={onClose} />;
    case 'edit':
      return <EditFeed feed={open.feed} onClose={onClose} />;
    case 'errors':
      return <FeedErrors feed={open.feed} onClose={onClose} />;
    case 'remove':
      return <RemoveFeed feed={open.feed} onClose={onClose} />;
  }
}
