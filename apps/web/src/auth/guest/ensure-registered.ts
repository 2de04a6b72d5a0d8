// SPDX-License-Identifier: AGPL-3.0-or-later
import { isId } from '../../lib/queries.ts';

/** Registers the guest with the server unless the visitor is a member, whose id is a UUID. */
export async function ensureRegistered(visitor: string): Promise<void> {
  if (isId(visitor)) return;
  const { ensureGuest } = await import('./guest-registration.ts');
  await ensureGuest();
}
