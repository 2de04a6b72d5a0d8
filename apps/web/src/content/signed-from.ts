// SPDX-License-Identifier: AGPL-3.0-or-later
import { confirmationDays } from '@kga/contracts/petitions';

import { readStored, store } from '../lib/browser.ts';

/** Stores the game from whose page a visitor goes to sign, or deletes it with null. */
export const storeSignedFrom = (game: string | null): void =>
  store('signed-from', game && `${game} ${Date.now()}`);

/** That game, as long as its mail can confirm a signature; empty without one. */
export function readSignedFrom(): string {
  const [game = '', at = ''] = (readStored('signed-from') ?? '').split(' ');
  return Date.now() - Number(at) < confirmationDays.expire * 86_400_000 ? game : '';
}
