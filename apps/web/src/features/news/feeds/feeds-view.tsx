// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type Feed, exportFeeds, feedStates } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../components/admin/filtered-admin-list.tsx';
import { filterChoice, listFilterOf } from '../../../components/admin/list-query.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type FeedTask, FeedActions } from './feed-actions.tsx';
import { AddFeed, EditFeed, FeedErrors, RemoveFeed } from './feed-dialogs.tsx';
import { ImportFeeds } from './import-feeds.tsx';
import { feedFilters, feedsQuery } from './queries.ts';
import { Source } from './source.tsx';

type Open = { task: 'add' | 'import' } | { task: FeedTask; feed: Feed };

export function FeedsView() {
  const { t } = useTranslation(['feeds', 'admin']);
  const [search] = useSearchParams();
  const formats = useLocalFormats();
  const filter = listFilterOf(search, feedFilters);
  const list = useInfiniteQuery(feedsQuery(filter));
  const [open, setOpen] = useState<Open>();
  const moment = (at: string | null, none: string) => (at === null ? none : formats.moment(at));
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
      <FilteredAdminList
        filters={{
          path: pathTo('feeds'),
          filter,
          hint: t('searchHint'),
          choices: [
            filterChoice('state', t('state'), feedStates, (state) => t(`states.${state}`)),
            filterChoice('enabled', t('enabledFilter'), feedFilters.enabled, (value) =>
              t(value === 'yes' ? 'enabledYes' : 'enabledNo'),
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
        emptyAction={<Button onClick={add}>{t('add')}</Button>}
        shown={(counts) => t('shown', counts)}
        keyOf={({ id }) => id}
        columns={[
          { label: t('admin:columns.source'), render: (feed) => <Source feed={feed} /> },
          { label: t('lastPolled'), render: (feed) => moment(feed.lastPolledAt, t('never')) },
          { label: t('lastItem'), render: (feed) => moment(feed.lastNewItemAt, t('never')) },
          { label: t('nextPoll'), render: (feed) => moment(feed.nextPollAt, t('notPlanned')) },
        ]}
        renderActions={(feed) => (
          <FeedActions feed={feed} onTask={(task) => setOpen({ task, feed })} />
        )}
      />
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
