// SPDX-License-Identifier: AGPL-3.0-or-later
import { suggestAddress } from '@kga/contracts/accounts';
import mailchecker from 'mailchecker';

/** What a form refuses: a domain, or one above it, whose mailboxes are thrown away after minutes. */
export function disposableErrors(email: string) {
  // Of the address, the contract has checked all but that.
  if (mailchecker.isValid(`x@${email.split('@')[1] ?? ''}`)) return [];
  // Such providers own the typos of large ones, too.
  return [{ path: 'email', code: suggestAddress(email) === undefined ? 'disposable' : 'misspelt' }];
}
