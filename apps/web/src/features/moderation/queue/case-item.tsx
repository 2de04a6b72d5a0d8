// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Undo2 } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';
import { titleLanguage, useCaseTitle } from './case-labels.ts';
import { CaseRow } from './case-row.tsx';
import { type Outcome, keyOf } from './outcomes.ts';
import { type Moderation, type Side, possibleDecisions } from './possible-decisions.ts';
import type { DecidedCase } from './use-decisions.ts';

const noDecisions = { keep: undefined, remove: undefined } as const;

/** A case in the list: open, decided or skipped. */
export function CaseItem({
  decided,
  moderation,
  now,
  current,
  selected,
  onSelect,
  onDecide,
  onUndo,
}: {
  decided: DecidedCase;
  moderation: Moderation;
  now: number;
  /** Whether wide screens show it beside the list. */
  current: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onDecide: (side: Side) => void;
  onUndo: () => void;
}) {
  const { t } = useTranslation('moderation');
  const titleOf = useCaseTitle();
  const { item, outcome, busy } = decided;
  const isOpen = moderation.state === 'open';
  const isOwn = item.author.id === moderation.moderatorId;
  if (outcome?.type === 'decided' || (outcome?.type === 'undone' && !isOpen)) {
    return <DecidedLine {...{ item, outcome, busy, onUndo }} />;
  }
  const undoable = !isOpen && !isOwn && outcome === undefined && item.decided?.undoable === true;
  return (
    <CaseRow
      {...{ item, now, current, busy, selected, onSelect, onDecide }}
      waits={isOpen}
      possible={outcome?.type === 'skipped' ? noDecisions : possibleDecisions(item, moderation)}
    >
      {outcome?.type === 'skipped' && (
        <Notice live tone="caution" className="mt-4" title={t(`left.${outcome.code}`)}>
          {t('leftText')}
        </Notice>
      )}
      {outcome === undefined && isOwn && <p className="mt-4 text-sm text-muted">{t('own')}</p>}
      {undoable && (
        <div className="-ms-3 mt-2">
          <UndoButton title={titleOf(item)} busy={busy} onUndo={onUndo} />
        </div>
      )}
    </CaseRow>
  );
}

type DecidedLineProps = {
  item: ModerationCase;
  outcome: Exclude<Outcome, { type: 'skipped' }>;
  busy: boolean;
  onUndo: () => void;
};

/** Replaces a case once it is decided or its decision is undone. */
function DecidedLine({ item, outcome, busy, onUndo }: DecidedLineProps) {
  const { t } = useTranslation('moderation');
  const title = useCaseTitle()(item);
  return (
    <li
      data-decided={keyOf(item)}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-sm xl:w-96 xl:px-4"
    >
      <p className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <span className="font-semibold">
          {outcome.type === 'decided' ? t(`decided.${outcome.decision}`) : t('undone')}
        </span>
        <span className="text-muted">
          {' · '}
          <bdi lang={titleLanguage(item)}>{title}</bdi>
        </span>
      </p>
      {outcome.type === 'decided' && <UndoButton {...{ title, busy, onUndo }} />}
    </li>
  );
}

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
