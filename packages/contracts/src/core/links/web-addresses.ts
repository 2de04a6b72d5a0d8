// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The pattern of a URL in a text: ASCII, letters, marks and digits of all scripts, and signs in words. All
 * other punctuation and symbols end it, because no space follows it in Chinese and Japanese.
 */
export const webAddress = String.raw`https?://[!#-;=?-~\p{L}\p{M}\p{N}’·\u2010-\u2013]+`;

const eastAsian = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]`;
/** Browsers copy such letters encoded, so directly after a Latin letter or digit they are the next word. */
const nextWord = new RegExp(String.raw`([a-z\d)\]])${eastAsian}.*$`, 'iu');
/** Korean particles, which follow a word without a space. */
const particle =
  /\/(?:은|는|이|가|을|를|에|에서|의|와|과|도|로|으로|만|까지|부터|랑|이랑|입니다|이에요|예요)$/u;

/** A URL as `webAddress` finds it, without the words and the punctuation that follow it. */
export function trimAddress(written: string): string {
  const text = written.replace(nextWord, '$1').replace(particle, '/');
  let end = text.length;
  const open = { ')': '(', ']': '[' } as const;
  const surplus = (sign: ')' | ']') => text.split(sign).length - text.split(open[sign]).length;
  const unmatched = { ')': surplus(')'), ']': surplus(']') };
  for (; end > 0; end -= 1) {
    const last = text[end - 1];
    if (last === ')' || last === ']') {
      if (unmatched[last] <= 0) break;
      unmatched[last] -= 1;
    } else if (last === undefined || !".,;:!?'’·*_~\u2010\u2011\u2012\u2013".includes(last)) break;
  }
  return text.slice(0, end);
}

/** The URL that a text may lead to; undefined where readers would take it for one of another site. */
export function linkTarget(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Readers would take `https://bank.example@…` for the bank's.
  return url.username === '' && url.password === '' ? url : undefined;
}

/** A part of a text, and where it leads to if it is a URL. */
type LinkedPart = { readonly text: string; readonly href?: string };

const addresses = new RegExp(webAddress, 'giu');

/** Splits a text at the URLs that are written in it. */
export function splitAtAddresses(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(addresses)) {
    const address = trimAddress(match);
    const href = linkTarget(address)?.href;
    if (href === undefined) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
