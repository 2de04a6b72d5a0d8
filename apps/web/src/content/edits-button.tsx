import type { ContentRef } from '@kga/contracts';
import { Button, type ButtonProps } from '@kga/ui/button';
import { History } from 'lucide-react';

import { useOnDemand } from '../lib/on-demand.tsx';
import { useTranslation } from '../lib/translation.ts';

const load = async () => (await import('./open-edits.tsx')).OpenEditHistory;

/**
 * Shows moderators what a piece said before each change; for nobody else's eyes. The page's word
 * set holds `content` (./locales/content).
 */
export function EditHistoryButton(piece: ContentRef & { of?: string }) {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? (
    <Loaded {...piece} />
  ) : (
    <EditHistoryTrigger of={piece.of} aria-haspopup="dialog" {...standIn} />
  );
}

/** The button that opens it. */
export function EditHistoryTrigger({
  of,
  ...rest
}: ButtonProps & {
  /** What tells it from the others of a page. */
  of: string | undefined;
}) {
  const { t } = useTranslation('content');
  const label = t('history.button');
  return (
    <Button
      variant="quiet"
      size="small"
      className="no-print text-muted"
      {...(of !== undefined && { 'aria-label': t('report.of', { label, name: of }) })}
      {...rest}
    >
      <History aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
