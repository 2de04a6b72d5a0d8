// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, changeRole, roles } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useChangeErrorText, useCompleteChange } from './use-user-change.ts';

export function RoleForm({ user, name }: { user: ManagedUser; name: string }) {
  const { t } = useTranslation(['users', 'shared']);
  const complete = useCompleteChange();
  const errorTextOf = useChangeErrorText();
  const [role, setRole] = useState(user.role);
  const form = useForm({
    read: ({ reason = '' }) => ({ role, ...(reason.trim() !== '' && { reason }) }),
    schema: changeRole.schema.body,
    send: (body) => call(changeRole, { params: { id: user.id }, body }),
    onDone: (changed) =>
      complete(
        changed,
        t('changeRole.done'),
        t('changeRole.doneText', { name, role: t(`roles.${changed.role}`) }),
      ),
  });
  const field = useFieldProps(form);
  const errorText = form.error === undefined ? undefined : errorTextOf(form.error);
  return (
    <section aria-labelledby="role-title">
      <h3 id="role-title" className="text-lg">
        {t('changeRole.title')}
      </h3>
      <form {...form.props} className="mt-3 flex flex-col gap-4">
        <FormSummary className="empty:-mb-4" title={errorText} />
        <Select
          label={t('changeRole.label')}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          value={role}
          onValueChange={setRole}
          hint={t(`rolesText.${role}`)}
        />
        {role !== user.role && (
          <>
            <TextField
              {...field('reason')}
              label={t('changeRole.reason')}
              note={t('shared:optional')}
              hint={t('changeRole.reasonHint')}
              maxLength={500}
              autoComplete="off"
            />
            <p role="status" className="font-semibold">
              {t('changeRole.confirm', { name, role: t(`roles.${role}`) })}
            </p>
            <Button
              type="submit"
              className="self-start"
              busy={form.busy}
              busyLabel={t('changeRole.saving')}
            >
              {t('changeRole.button')}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}
