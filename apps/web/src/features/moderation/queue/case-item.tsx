import type { ModerationCase } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Undo2 } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';
import { useCaseTitle } from './case-labels.ts';
import { CaseRow } from './case-row.tsx';
import { type Outcome, keyOf } from './outcomes.ts';
import { type Side, decisionsFor } from './possible.ts';
import type { CaseState } from './use-decisions.ts';

const nothing = { keep: undefined, remove: undefined } as const;

/** A case in the list: open, decided or skipped. */
export function CaseItem({
  standing,
  by,
  now,
  selected,
  onSelect,
  onDecide,
  onUndo,
}: {
  standing: CaseState;
  by: { waits: boolean; ownId: string };
  now: number;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onDecide: (side: Side) => void;
  onUndo: () => void;
}) {
  const { t } = useTranslation('moderation');
  const titleOf = useCaseTitle();
  const { case: piece, outcome, busy } = standing;
  const isOwn = piece.author.id === by.ownId;
  if (outcome?.is === 'decided' || (outcome?.is === 'undone' && !by.waits)) {
    return <DecidedCase {...{ piece, outcome, busy, onUndo }} />;
  }
  const undoable = !by.waits && !isOwn && outcome === undefined && piece.decided?.undoable === true;
  return (
    <CaseRow
      {...{ piece, now, busy, selected, onSelect, onDecide }}
      waits={by.waits}
      possible={outcome?.is === 'left' ? nothing : decisionsFor(piece, by)}
    >
      {outcome?.is === 'left' && (
        <Notice live tone="caution" className="mt-4" title={t(`left.${outcome.code}`)}>
          {t('leftText')}
        </Notice>
      )}
      {outcome === undefined && isOwn && <p className="mt-4 text-sm text-muted">{t('own')}</p>}
      {undoable && (
        <div className="-ms-3 mt-2">
          <UndoButton title={titleOf(piece)} busy={busy} onUndo={onUndo} />
        </div>
      )}
    </CaseRow>
  );
}

/** Replaces a case once it is decided or its decision is undone. */
function DecidedCase({
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

/** Undoes a decision. */
function UndoButton({ title, busy, onUndo }: { title: string; busy: boolean; onUndo: () => void }) {
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
