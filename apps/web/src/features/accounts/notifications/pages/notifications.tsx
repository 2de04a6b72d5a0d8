// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { LogInFirst } from '../../../../auth/log-in-first.tsx';
import { useAuth } from '../../../../auth/use-auth.ts';
import { InfiniteList } from '../../../../components/infinite-list.tsx';
import { PageHeader } from '../../../../components/list-page.tsx';
import { PageSpinner } from '../../../../components/load-state.tsx';
import { usePageHead } from '../../../../lib/head.tsx';
import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { MailChoiceSection, mailChoicesId } from '../mail-choices.tsx';
import { NotificationRow } from '../notification-row.tsx';
import { notificationsQuery, unreadQuery, useMarkNotifications } from '../queries.ts';

/** The member's notifications; others are asked to log in. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { status, user } = useAuth();
  if (status === 'loading') return <PageSpinner />;
  return user ? (
    <Notifications key={user.id} user={user} />
  ) : (
    <LogInFirst title={t('title')} text={t('logInFirst')} />
  );
}

function Notifications({ user }: { user: User }) {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const list = useInfiniteQuery(notificationsQuery());
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('lead'),
    hidden: true,
  });
  return (
    <div className="column-text py-8 sm:py-12">
      <PageHeader
        title={<h1 className="hyphens-auto max-[24rem]:text-2xl">{t('title')}</h1>}
        lead={t('lead')}
        action={<ReadAllButton />}
      />
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{ loading: t('loading'), failed: t('failed') }}
          count={(shown, { total }) =>
            t('shown', { current: formats.integer(shown), ...counted(formats, total) })
          }
          empty={
            <EmptyPanel
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <Button asChild>
                  <Link to={pathTo('forum')}>{t('empty.forum')}</Link>
                </Button>
              }
            />
          }
        >
          {(notification) => <NotificationRow key={notification.id} notification={notification} />}
        </InfiniteList>
      </div>
      <MailChoiceSection user={user} />
    </div>
  );
}

function ReadAllButton() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(unreadQuery());
  const mark = useMarkNotifications();
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button asChild variant="quiet" size="small">
        <a href={`#${mailChoicesId}`}>{t('emails.title')}</a>
      </Button>
      <Button
        size="small"
        disabled={!data || data.unread === 0}
        busy={mark.isPending}
        busyLabel={t('loading')}
        onClick={() => mark.mutate({ read: true })}
      >
        <CheckCheck aria-hidden="true" className="size-4 shrink-0" />
        {t('readAll')}
      </Button>
    </div>
  );
}
