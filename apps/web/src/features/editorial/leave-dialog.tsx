import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';

import { useTranslation } from '../../lib/translation.ts';
import type { LeaveGuard } from '../../lib/use-leave-guard.ts';

/** Asks whoever would leave an article that is not saved. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title={t('ownNews.leave.title')}
      closeLabel={t('admin.close')}
      footer={
        <>
          <Button onClick={guard.stay}>{t('ownNews.leave.stay')}</Button>
          <Button variant="quiet" onClick={guard.leave}>
            {t('ownNews.leave.leave')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('ownNews.leave.text')}</p>
    </Dialog>
  );
}
