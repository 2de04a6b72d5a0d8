// SPDX-License-Identifier: AGPL-3.0-or-later
import { useState } from 'react';

import { useHydrated } from '../../../lib/browser.ts';
import { type DraftKey, readDraft } from '../../../lib/forms/drafts.ts';

/** What both forms ask for. */
export const contactFields = ['fullName', 'email', 'phone'] as const;

/** What a draft of each form holds: every field but files and consent, which is asked again. */
export const draftFields = {
  'draft:legal-consultation': [
    ...contactFields,
    'preferredDate',
    'preferredTime',
    'timeZone',
    'issueType',
    'caseDescription',
  ],
  'draft:legal-aid': [
    ...contactFields,
    'monthlyIncome',
    'currency',
    'preferNotToSay',
    'legalIssue',
    'detailedDescription',
  ],
} as const satisfies Partial<Record<DraftKey, readonly string[]>>;

export type RequestDraftKey = keyof typeof draftFields;

type SavedDraft = Readonly<Record<string, string>>;

/** The draft as it was when the form was made; empty until the storage of the browser can be read. */
export function useSavedDraft(key: RequestDraftKey): SavedDraft {
  const hydrated = useHydrated();
  const [saved] = useState(() => (hydrated ? readDraft(key) : {}));
  return saved;
}

/** What was chosen of a list; undefined where the draft has none of its values. */
export const savedChoice = <Value extends string>(
  saved: SavedDraft,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === saved[name]);
