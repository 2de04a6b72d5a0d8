// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ManagedUser } from '@kga/contracts/accounts';
import { fullName } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';

import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

type UserRowProps = { user: ManagedUser; own: boolean; onOpen: () => void };

/** An account: a card on phones, a row of columns on wide screens. */
export function UserRow({ user, own, onOpen }: UserRowProps) {
  const { t } = useTranslation('users');
  const formats = useLocalFormats();
  const { email, role, suspended, emailVerified, createdAt, lastSignedInAt } = user;
  const name = fullName(user) || t('unnamed');
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_9rem_10rem_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          {own && <Badge>{t('you')}</Badge>}
          {suspended && <Badge tone="notice">{t('suspended')}</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-muted">{email}</p>
        {!emailVerified && <p className="text-xs text-muted">{t('unverified')}</p>}
      </div>
      <p className={role === 'member' ? 'text-sm' : 'text-sm font-semibold'}>
        <span className="sr-only">{t('role')}: </span>
        {t(`roles.${role}`)}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 text-sm md:grid-cols-1">
        <Moment label={t('columns.joined')} value={formats.day(createdAt)} />
        <Moment
          label={t('columns.lastSignedIn')}
          value={lastSignedInAt ? formats.day(lastSignedInAt) : t('never')}
        />
      </dl>
      <Button
        size="small"
        className="justify-self-start"
        aria-label={t('openLabel', { name, email })}
        onClick={onOpen}
      >
        {t('open')}
      </Button>
    </li>
  );
}

function Moment({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
