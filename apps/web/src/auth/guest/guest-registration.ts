import { linkGuest, registerGuest } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { ApiError, call } from '../../lib/api.ts';
import { refetchUserContent } from '../../lib/freshness.ts';
import { createGuestId, sha256 } from './create-guest-id.ts';
import { readFingerprint } from './fingerprint.ts';
import { readGuestId, storeGuestId } from './guest-id.ts';

let registering: Promise<void> | undefined;

/** Registers the browser as a guest, once per page load. Errors are ignored. */
export function ensureGuest(): Promise<void> {
  registering ??= register().catch(() => undefined);
  return registering;
}

async function register(): Promise<void> {
  const fingerprint = await readFingerprint(sha256);
  const stored = readGuestId();
  const guestId = stored ?? (await createGuestId(fingerprint, Date.now(), sha256));
  if (stored === null) storeGuestId(guestId);
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
 * Transfers the guest's content to the account, deletes the guest id and invalidates the content.
 * Errors are ignored.
 */
export async function linkGuestToAccount(client: QueryClient): Promise<void> {
  // The request needs the cookie that registration sets.
  await registering;
  const guestId = readGuestId();
  if (guestId === null) return;
  try {
    await call(linkGuest, { body: { guestId } });
    storeGuestId(null);
    registering = undefined;
  } catch {
    // The next page load tries again.
    return;
  }
  await refetchUserContent(client);
}
