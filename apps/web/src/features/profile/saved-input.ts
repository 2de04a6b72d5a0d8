import { useEffect, useState } from 'react';

import { ApiError } from '../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import type { SectionName } from './section.tsx';

const keyOf = (section: SectionName): DraftKey => `draft:profile-${section}`;

/** Whether an answer sends to the log-in before anything else goes on. */
function asksToSignIn(error: unknown): boolean {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === 'not_signed_in' || code === 'sign_in_again';
}

/**
 * What was typed in a section before its owner had to log in again, and a wrapper that keeps it
 * where that happens. Passwords are never kept.
 */
export function useSavedInput(section: SectionName) {
  const [kept] = useState(() => readDraft(keyOf(section)));
  useEffect(() => storeDraft(keyOf(section), null), [section]);
  return {
    kept,
    keeping:
      <Values, Answer>(
        texts: (values: Values) => Readonly<Record<string, string>>,
        send: (values: Values) => Promise<Answer>,
      ) =>
      async (values: Values): Promise<Answer> => {
        try {
          return await send(values);
        } catch (error) {
          if (asksToSignIn(error)) storeDraft(keyOf(section), texts(values));
          throw error;
        }
      },
  };
}
