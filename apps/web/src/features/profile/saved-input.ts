import { useEffect, useState } from 'react';

import { ApiError } from '../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import type { SectionName } from './section.tsx';

const keyOf = (section: SectionName): DraftKey => `draft:profile-${section}`;

/** Whether an error requires the user to sign in first. */
function asksToSignIn(error: unknown): boolean {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === 'not_signed_in' || code === 'sign_in_again';
}

/**
 * The input saved when a section's submission required a fresh sign-in, and a wrapper that saves
 * it in that case. Passwords are never saved.
 */
export function useSavedInput(section: SectionName) {
  const [saved] = useState(() => readDraft(keyOf(section)));
  useEffect(() => storeDraft(keyOf(section), null), [section]);
  return {
    saved,
    savingOnSignIn:
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
