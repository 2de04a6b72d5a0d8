// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DraftKey, readDraft, storeDraft } from '../lib/forms/drafts.ts';

/** A signature that was confirmed with an address, which verifies it for a new account. */
export type SignatureProof = { petition: string; token: string; email: string };

const key: DraftKey = 'draft:signature-proof';

/** What was typed into the forms of logging in and registering, which share it. */
export const accountDraft: DraftKey = 'draft:account';

/** Stores it until the tab is closed, and fills in the address of a new account. */
export function storeSignatureProof(proof: SignatureProof): void {
  storeDraft(key, proof);
  storeDraft(accountDraft, { ...readDraft(accountDraft), email: proof.email });
}

/** What proves an address, if it is the one that a signature of this tab was confirmed with. */
export function readSignatureProof(email: string): Omit<SignatureProof, 'email'> | undefined {
  const { petition, token, email: confirmed } = readDraft(key);
  const isSame = confirmed?.toLowerCase() === email.trim().toLowerCase();
  return isSame && petition && token ? { petition, token } : undefined;
}
