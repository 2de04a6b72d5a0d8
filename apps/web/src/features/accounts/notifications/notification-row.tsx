// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Notification } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import {
  AtSign,
  Bell,
  Gavel,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageSquare,
  Quote,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAuthorName } from '../../../content/author-name.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useMarkNotifications } from './queries.ts';

const icons = {
  mention: AtSign,
  quote: Quote,
  reply: MessageSquare,
  follow: Bell,
  decision: Gavel,
} as const satisfies Record<Notification['kind'], LucideIcon>;

/** What happened, as a sentence. */
function useSummary() {
  const { t } = useTranslation('notifications');
  const nameOf = useAuthorName();
  return ({ kind, author, decision }: Notification): string => {
    if (kind === 'decision') return t(`decisions.${decision ?? 'undo'}`);
    return t(`events.${kind}`, { author: nameOf(author) });
  };
}

export function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation(['notifications', 'content']);
  const formats = useLocalFormats();
  const summary = useSummary();
  const mark = useMarkNotifications();
  const { kind, contentKind, title, excerpt, path, reason, read, createdAt } = notification;
  const Icon = icons[kind];
  const toggle = () => mark.mutate({ read: !read, notifications: [notification] });
  const label = t(read ? 'markUnread' : 'markRead');
  const Mark = read ? Mail : MailOpen;
  return (
    <li
      className={`group relative flex gap-3 border-s-4 border-b border-line py-4 ps-3 sm:gap-4 ${read ? 'border-s-transparent' : 'border-s-signal bg-raised'}`}
    >
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className={read ? 'text-muted' : 'font-semibold'}>
          {!read && <span className="sr-only">{t('isUnread')} </span>}
          {summary(notification)}
        </p>
        <Link
          to={path}
          lang={notification.titleLanguage}
          dir="auto"
          onClick={() => !read && toggle()}
          className="mt-1 inline-block font-heading text-lg leading-snug font-bold text-ink no-underline group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p lang={notification.language} dir="auto" className="mt-1 line-clamp-2 text-muted">
          {excerpt}
        </p>
        {reason !== null && (
          <p className="mt-1 text-sm">{t('reason', { reason: t(`content:reasons.${reason}`) })}</p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          {t(`content:kinds.${contentKind}`)} ·{' '}
          <time dateTime={createdAt} className="tabular">
            {formats.moment(createdAt)}
          </time>
        </p>
      </div>
      <Button
        variant="quiet"
        size="icon"
        className="z-10 shrink-0 text-muted"
        aria-label={t('content:report.of', { label, name: title })}
        onClick={toggle}
      >
        <Mark aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}
