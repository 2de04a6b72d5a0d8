// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Registrable domains of providers with millions of mailboxes each. Those of Microsoft and Yahoo are the ones
 * that validator.js normalises (src/lib/normalizeEmail.js, read on 2026-11-28), and the countries of Yahoo besides; a domain
 * of the same name elsewhere is for sale.
 */
const byName: Readonly<Record<string, string>> = {
  hotmail:
    'at be ca cl co.il co.nz co.th co.uk com com.ar com.au com.br com.gr com.mx com.pe com.tr com.vn cz de dk es fr hu id ie in it jp kr lv my ph pt sa sg sk',
  outlook:
    'at be cl co.il co.nz co.th com com.ar com.au com.br com.gr com.pe com.tr com.vn cz de dk es fr hu id ie in it jp kr lv my ph pt sa sg sk',
  live: 'be co.uk com com.ar com.mx de es eu fr it nl',
  yahoo:
    'ca co.id co.in co.jp co.uk com com.ar com.au com.br com.mx com.ph com.sg com.tw de es fr ie in it',
  gmx: 'at ch com de fr net',
  qq: 'com',
  163: 'com',
  126: 'com',
  sina: 'cn com',
  naver: 'com',
  daum: 'net',
  hanmail: 'net',
  kakao: 'com',
  docomo: 'ne.jp',
  softbank: 'ne.jp',
  aol: 'com de fr',
  bol: 'com.br',
  uol: 'com.br',
  terra: 'com.br',
  comcast: 'net',
  gmail: 'com',
  icloud: 'com',
  msn: 'com',
  rocketmail: 'com',
  ymail: 'com',
  fastmail: 'com fm',
  proton: 'me',
  tuta: 'com io',
  tutanota: 'com de',
  mail: 'com ru',
  yandex: 'ru',
  web: 'de',
  freenet: 'de',
  't-online': 'de',
  posteo: 'de',
  mailbox: 'org',
  free: 'fr',
  laposte: 'net',
  orange: 'fr',
  sfr: 'fr',
  wanadoo: 'fr',
  libero: 'it',
  virgilio: 'it',
  ziggo: 'nl',
  telenet: 'be',
  seznam: 'cz',
  interia: 'pl',
  o2: 'pl',
  onet: 'pl',
  wp: 'pl',
};

const domains = new Set(
  Object.entries(byName).flatMap(([name, suffixes]) =>
    suffixes.split(' ').map((suffix) => `${name}.${suffix}`),
  ),
);

/** Whether a registrable domain belongs to a large provider. */
export const isLargeProvider = (domain: string): boolean => domains.has(domain);

const swapped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;

/** Whether one letter that was added, left out or replaced, or two that were swapped, make one text the other. */
function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length - short.length > 1 || short === long) return false;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  return short.slice(at + 1) === long.slice(at + 1) || swapped(short, at) === long;
}

const topLevel = (domain: string): string => domain.slice(domain.lastIndexOf('.') + 1);

/** Whether only the top-level domain differs and may be meant: `orange.hr` is no typo of `orange.fr`. */
const isOtherCountry = (typed: string, domain: string): boolean => {
  const [own, meant] = [topLevel(typed), topLevel(domain)];
  const isSameName = typed.slice(0, -own.length) === domain.slice(0, -meant.length);
  return isSameName && own.length === 2 && own !== 'co';
};

/** Shortest name of a provider that a typo is recognised of: many domains are a letter away from `wp.pl`. */
const nameMin = 4;

/** Providers whose domains look like typos of others. */
const neighbours = new Set(['email.com']);

/** The address that was probably meant by one whose domain is a typo of a large provider's; undefined for others. */
export function suggestAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const typed = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || isLargeProvider(typed) || neighbours.has(typed)) return undefined;
  const meant = Array.from(domains).find(
    (domain) =>
      domain.indexOf('.') >= nameMin &&
      isOneTypoApart(typed, domain) &&
      !isOtherCountry(typed, domain),
  );
  return meant && `${email.slice(0, at)}@${meant}`;
}
