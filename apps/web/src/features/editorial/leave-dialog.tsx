import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';

import { useTranslation } from '../../lib/translation.ts';
import type { LeaveGuard } from '../../lib/use-leave-guard.ts';

/** Asks whoever would leave an article that is not saved. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation(['editorial', 'shared']);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title={t('leave.title')}
      closeLabel={t('shared:close')}
      footer={
        <>
          <Button onClick={guard.stay}>{t('leave.stay')}</Button>
          <Button variant="quiet" onClick={guard.leave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('leave.text')}</p>
    </Dialog>
  );
}
