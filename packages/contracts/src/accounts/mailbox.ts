// SPDX-License-Identifier: AGPL-3.0-or-later
/** Other domains whose mailboxes are those of the first one. */
const aliases: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Characters that a provider ignores before the `@`. */
const ignored: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
};

/** Yahoo starts tags with a hyphen, which cannot be part of a name there; all others use a plus. */
const isYahoo = (domain: string) => /^(?:yahoo\.|ymail\.com$|rocketmail\.com$)/.test(domain);

/** Yandex does not tell dots from hyphens. */
const sameAs: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  'yandex.ru': [/\./g, '-'],
};

/**
 * The mailbox of an email address, so that one person signs once: in lower case, without tags and what
 * the provider ignores. Only for comparing; mails go to the address as it was entered, and with an
 * internationalised domain in ASCII, as `email` of the contracts writes it.
 */
export function mailboxOf(email: string): string {
  const [whole = '', host = ''] = email.trim().toLowerCase().split('@');
  const domain = aliases[host] ?? host;
  const [plain = ''] = whole.split(isYahoo(domain) ? /[+-]/ : '+');
  const [from, to] = sameAs[domain] ?? [ignored[domain] ?? /$^/g, ''];
  const local = plain.replaceAll(from, to);
  // Of an address that is a tag alone, the whole names the mailbox.
  return `${local || whole}@${domain}`;
}

/** What finds the signatures of an account; nothing until its address is verified. */
export const signerOf = ({
  email,
  email_verified_at: verified,
}: {
  email: string;
  email_verified_at: Date | null;
}) => (verified === null ? undefined : { email, mailbox: mailboxOf(email) });
