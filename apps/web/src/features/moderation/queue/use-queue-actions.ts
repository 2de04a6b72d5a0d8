// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { useErrorToast } from '../../../components/use-toasts.ts';
import type { RemovalReason } from '../../../content/moderating/removal-form.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCaseTitle } from './case-labels.ts';
import { type Outcome, keyOf } from './outcomes.ts';
import { type Moderation, type Side, possibleDecisions } from './possible-decisions.ts';
import { similarGamesQuery } from './queries.ts';
import { focusCase, focusedRow, nextAfter, stepFocus } from './queue-focus.ts';
import type { Shortcut } from './shortcuts.ts';
import { useCaseSelection } from './use-case-selection.ts';
import { useDecisions } from './use-decisions.ts';

export type QueueActions = ReturnType<typeof useQueueActions>;

/** Whether games similar to submitted ones are still loading; shows a notice then. */
function useSimilarLoading(): (items: readonly ModerationCase[]) => boolean {
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const { show } = useToast();
  return (items) => {
    const areLoading = items.some(
      ({ kind, title, status }) =>
        kind === 'game' &&
        status === 'pending' &&
        client.getQueryState(similarGamesQuery(title).queryKey)?.status === 'pending',
    );
    if (areLoading) show({ title: t('similarLoading') });
    return areLoading;
  };
}

const isOver = (outcome: Outcome | undefined) =>
  outcome?.type === 'decided' || outcome?.type === 'skipped';

const isPossible = ({ keep, remove }: ReturnType<typeof possibleDecisions>) =>
  keep !== undefined || remove !== undefined;

/** Moderation of a list by button or shortcut, for one or many cases. */
export function useQueueActions(
  cases: readonly ModerationCase[],
  moderation: Moderation,
  list: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('moderation');
  const summaryOf = useOutcomeSummary();
  const showError = useErrorToast();
  const areSimilarLoading = useSimilarLoading();
  const decisions = useDecisions(moderation);
  const [announcement, setAnnouncement] = useState('');
  const [removing, setRemoving] = useState<readonly ModerationCase[]>();

  const isDecidable = (item: ModerationCase) =>
    !isOver(decisions.stateOf(item).outcome) && isPossible(possibleDecisions(item, moderation));
  const decidable = cases.filter(isDecidable);
  const selection = useCaseSelection(decidable);

  const apply = async (items: readonly ModerationCase[], side: Side, reason?: RemovalReason) => {
    const next = nextAfter(list.current, items.map(keyOf));
    const outcomes = await decisions.decideAll(items, side, reason);
    flushSync(() => {
      selection.select(items, false);
      // An open dialog would trap the focus.
      setRemoving(undefined);
      setAnnouncement(summaryOf(items, outcomes));
    });
    // The buttons disappear with the decided cases, so the focus has to move.
    const anyDecided = outcomes.some((outcome) => outcome.type === 'decided');
    focusCase(list.current, (anyDecided ? next : undefined) ?? firstKey(items));
  };

  /** Approves or restores cases; opens the dialog for a reason before it removes them. */
  const decide = (items: readonly ModerationCase[], side: Side) => {
    const possible = items.filter(
      (item) =>
        !decisions.stateOf(item).busy &&
        isDecidable(item) &&
        possibleDecisions(item, moderation)[side] !== undefined,
    );
    if (possible.length === 0) return;
    if (side === 'keep' && areSimilarLoading(possible)) return;
    if (side === 'remove') setRemoving(possible);
    else apply(possible, side).catch(showError);
  };

  const undoAll = async (items: readonly ModerationCase[]) => {
    const errors = await attemptEach(items, decisions.undo);
    if (errors.length < items.length) flushSync(() => setAnnouncement(t('undone')));
    focusCase(list.current, firstKey(items));
    if (errors.length > 0) showError(errors[0]);
  };
  const undo = (items: readonly ModerationCase[]) => void undoAll(items).catch(showError);
  const undoLast = () => undo(decisions.last);

  return {
    /** Text for the live region: the result of the last action. */
    announcement,
    stateOf: decisions.stateOf,
    selection,
    busy: cases.some((item) => decisions.stateOf(item).busy),
    decide,
    undo,
    /** The cases in the removal dialog; undefined while it is closed. */
    removing,
    remove: async (reason: RemovalReason) => {
      if (removing) await apply(removing, 'remove', reason);
    },
    closeRemoving: () => setRemoving(undefined),
    runShortcut: (shortcut: QueueShortcut) =>
      runShortcut(shortcut, list.current, { decidable, selection, decide, undo: undoLast }),
    /** Clears outcomes and selection after the list was reloaded. */
    reset: () => {
      decisions.reset();
      selection.clear();
    },
  };
}

type QueueShortcut = Exclude<Shortcut, 'help'>;

type ShortcutTargets = {
  decidable: readonly ModerationCase[];
  selection: ReturnType<typeof useCaseSelection>;
  decide: (items: readonly ModerationCase[], side: Side) => void;
  undo: () => void;
};

/** Applies a shortcut to the selected cases, else to the focused one. */
function runShortcut(
  shortcut: QueueShortcut,
  list: HTMLElement | null,
  { decidable, selection, decide, undo }: ShortcutTargets,
): void {
  const row = focusedRow(list);
  const focused = decidable.filter((item) => keyOf(item) === row?.dataset['case']);
  const { selected, select, isSelected } = selection;
  switch (shortcut) {
    case 'next':
      stepFocus(list, 1);
      break;
    case 'previous':
      stepFocus(list, -1);
      break;
    case 'keep':
    case 'remove':
      decide(selected.length > 0 ? selected : focused, shortcut);
      break;
    case 'select':
      for (const item of focused) select([item], !isSelected(item));
      break;
    case 'open':
      row?.querySelector<HTMLAnchorElement>('[data-page-link]')?.click();
      break;
    case 'undo':
      undo();
      break;
  }
}

/** Returns a function that summarises the outcomes of a decision for screen readers. */
function useOutcomeSummary() {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const titleOf = useCaseTitle();
  return (items: readonly ModerationCase[], outcomes: readonly Outcome[]): string => {
    const decided = outcomes.filter((outcome) => outcome.type === 'decided');
    const skipped = outcomes.length - decided.length;
    const [first] = decided;
    const [item] = items;
    if (decided.length === 1 && skipped === 0 && first && item) {
      return `${t(`decided.${first.decision}`)}: ${titleOf(item)}`;
    }
    return [
      ...(decided.length > 0 ? [t('done', counted(formats, decided.length))] : []),
      ...(skipped > 0 ? [t('leftMany', counted(formats, skipped))] : []),
    ].join(' ');
  };
}

const firstKey = ([first]: readonly ModerationCase[]): string | undefined => first && keyOf(first);

/** Runs an action for each item in turn and returns the errors; an error does not stop the rest. */
export async function attemptEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}
