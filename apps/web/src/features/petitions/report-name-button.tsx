// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Flag } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { ReportNameDialogProps } from './report-name-dialog.tsx';

const loadDialog = async () => (await import('./report-name-dialog.tsx')).ReportNameDialog;

/** Reports a name among the signers to the moderators. The dialog loads on demand. */
export function ReportNameButton(props: Omit<ReportNameDialogProps, 'trigger'>) {
  const { Loaded, standIn } = useOnDemand(loadDialog);
  return Loaded ? (
    <Loaded {...props} trigger={<Trigger />} />
  ) : (
    <Trigger aria-haspopup="dialog" {...standIn} />
  );
}

function Trigger(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation('petitions');
  return (
    <Button
      variant="quiet"
      size="small"
      className="no-print mt-2 -ms-3 text-muted noscript:hidden"
      {...props}
    >
      <Flag aria-hidden="true" className="size-4 shrink-0" />
      {t('signers.report')}
    </Button>
  );
}
