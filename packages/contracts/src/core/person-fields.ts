// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { nameText } from './fields.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const mailbox = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[\w'+.-]{0,63}[\w+-]@(?:${label}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`,
  'i',
);

/** Writes a domain of other letters as mail servers do: `münchen.de` as `xn--mnchen-3ya.de`. */
function withAsciiDomain(text: string): string {
  const [, local = '', domain = ''] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  const isForeign = /\P{ASCII}/u.test(domain) && !/(?:^|\.)-|-(?:\.|$)/.test(domain);
  if (!isForeign || !URL.canParse(`http://${domain}`)) return text;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/**
 * An email address: at most 64 characters before the `@` and 63 in each label of the domain
 * (RFC 5321, RFC 1035). An internationalised domain is accepted in both forms and stored in ASCII.
 */
export const email = z.pipe(
  z.pipe(z.string().check(z.maxLength(254)), z.transform(withAsciiDomain)),
  z.email({ pattern: mailbox }).check(z.maxLength(254)),
);

export const firstName = nameText(1, 80);
/** May be empty: some people have one name only. */
export const lastName = nameText(0, 80);

/** The token of the link in a mail, or the email address and the code of the mail. */
export const oneTimeTokenBody = z.union([
  z.object({ token: z.string().check(z.minLength(20), z.maxLength(128)) }),
  z.object({ email, code: z.string().check(z.regex(/^\d{6}$/)) }),
]);

export type OneTimeTokenBody = z.infer<typeof oneTimeTokenBody>;
