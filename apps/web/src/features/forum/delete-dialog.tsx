import { ConfirmDialog, type ConfirmDialogProps } from '../../components/confirm-dialog.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Asks once more before something of one's own is deleted. */
export function DeleteDialog(
  props: Pick<ConfirmDialogProps, 'title' | 'text' | 'act' | 'onDone' | 'onClose'>,
) {
  const { t } = useTranslation('forum');
  return <ConfirmDialog {...props} button={t('delete')} busyLabel={t('deleting')} />;
}
