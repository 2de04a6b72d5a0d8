// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { nameText } from './fields.ts';
import { hasHiddenCharacters } from './visible-text.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = String.raw`(?:${label}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])`;

/** What RFC 5321 calls an atom, with the letters, marks and digits of all scripts (RFC 6531). */
const atom = "[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}\\p{N}\\p{Join_Control}-]+";
const mailbox = new RegExp(String.raw`^${atom}(?:\.${atom})*@${domain}$`, 'iu');

const localOctetsMax = 64;
const octetsMax = 254;

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Whether a letter of another script becomes one of ASCII in lower case or by compatibility, as `İ` does:
 * stores that compare in lower case would take two mailboxes for one.
 */
const isMistakable = (character: string): boolean =>
  /\P{ASCII}/u.test(character) &&
  /\p{ASCII}/u.test(character.toLowerCase() + character.normalize('NFKC'));

const isDeliverable = (address: string): boolean =>
  !Array.from(address).some(isMistakable) &&
  octetsOf(address) <= octetsMax &&
  octetsOf(address.split('@', 1)[0] ?? '') <= localOctetsMax &&
  !hasHiddenCharacters(address);

/** Writes a domain of other letters as mail servers do: `münchen.de` as `xn--mnchen-3ya.de`. */
function withAsciiDomain(text: string): string {
  const composed = text.normalize('NFC');
  const [, local = '', host = ''] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(composed) ?? [];
  const isForeign = /\P{ASCII}/u.test(host) && !/(?:^|\.)-|-(?:\.|$)/.test(host);
  if (!isForeign || !URL.canParse(`http://${host}`)) return composed;
  return `${local}@${new URL(`http://${host}`).hostname}`;
}

/**
 * An email address with the local part of RFC 5321 and RFC 6531, composed, at most 64 octets before the
 * `@` and 63 in each label of the domain. An internationalised domain is accepted in both forms and stored in
 * ASCII. Quoted local parts and address literals are refused: RFC 5321 advises against the former, and no
 * domain proves who reads the latter.
 */
export const email = z.pipe(
  z.pipe(z.string().check(z.maxLength(octetsMax)), z.transform(withAsciiDomain)),
  z
    .email({ pattern: mailbox })
    .check(z.refine(isDeliverable, 'is too long, or has hidden or mistakable characters')),
);

export const firstName = nameText(1, 80);
/** May be empty: some people have one name only. */
export const lastName = nameText(0, 80);

/** The code of a mail. */
export const oneTimeCode = z.string().check(z.regex(/^\d{6}$/));

/** The token of the link in a mail, or the email address and the code of the mail. */
export const oneTimeTokenBody = z.union([
  z.object({ token: z.string().check(z.minLength(20), z.maxLength(128)) }),
  z.object({ email, code: oneTimeCode }),
]);

export type OneTimeTokenBody = z.infer<typeof oneTimeTokenBody>;

/** What links of mails do, for which the code of the mail stands, too. */
export type MailLink = 'subscribe' | 'unsubscribe' | 'withdraw';

/** Days for which the code of a mail stands for its links. */
export const mailCodeDays = 7;
