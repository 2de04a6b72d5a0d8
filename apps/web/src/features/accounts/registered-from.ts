// SPDX-License-Identifier: AGPL-3.0-or-later
import { returnPathOf } from '../../auth/return-path.ts';
import { readStored, store } from '../../lib/browser.ts';

/** Stores the page that registering leads back to: the link of a mail opens another tab. */
export const storeRegisteredFrom = (path: string): void => store('registered-from', path);

export const deleteRegisteredFrom = (): void => store('registered-from', null);

/** The page that registering led back to, until the address is confirmed. */
export function readRegisteredFrom(): string | undefined {
  const path = readStored('registered-from');
  return path === null ? undefined : returnPathOf(new URLSearchParams({ returnTo: path }));
}
