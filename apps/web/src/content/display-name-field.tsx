// SPDX-License-Identifier: AGPL-3.0-or-later
import { updateDisplayName } from '@kga/contracts/accounts';
import { publicAuthorId } from '@kga/contracts/content';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';

import { updateUser } from '../auth/change-user.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useFieldProps } from '../components/errors/form-errors.tsx';
import { call } from '../lib/api.ts';
import type { Form } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';
import { SuggestName, displayNameField } from './suggest-name.tsx';

/** Returns what saves a member's first public name before what the form sends. */
export function useDisplayNameSaver() {
  const client = useQueryClient();
  const { user } = useAuth();
  return async (text = ''): Promise<void> => {
    const displayName = text.trim();
    if (user?.displayName !== null || displayName === '') return;
    updateUser(client, await call(updateDisplayName, { body: { displayName } }));
  };
}

/** Asks members who have no public name for one; nothing for all others. */
export function DisplayNameField({ form }: { form: Form }) {
  const { t } = useTranslation(['content', 'shared']);
  const { user } = useAuth();
  const field = useFieldProps(form);
  if (user?.displayName !== null) return null;
  return (
    <div className="flex max-w-md flex-col gap-2">
      <TextField
        {...field(displayNameField)}
        label={t('displayName.label')}
        note={t('shared:optional')}
        hint={t('displayName.hint', {
          id: t('shared:author.member', { id: publicAuthorId(user.id) }),
        })}
        autoComplete="nickname"
        dir="auto"
      />
      <SuggestName form={form} />
    </div>
  );
}
