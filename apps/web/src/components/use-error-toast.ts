import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../lib/translation.ts';
import { useErrorMessages } from './errors/use-error-messages.ts';

/** Shows the message of a failed action in a toast, for actions that have no form. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  const errorMessages = useErrorMessages();
  return (error) =>
    show({ title: t('notDone'), description: errorMessages.of(error), tone: 'failure' });
}
