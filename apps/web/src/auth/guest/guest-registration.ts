import { linkGuest, registerGuest } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { invalidateContent } from '../../content/invalidate-content.ts';
import { ApiError, call } from '../../lib/api.ts';
import { createGuestId, sha256 } from './create-guest-id.ts';
import { readFingerprint } from './fingerprint.ts';
import { readGuestId, storeGuestId } from './guest-id.ts';

let registering: Promise<void> | undefined;

/** Makes the browser a guest that the server knows, once a page. Failures are let be. */
export function ensureGuest(): Promise<void> {
  registering ??= register().catch(() => undefined);
  return registering;
}

async function register(): Promise<void> {
  const fingerprint = await readFingerprint(sha256);
  const kept = readGuestId();
  const guestId = kept ?? (await createGuestId(fingerprint, Date.now(), sha256));
  if (kept === null) storeGuestId(guestId);
  try {
    await call(registerGuest, { body: { guestId, fingerprint } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'guest_id_taken') throw error;
    const another = await createGuestId(fingerprint, Date.now(), sha256);
    await call(registerGuest, { body: { guestId: another, fingerprint } });
    storeGuestId(another);
  }
}

/**
 * Gives the account what the guest made, forgets the guest then and has what is shown of it asked
 * for anew. Failures are let be.
 */
export async function linkGuestToAccount(client: QueryClient): Promise<void> {
  // Its cookie comes with the registration.
  await registering;
  const guestId = readGuestId();
  if (guestId === null) return;
  try {
    await call(linkGuest, { body: { guestId } });
    storeGuestId(null);
    registering = undefined;
  } catch {
    // The next page tries again.
    return;
  }
  await invalidateContent(client);
}
