// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { InfiniteList } from '../../../components/infinite-list.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { queueQuery } from '../queries.ts';
import { CaseItem } from './case-item.tsx';
import { keyOf } from './outcomes.ts';
import { type QueueFilter, isNarrowed } from './queue-filter.ts';
import { useFocusedCase } from './queue-focus.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useQueueActions } from './use-queue-actions.ts';

export function QueueList({ filter, user }: { filter: QueueFilter; user: User }) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const list = useInfiniteQuery(queueQuery(filter));
  const cases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const moderation = { state: filter.status, moderatorId: user.id };
  const rows = useRef<HTMLDivElement>(null);
  const actions = useQueueActions(cases, moderation, rows);
  const { selection } = actions;
  const empty = useEmptyState(filter);
  const focused = useFocusedCase(rows);
  const keys = cases.filter((item) => actions.stateOf(item).outcome?.type !== 'decided').map(keyOf);
  const current = keys.find((key) => key === focused) ?? keys[0];
  const [helping, setHelping] = useState(false);
  const shortcuts = useShortcuts((shortcut) =>
    shortcut === 'help' ? setHelping(true) : actions.runShortcut(shortcut),
  );
  return (
    <div ref={rows}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Reload filter={filter} onReload={actions.reset} />
        <Button variant="quiet" size="small" onClick={() => setHelping(true)}>
          {t('keys.title')}
        </Button>
      </div>
      <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
      <SelectionBar actions={actions} />
      <InfiniteList
        list={list}
        messages={{ loading: t('loading'), failed: t('failed') }}
        count={(loaded, { total: atFirst }) => {
          const gone = cases.length - keys.length;
          const [shown, total] = [loaded - gone, atFirst - gone];
          // The server stops counting long lists.
          return total < shown
            ? t('shownFirst', counted(formats, shown))
            : t('shown', { ...counted(formats, shown), total: formats.integer(total) });
        }}
        empty={<EmptyPanel {...empty} />}
        listClass="mt-3 border-t-2 border-ink xl:relative xl:min-h-[calc(100dvh-5rem)]"
      >
        {(item: ModerationCase) => (
          <CaseItem
            key={keyOf(item)}
            decided={actions.stateOf(item)}
            moderation={moderation}
            now={list.dataUpdatedAt}
            current={keyOf(item) === current}
            selected={selection.isSelected(item)}
            onSelect={(selected) => selection.select([item], selected)}
            onDecide={(side) => actions.decide([item], side)}
            onUndo={() => actions.undo([item])}
          />
        )}
      </InfiniteList>
      {actions.removing && (
        <RemoveDialog
          cases={actions.removing}
          numbered={shortcuts.on}
          onRemove={actions.remove}
          onClose={actions.closeRemoving}
        />
      )}
      {helping && (
        <ShortcutHelp on={shortcuts.on} onTurn={shortcuts.turn} onClose={() => setHelping(false)} />
      )}
    </div>
  );
}

/** Reloads the queue, since other moderators work on it at the same time. */
function Reload({ filter, onReload }: { filter: QueueFilter; onReload: () => void }) {
  const { t } = useTranslation('moderation');
  const list = useInfiniteQuery(queueQuery(filter));
  const reload = async () => {
    await list.refetch();
    onReload();
  };
  return (
    <Button
      size="small"
      busy={list.isRefetching}
      busyLabel={t('loading')}
      onClick={() => void reload()}
    >
      {t('reload')}
    </Button>
  );
}

function useEmptyState(filter: QueueFilter) {
  const { t } = useTranslation(['moderation', 'shared']);
  const isOpen = filter.status === 'open';
  if (isNarrowed(filter)) {
    return {
      title: t('noMatch'),
      text: t('noMatchText'),
      action: <Way to={isOpen ? '' : 'status=decided'}>{t('shared:clear')}</Way>,
    };
  }
  if (isOpen) {
    return {
      title: t('empty'),
      text: t('emptyText'),
      action: <Way to="status=decided">{t('toDecided')}</Way>,
    };
  }
  return {
    title: t('noneDecided'),
    text: t('noneDecidedText'),
    action: <Way to="">{t('toOpen')}</Way>,
  };
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={{ pathname: pathTo('moderation'), search: to }}>{children}</Link>
    </Button>
  );
}
