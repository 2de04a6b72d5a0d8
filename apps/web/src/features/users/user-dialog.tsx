import type { ManagedUser } from '@kga/contracts';
import { Notice } from '@kga/ui/notice';

import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { useLocalFormats } from '../../lib/local-formats.ts';
import { useTranslation } from '../../lib/translation.ts';
import { RoleForm } from './role-form.tsx';
import { RestoreForm, SuspendForm } from './suspension-forms.tsx';
import { UserEvents } from './user-events.tsx';
import { userName } from './user-row.tsx';

type UserDialogProps = { user: ManagedUser; own: boolean; onClose: () => void };

/** Admin actions on an account, and its history. */
export function UserDialog({ user, own, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const name = userName(user) || t('unnamed');
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
