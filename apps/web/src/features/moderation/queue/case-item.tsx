import { Notice } from '@kga/ui/notice';

import { useTranslation } from '../../../lib/translation.ts';
import { CaseRow } from './case-row.tsx';
import { DecidedCase, UndoButton } from './case-settled.tsx';
import { type Side, decisionsFor } from './possible.ts';
import type { CaseState } from './use-decisions.ts';
import { useCaseTitle } from './use-title-of.ts';

const nothing = { keep: undefined, remove: undefined } as const;

/** A case of the list as it stands now. */
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
