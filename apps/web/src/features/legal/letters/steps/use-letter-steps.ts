// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

import { useHydrated } from '../../../../lib/browser.ts';
import { localDay } from '../assembly/letter-values.ts';
import { focusOn, viewHeadingId } from '../focus-after.ts';
import { daysOf } from '../form/letter-days.ts';
import { type LetterError, letterErrors } from '../form/letter-errors.ts';
import type { LetterFields } from '../form/letter-fields.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { fieldId } from '../form/use-letter-field.ts';
import {
  type LetterStep,
  type LetterView,
  firstOpenStep,
  nextStep,
  previousStep,
  stepErrors,
  stepsOf,
} from './letter-steps.ts';

const entryState = z.object({
  /** Whether the entry of the history before this one is a question or the letter, too. */
  isInside: z.optional(z.boolean()),
  /** Where to go on once the answer is changed. */
  returnTo: z.optional(z.string()),
});

type EntryState = z.infer<typeof entryState>;

/** The query of a view, which goes along with what the link has chosen. */
export function searchOf(search: URLSearchParams, view: LetterView | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('step');
  if (view !== undefined) next.set('step', view);
  return next.toString();
}

type Input = {
  draft: LetterDraft;
  /** What a link to the letter has chosen, and whether its game is still being loaded. */
  chosen: LetterFields;
  isGamePending: boolean;
};

/** The view that the address names; without one the first question that is open, or a finished letter. */
function useView(
  { draft, isGamePending }: Omit<Input, 'chosen'>,
  asked: string | null,
): LetterView {
  const { before, fields } = draft;
  const today = localDay();
  const isWritten = (each: LetterFields) =>
    each.shown === 'letter' && letterErrors(each, today).length === 0;
  const known = isGamePending ? { game: '…', ...before } : before;
  const start = isWritten(before) ? 'letter' : firstOpenStep(known, today);
  if (asked === 'letter') return isWritten(fields) ? asked : firstOpenStep(fields, today);
  return stepsOf(fields).find((each) => each === asked) ?? start;
}

/** Focuses the heading of the view after the address has changed, or the first field that is wrong. */
function useFocusOnView(asked: string | null, view: LetterView, errors: readonly LetterError[]) {
  const shown = useRef(asked);
  const focusView = useEffectEvent(() => {
    const [first] = errors;
    focusOn(first ? fieldId(first.field) : viewHeadingId(view));
  });
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    focusView();
  }, [asked]);
}

/**
 * The questions one after another, each with an entry of the browser's history. Answers are those of the
 * draft alone.
 */
export function useLetterSteps({ draft, chosen, isGamePending }: Input) {
  const { fields } = draft;
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const asked = search.get('step');
  const view = useView({ draft, isGamePending }, asked);
  /** The question whose answer was to be left, so that it shows its errors. */
  const [checked, setChecked] = useState<LetterStep>();
  const errors = view === checked ? stepErrors(view, fields, localDay()) : [];
  // The server does not know the entry of the history.
  const entry = useHydrated() ? entryState.safeParse(location.state).data : undefined;
  const { isInside = false, returnTo } = entry ?? {};
  useFocusOnView(asked, view, errors);

  const go = (to: LetterView | undefined, state: EntryState = { isInside: true }) =>
    void navigate({ search: searchOf(search, to) }, { state, replace: state.isInside !== true });

  const write = () => {
    const today = localDay();
    const isOpen = letterErrors(fields, today).length > 0;
    if (!isOpen) draft.change({ shown: 'letter', ...daysOf(fields, today) });
    const open = isOpen ? firstOpenStep(fields, today) : undefined;
    setChecked(open);
    go(open ?? 'letter');
  };

  const leave = (step: LetterStep) => {
    const [first] = stepErrors(step, fields, localDay());
    setChecked(first && step);
    if (first) {
      focusOn(fieldId(first.field));
      return;
    }
    const next = returnTo === 'letter' ? undefined : nextStep(step, fields, chosen);
    const back = stepsOf(fields).find((each) => each === returnTo);
    if (back ?? next) go(back ?? next);
    else write();
  };

  return {
    view,
    errors,
    /** Whether the next press writes the letter. */
    isLast:
      view !== 'letter' &&
      (returnTo === 'letter' || (!returnTo && nextStep(view, fields, chosen) === undefined)),
    hasPrevious: isInside || (view !== 'letter' && previousStep(view, fields) !== undefined),
    next: () => {
      if (view !== 'letter') leave(view);
    },
    back: () => {
      if (isInside) void navigate(-1);
      else go(view === 'letter' ? 'sender' : previousStep(view, fields), {});
    },
    /** Shows a question without leaving the one before behind it. */
    show: (step: LetterStep) => {
      if (step === view) focusOn(viewHeadingId(step));
      else go(step);
    },
    /** Begins again at the first question. */
    restart: () => {
      setChecked(undefined);
      go(undefined, {});
    },
  };
}

export type LetterSteps = ReturnType<typeof useLetterSteps>;
