// SPDX-License-Identifier: AGPL-3.0-or-later
import mailchecker from 'mailchecker';

/** What a form refuses: a domain, or one above it, whose mailboxes are thrown away after minutes. */
export const disposableErrors = (email: string) =>
  // Of the address, the contract has checked all but that.
  mailchecker.isValid(`x@${email.split('@')[1] ?? ''}`)
    ? []
    : [{ path: 'email', code: 'disposable' }];
