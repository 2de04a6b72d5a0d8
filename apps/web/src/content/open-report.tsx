import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useState } from 'react';

import { useTranslation } from '../lib/translation.ts';
import { ReportTrigger, type Reported } from './report-button.tsx';
import { ReportForm } from './report-form.tsx';

/** The button with its form, open from the start: the press that loads it means to open it. */
export function OpenReport({ kind, id, of }: Reported) {
  const { t } = useTranslation('content');
  const { show } = useToast();
  const [open, setOpen] = useState(true);
  const [reported, setReported] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<ReportTrigger of={of} reported={reported} />}
      title={t(`report.title.${kind}`)}
      description={t(reported ? 'report.again' : 'report.text')}
      closeLabel={t('close')}
    >
      <ReportForm
        piece={{ kind, id }}
        onDone={() => {
          setOpen(false);
          setReported(true);
          show({
            title: t('report.done'),
            description: t('report.doneText'),
            tone: 'success',
          });
        }}
      />
    </Dialog>
  );
}
