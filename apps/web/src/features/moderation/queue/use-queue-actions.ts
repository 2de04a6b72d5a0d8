import type { ModerationCase } from '@kga/contracts';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { useErrorToast } from '../../../components/use-error-toast.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCaseTitle } from './case-labels.ts';
import { type Outcome, keyOf } from './outcomes.ts';
import { type Side, decisionsFor } from './possible.ts';
import { focusCase, focusedRow, nextAfter, stepFocus } from './queue-focus.ts';
import type { Shortcut } from './shortcuts.ts';
import { type RemovalReason, type CaseState, useDecisions } from './use-decisions.ts';

export type QueueActions = {
  /** Text for the live region: the result of the last action. */
  announcement: string;
  stateOf: (piece: ModerationCase) => CaseState;
  isSelected: (piece: ModerationCase) => boolean;
  select: (piece: ModerationCase, selected: boolean) => void;
  /** Selects or deselects all open cases. */
  selectAll: (selected: boolean) => void;
  /** The selected cases. */
  selected: readonly ModerationCase[];
  selectable: number;
  busy: boolean;
  /** Approves or restores cases; opens the dialog for a reason before it removes them. */
  decide: (pieces: readonly ModerationCase[], side: Side) => void;
  undo: (pieces: readonly ModerationCase[]) => void;
  /** The cases in the removal dialog; undefined while it is closed. */
  removing: readonly ModerationCase[] | undefined;
  remove: (because: RemovalReason) => Promise<void>;
  closeRemoving: () => void;
  press: (shortcut: Exclude<Shortcut, 'help'>) => void;
  /** Clears outcomes and selection after the list was reloaded. */
  forget: () => void;
};

/** Moderation of a list by button or shortcut, for one or many cases. */
export function useQueueActions(
  cases: readonly ModerationCase[],
  by: { waits: boolean; ownId: string },
  list: RefObject<HTMLElement | null>,
): QueueActions {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const titleOf = useCaseTitle();
  const showError = useErrorToast();
  const decisions = useDecisions(by);
  const [said, setSaid] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<readonly ModerationCase[]>();

  const canBeDecided = (piece: ModerationCase) => {
    const { outcome } = decisions.stateOf(piece);
    const isOver = outcome?.is === 'decided' || outcome?.is === 'left';
    const { keep, remove } = decisionsFor(piece, by);
    return !isOver && (keep !== undefined || remove !== undefined);
  };
  const open = cases.filter(canBeDecided);
  const selected = open.filter((piece) => marked.has(keyOf(piece)));
  const able = (pieces: readonly ModerationCase[], side: Side) =>
    pieces.filter((piece) => {
      const isBusy = decisions.stateOf(piece).busy;
      return !isBusy && canBeDecided(piece) && decisionsFor(piece, by)[side] !== undefined;
    });

  const mark = (pieces: readonly ModerationCase[], wanted: boolean) => {
    const keys = pieces.map(keyOf);
    setMarked((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(wanted ? [...others, ...keys] : others);
    });
  };

  const sayOutcomes = (pieces: readonly ModerationCase[], outcomes: readonly Outcome[]) => {
    const decided = outcomes.filter((outcome) => outcome.is === 'decided');
    const left = outcomes.length - decided.length;
    const [first] = decided;
    const [piece] = pieces;
    if (decided.length === 1 && left === 0 && first && piece) {
      return `${t(`decided.${first.decision}`)}: ${titleOf(piece)}`;
    }
    const parts = [
      ...(decided.length > 0 ? [t('done', counted(formats, decided.length))] : []),
      ...(left > 0 ? [t('leftMany', counted(formats, left))] : []),
    ];
    return parts.join(' ');
  };

  const carryOut = async (
    pieces: readonly ModerationCase[],
    side: Side,
    because?: RemovalReason,
  ) => {
    const next = nextAfter(list.current, pieces.map(keyOf));
    const outcomes = await decisions.decideAll(pieces, side, because);
    flushSync(() => {
      mark(pieces, false);
      // An open dialog would trap the focus.
      setRemoving(undefined);
      setSaid(sayOutcomes(pieces, outcomes));
    });
    // The buttons disappear with the decided cases, so the focus has to move.
    const isSettled = outcomes.some((outcome) => outcome.is === 'decided');
    const goOn = (isSettled && next) || keyOfFirst(pieces);
    if (goOn !== undefined) focusCase(list.current, goOn);
  };

  const decide = (pieces: readonly ModerationCase[], side: Side) => {
    const meant = able(pieces, side);
    if (meant.length === 0) return;
    if (side === 'remove') setRemoving(meant);
    else carryOut(meant, side).catch(showError);
  };

  const undoAll = async (pieces: readonly ModerationCase[]) => {
    const failures = await attemptEach(pieces, decisions.undo);
    const [failure] = failures;
    if (failures.length < pieces.length) flushSync(() => setSaid(t('undone')));
    const first = keyOfFirst(pieces);
    if (first !== undefined) focusCase(list.current, first);
    if (failures.length > 0) showError(failure);
  };
  const undo = (pieces: readonly ModerationCase[]) => {
    undoAll(pieces).catch(showError);
  };

  const press = (shortcut: Exclude<Shortcut, 'help'>): void => {
    const row = focusedRow(list.current);
    const focused = open.filter((piece) => keyOf(piece) === row?.dataset['case']);
    switch (shortcut) {
      case 'next':
        stepFocus(list.current, 1);
        break;
      case 'previous':
        stepFocus(list.current, -1);
        break;
      case 'keep':
      case 'remove':
        decide(selected.length > 0 ? selected : focused, shortcut);
        break;
      case 'select':
        for (const piece of focused) mark([piece], !marked.has(keyOf(piece)));
        break;
      case 'open':
        row?.querySelector<HTMLAnchorElement>('[data-piece-link]')?.click();
        break;
      case 'undo':
        undo(decisions.last);
        break;
    }
  };

  return {
    announcement: said,
    stateOf: decisions.stateOf,
    isSelected: (piece) => marked.has(keyOf(piece)),
    select: (piece, wanted) => mark([piece], wanted),
    selectAll: (wanted) => mark(open, wanted),
    selected,
    selectable: open.length,
    busy: cases.some((piece) => decisions.stateOf(piece).busy),
    decide,
    undo,
    removing,
    remove: async (because) => {
      if (removing) await carryOut(removing, 'remove', because);
    },
    closeRemoving: () => setRemoving(undefined),
    press,
    forget: () => {
      decisions.forget();
      setMarked(new Set());
    },
  };
}

const keyOfFirst = ([first]: readonly ModerationCase[]): string | undefined =>
  first && keyOf(first);

/** Runs an action for each item in turn and returns the errors; an error does not stop the rest. */
export async function attemptEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
