// SPDX-License-Identifier: AGPL-3.0-or-later
import { unreadMax } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';

import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { unreadQuery } from './queries.ts';

/** The link to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  const isMore = unread >= unreadMax;
  const shown = isMore ? `${formats.integer(unreadMax - 1)}+` : formats.integer(unread);
  const label = unread > 0 ? t('unread', { ...counted(formats, unread), n: shown }) : t('title');
  return (
    <Button asChild variant="quiet" size="icon" aria-label={label}>
      <Link to={pathTo('notifications')}>
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0.5 min-w-5 rounded-full bg-signal-fill px-1 text-center text-xs leading-5 font-semibold text-signal-ink tabular"
          >
            {shown}
          </span>
        )}
      </Link>
    </Button>
  );
}
