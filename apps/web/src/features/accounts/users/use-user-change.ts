// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ManagedUser } from '@kga/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { updateUserInLists } from './queries.ts';

export const historyId = 'person-history';

export function useChangeErrorText(): (error: unknown) => string {
  const { t } = useTranslation('users');
  const errorMessages = useErrorMessages();
  return (error) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const code = problem?.code;
    if (problem?.errors?.some((each) => each.code === 'unverified'))
      return t('problems.unverified');
    if (code === 'own_account') return t('problems.own');
    if (code === 'not_found') return t('problems.gone');
    if (code === 'conflict') return t('problems.changed');
    return errorMessages.of(error);
  };
}

/** Returns a function that shows a toast and updates the lists after a change of an account. */
export function useCompleteChange() {
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  return async (changed: ManagedUser, title: string, description: string) => {
    showSuccess(title, description);
    await updateUserInLists(client, changed);
    // The form that had the focus is gone.
    document.getElementById(historyId)?.focus({ preventScroll: true });
  };
}
