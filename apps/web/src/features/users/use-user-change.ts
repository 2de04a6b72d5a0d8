import type { ManagedUser } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { ApiError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { updateUserInLists } from './queries.ts';

export const historyId = 'person-history';

export function useChangeErrorText(): (error: unknown) => string {
  const { t } = useTranslation('users');
  const errorMessages = useErrorMessages();
  return (error) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const code = problem?.code;
    if (problem?.errors?.some((each) => each.code === 'unverified')) {
      return t('problems.unverified');
    }
    if (code === 'own_account') return t('problems.own');
    if (code === 'not_found') return t('problems.gone');
    if (code === 'conflict') return t('problems.changed');
    return errorMessages.of(error);
  };
}

/**
 * Returns a function that completes a change of an account: it shows a toast, updates the lists and
 * focuses the history, since the form that had the focus is gone.
 */
export function useCompleteChange(): (
  changed: ManagedUser,
  message: { title: string; description: string },
) => Promise<void> {
  const { show } = useToast();
  const client = useQueryClient();
  return async (changed, message) => {
    show({ ...message, tone: 'success' });
    await updateUserInLists(client, changed);
    document.getElementById(historyId)?.focus({ preventScroll: true });
  };
}
