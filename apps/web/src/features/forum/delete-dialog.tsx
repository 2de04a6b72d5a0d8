import { Question, type QuestionProps } from '../../components/confirm-dialog.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Asks once more before something of one's own is deleted. */
export function DeleteQuestion(
  props: Pick<QuestionProps, 'title' | 'text' | 'act' | 'onDone' | 'onClose'>,
) {
  const { t } = useTranslation(['forum', 'content']);
  return (
    <Question
      {...props}
      button={t('delete')}
      busyLabel={t('deleting')}
      cancelLabel={t('content:cancel')}
      closeLabel={t('content:close')}
    />
  );
}
