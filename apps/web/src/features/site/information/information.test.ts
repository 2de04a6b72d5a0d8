// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { describe, expect, it } from 'vitest';

import type { StorageKey } from '../../../lib/browser.ts';
import type { Information } from './information.ts';
import { fillInFacts } from './petition-facts.ts';
import { informationIn } from './testing.ts';

const english = informationIn('en');

type Text = [path: string, text: string];

/** Every text with its key, such as `faq.sections.who.text`. */
function textsOf(words: object, path = ''): Text[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): Text[] => {
    if (typeof value === 'string') return [[path + key, value]];
    return typeof value === 'object' && value ? textsOf(value, `${path}${key}.`) : [];
  });
}

/** What a translation must preserve: placeholders, URLs, paragraphs and their lines. */
const frameOf = ([path, text]: Text) => ({
  path,
  placeholders: (text.match(/\{\{\w+\}\}/g) ?? []).toSorted(),
  addresses: (text.match(/\/api\/[\w/{}]+/g) ?? []).toSorted(),
  lines: text.split('\n\n').map((paragraph) => paragraph.split('\n').length),
});

/** Periods and articles of law with two digits or more. */
const periodsOf = (text: string) => (text.match(/\d{2,}/g) ?? []).toSorted();

/** Names of cookies and storage entries, in quotation marks. */
const keysOf = (text: string) =>
  Array.from(text.matchAll(/[“„«「]\u202f?([\w:…-]+)\u202f?[“”»」]/g), ([, key]) => key ?? '')
    .filter((key) => languages.every((language) => key !== language))
    .toSorted();

/** What the legal pages must state alike in every language. */
const promises = ({ privacy, terms, cookies }: Information) =>
  textsOf({ privacy, terms, cookies }).map(([path, text]) => ({
    path,
    periods: periodsOf(text),
    keys: keysOf(text),
  }));

/** Lists every key; a missing one does not compile. */
const stored: Readonly<Record<StorageKey, true>> = {
  'preferred-language': true,
  'language-offered': true,
  theme: true,
  region: true,
  'search-key': true,
  'queue-keys': true,
  'petition-cache': true,
  guestId: true,
  'signed-in': true,
  'registered-from': true,
  'mastodon-server': true,
  'signed-from': true,
  'signature-logs': true,
};

const repeats = (all: readonly string[]) => new Set(all).size < all.length;

describe('the information pages', () => {
  it.each(languages)('keep placeholders, addresses and paragraphs in %s', (language) => {
    const texts = textsOf(informationIn(language));
    expect(texts.map(frameOf)).toEqual(textsOf(english).map(frameOf));
  });

  it.each(languages)('promise the same periods and name the same keys in %s', (language) => {
    expect(promises(informationIn(language))).toEqual(promises(english));
  });

  it('name everything that the browser keeps', () => {
    const { cookie, storage } = english.cookies.sections;
    expect(keysOf(storage.text)).toEqual(expect.arrayContaining(Object.keys(stored)));
    // Drafts of texts are stored beyond the tab, others are not.
    expect(keysOf(storage.text).filter((key) => key === 'draft:…')).toHaveLength(2);
    expect(keysOf(storage.text)).toContain('scroll-positions');
    expect(keysOf(cookie.text)).toEqual(
      expect.arrayContaining(['kga_guest', 'kga_session', 'kga_social_', 'preferred-language']),
    );
  });

  it.each(languages)('leave no placeholder unfilled in %s', (language) => {
    const texts = textsOf(informationIn(language));
    expect(texts.filter(([, text]) => fillInFacts(text, language).includes('{{'))).toEqual([]);
  });

  it.each(languages)('have heads that need no filling and fit a result in %s', (language) => {
    const pages = Object.values(informationIn(language));
    const heads = pages.map(({ title, description }) => ({ title, description }));
    expect(heads.filter(({ title }) => title.includes('{{'))).toEqual([]);
    expect(
      heads.filter(({ description }) => description.length > 155 || description.includes('{{')),
    ).toEqual([]);
  });

  it.each(languages)('repeat no paragraph of a text and no address of a line in %s', (language) => {
    const texts = textsOf(informationIn(language));
    const paragraphs = texts.map(([, text]) => text.split('\n\n'));
    const addresses = texts
      .flatMap(([, text]) => text.split(/\n+/))
      .map((text) => text.match(/\/api\/\S+|\{\{\w+\}\}/g) ?? []);
    expect([...paragraphs, ...addresses].filter(repeats)).toEqual([]);
  });
});
