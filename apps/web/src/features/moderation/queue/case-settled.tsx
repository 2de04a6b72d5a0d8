import type { ModerationCase } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Undo2 } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';
import { type Outcome, keyOf } from './outcomes.ts';
import { useCaseTitle } from './use-title-of.ts';

/** A line in the place of a case that was decided here, or whose decision was taken back. */
export function DecidedCase({
  piece,
  outcome,
  busy,
  onUndo,
}: {
  piece: ModerationCase;
  outcome: Exclude<Outcome, { is: 'left' }>;
  busy: boolean;
  onUndo: () => void;
}) {
  const { t } = useTranslation('moderation');
  const title = useCaseTitle()(piece);
  return (
    <li
      data-settled={keyOf(piece)}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-sm"
    >
      <p className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <span className="font-semibold">
          {outcome.is === 'decided' ? t(`decided.${outcome.decision}`) : t('undone')}
        </span>
        <span className="text-muted">
          {' · '}
          <bdi lang={piece.title === '' ? undefined : piece.language}>{title}</bdi>
        </span>
      </p>
      {outcome.is === 'decided' && <UndoButton {...{ title, busy, onUndo }} />}
    </li>
  );
}

/** Takes a decision back. */
export function UndoButton({
  title,
  busy,
  onUndo,
}: {
  title: string;
  busy: boolean;
  onUndo: () => void;
}) {
  const { t } = useTranslation('moderation');
  const label = t('undo');
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('actionOn', { action: label, title })}
      busy={busy}
      busyLabel={t('undoing')}
      onClick={onUndo}
    >
      <Undo2 aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
