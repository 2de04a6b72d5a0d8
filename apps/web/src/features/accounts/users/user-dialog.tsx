// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, type UserEvent, roles } from '@kga/contracts/accounts';
import { fullName } from '@kga/contracts/core';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { SmallLoadState } from '../../../components/small-load-state.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { userEventsQuery } from './queries.ts';
import { RoleForm } from './role-form.tsx';
import { RestoreForm, SuspendForm } from './suspension-forms.tsx';
import { historyId } from './use-user-change.ts';

type UserDialogProps = { user: ManagedUser; own: boolean; onClose: () => void };

export function UserDialog({ user, own, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const name = fullName(user) || t('unnamed');
  return (
    <ModalDialog title={name} description={<Facts user={user} />} onClose={onClose}>
      <div className="flex flex-col gap-8">
        {own ? (
          <Notice>{t('ownAccount')}</Notice>
        ) : (
          <>
            <RoleForm key={`${user.id} ${user.role}`} user={user} name={name} />
            {user.suspended ? (
              <RestoreForm user={user} suspended={user.suspended} name={name} />
            ) : (
              <SuspendForm user={user} name={name} />
            )}
          </>
        )}
        <UserEvents id={user.id} />
      </div>
    </ModalDialog>
  );
}

function Facts({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const formats = useLocalFormats();
  const { inField } = useErrorMessages();
  const { email, emailVerified, createdAt, lastSignedInAt, id } = user;
  return (
    <>
      <p className="[overflow-wrap:anywhere] text-ink">{email}</p>
      {!emailVerified && <p className="text-sm">{t('unverified')}</p>}
      <p className="mt-1 text-sm">
        {inField(t('columns.joined'), formats.day(createdAt))}
        {' · '}
        {inField(
          t('columns.lastSignedIn'),
          lastSignedInAt ? formats.moment(lastSignedInAt) : t('never'),
        )}
      </p>
      <p className="text-xs [overflow-wrap:anywhere]">{inField(t('id'), id)}</p>
    </>
  );
}

function UserEvents({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const events = useQuery(userEventsQuery(id));
  return (
    <section
      id={historyId}
      aria-labelledby="history-title"
      tabIndex={-1}
      className="border-t border-line pt-5 outline-none"
    >
      <h3 id="history-title" className="text-lg">
        {t('history.title')}
      </h3>
      <SmallLoadState
        query={events}
        loading={t('history.loading')}
        failed={t('history.failed')}
        lines={2}
        className="mt-2"
      >
        {(loaded) => <Events events={loaded} />}
      </SmallLoadState>
    </section>
  );
}

function Events({ events }: { events: readonly UserEvent[] }) {
  const { t } = useTranslation('users');
  if (events.length === 0) return <p className="mt-2 text-muted">{t('history.empty')}</p>;
  return (
    <ol className="mt-2">
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  );
}

function Event({ event }: { event: UserEvent }) {
  const { t } = useTranslation('users');
  const formats = useLocalFormats();
  const { action, at, actor, before, after, reason } = event;
  const roleName = (text: string | null) => {
    const role = roles.find((each) => each === text);
    return role ? t(`roles.${role}`) : (text ?? '');
  };
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <p className="font-semibold">
        {action === 'role_granted'
          ? t('history.role', { before: roleName(before), after: roleName(after) })
          : t(`history.${action}`)}
      </p>
      <p className="text-sm [overflow-wrap:anywhere] text-muted">
        {formats.moment(at)} ·{' '}
        {t('history.by', { actor: actor === 'operator' ? t('history.operator') : actor })}
      </p>
      {reason !== null && (
        <p className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {t('history.reason', { reason })}
        </p>
      )}
    </li>
  );
}
