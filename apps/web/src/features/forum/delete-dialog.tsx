import { Question, type QuestionProps } from '../../components/confirm-dialog.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Asks once more before something of one's own is deleted. */
export function DeleteQuestion(
  props: Pick<QuestionProps, 'title' | 'text' | 'act' | 'onDone' | 'onClose'>,
) {
  const { t } = useTranslation();
  return (
    <Question
      {...props}
      button={t('forum.delete')}
      busyLabel={t('forum.deleting')}
      cancelLabel={t('content.cancel')}
      closeLabel={t('content.close')}
    />
  );
}
