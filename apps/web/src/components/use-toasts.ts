// SPDX-License-Identifier: AGPL-3.0-or-later
import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../lib/translation.ts';
import { useErrorMessages } from './errors/use-error-messages.ts';

/** Confirms a successful action in a toast. */
export function useSuccessToast(): (title: string, description?: string) => void {
  const { show } = useToast();
  return (title, description) =>
    show({ title, ...(description !== undefined && { description }), tone: 'success' });
}

/** Shows the message of a failed action in a toast, for actions that have no form. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  const errorMessages = useErrorMessages();
  return (error) =>
    show({ title: t('notDone'), description: errorMessages.of(error), tone: 'failure' });
}
