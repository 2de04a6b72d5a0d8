// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DraftKey, readDraft, storeDraft } from '../lib/forms/drafts.ts';

/** A signature that was confirmed with an address, which verifies it for a new account. */
type SignatureProof = {
  petition: string;
  token: string;
  /** Undefined where only the link of its mail was opened here. */
  email: string | undefined;
};

const key: DraftKey = 'draft:signature-proof';

/** What was typed into the forms of logging in and registering, which share it. */
export const accountDraft: DraftKey = 'draft:account';

/** Stores it until the tab is closed, and fills in the address of a new account. */
export function storeSignatureProof({ email = '', ...proof }: SignatureProof): void {
  storeDraft(key, { ...proof, email });
  if (email !== '') storeDraft(accountDraft, { ...readDraft(accountDraft), email });
}

/** Deletes it with what was typed for an account. */
export function deleteAccountDrafts(): void {
  storeDraft(key, null);
  storeDraft(accountDraft, null);
}

/** What proves an address, unless a signature of this tab was confirmed with another one; the api compares them. */
export function readSignatureProof(email: string): Omit<SignatureProof, 'email'> | undefined {
  const { petition, token, email: confirmed = '' } = readDraft(key);
  const isPossible = [email.trim().toLowerCase(), ''].includes(confirmed.toLowerCase());
  return isPossible && petition && token ? { petition, token } : undefined;
}
