import type { ContentRef } from '@kga/contracts';
import { Button, type ButtonProps } from '@kga/ui/button';
import { Flag } from 'lucide-react';

import { useOnDemand } from '../lib/on-demand.tsx';
import { useTranslation } from '../lib/translation.ts';

/** The piece, and what tells its button from the others of a page, such as its title. */
export type Reported = ContentRef & { of?: string };

const load = async () => (await import('./open-report.tsx')).OpenReport;

/**
 * Tells moderators of a story, a post or a reply. The page's word set holds `content`
 * (./locales/content) and `problems`.
 */
export function ReportButton(piece: Reported) {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? (
    <Loaded {...piece} />
  ) : (
    <ReportTrigger of={piece.of} aria-haspopup="dialog" {...standIn} />
  );
}

/** The button that opens the form. */
export function ReportTrigger({
  of,
  reported = false,
  ...rest
}: ButtonProps & { of: string | undefined; reported?: boolean }) {
  const { t } = useTranslation('content');
  const label = t(reported ? 'report.reported' : 'report.button');
  return (
    <Button
      variant="quiet"
      size="small"
      className="no-print text-muted noscript:hidden"
      {...(of !== undefined && { 'aria-label': t('report.of', { label, name: of }) })}
      {...rest}
    >
      <Flag aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
