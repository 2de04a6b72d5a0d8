// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Fingerprint, linkGuest, registerGuest } from '@kga/contracts/accounts';
import type { QueryClient } from '@tanstack/react-query';

import { ApiError, call } from '../../lib/api.ts';
import { refetchUserContent } from '../../lib/freshness.ts';
import { readFingerprint } from './fingerprint.ts';
import { readGuestId, storeGuestId } from './guest-id.ts';

let registering: Promise<void> | undefined;

/** Registers the browser as a guest, once per page load. Errors are ignored. */
export function ensureGuest(): Promise<void> {
  registering ??= register().catch(() => undefined);
  return registering;
}

/** Deletes the guest id of the browser: what it writes next belongs to another guest. */
export async function forgetGuest(): Promise<void> {
  // A registration under way would store its id afterwards.
  await registering;
  storeGuestId(null);
  registering = undefined;
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

/** Transfers the guest's content to the account and deletes the guest id. Errors are ignored. */
export async function linkGuestToAccount(client: QueryClient): Promise<void> {
  // The request needs the cookie that registration sets.
  await registering;
  const guestId = readGuestId();
  if (guestId === null) return;
  try {
    await call(linkGuest, { body: { guestId } });
    await forgetGuest();
  } catch {
    // The next page load tries again.
    return;
  }
  await refetchUserContent(client);
}

/** Builds an id: `guest_`, 16 hex characters of the fingerprint's hash, and the time in milliseconds. */
export async function createGuestId(
  fingerprint: Fingerprint,
  now: number,
  digest: (text: string) => Promise<string>,
): Promise<string> {
  const { userAgent, language, platform, screen, timezone, renderer, canvasHash } = fingerprint;
  const size = screen ? `${screen.width}x${screen.height}x${screen.colorDepth}` : null;
  const inputs = [userAgent, language, platform, size, timezone, renderer, canvasHash];
  const hash = await digest(inputs.map((input) => input ?? '').join('\n'));
  return `guest_${hash.slice(0, 16)}${now}`;
}

/** SHA-256 as lower-case hex. Uses Web Crypto if available, which it is not on plain http. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Undefined outside of secure contexts, although its type says otherwise.
  const subtle: unknown = Reflect.get(crypto, 'subtle');
  if (subtle !== undefined) {
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return hexOf([...new Uint8Array(digest)], 2);
  }
  const { plainSha256 } = await import('./plain-sha256.ts');
  return hexOf(plainSha256(bytes), 8);
}

function hexOf(values: readonly number[], digits: number): string {
  return values.map((value) => value.toString(16).padStart(digits, '0')).join('');
}
