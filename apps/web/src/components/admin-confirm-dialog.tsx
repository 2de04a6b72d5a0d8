import { useTranslation } from '../lib/translation.ts';
import { Question as Asked, type QuestionProps } from './confirm-dialog.tsx';

/** A question in the words of the administration. */
export function Question(props: Omit<QuestionProps, 'cancelLabel' | 'closeLabel'>) {
  const { t } = useTranslation('shared');
  return <Asked {...props} cancelLabel={t('cancel')} closeLabel={t('close')} />;
}
