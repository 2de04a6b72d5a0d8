// SPDX-License-Identifier: AGPL-3.0-or-later
import { platformNames } from '@kga/contracts/archive';
import { campaign, knownLanguages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { render } from './entry-server.tsx';
import { pages } from './features.ts';

/** Messages stand between brackets in it, and so does what is filled in. */
const pseudoLanguage = 'en-XA';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What needs no translation: names, formats of files, units. */
const allowed = new Set([
  campaign.brand,
  campaign.shortBrand,
  ...knownLanguages.map(({ name }) => name),
  names.of(pseudoLanguage),
  ...Object.values(platformNames),
  'JSON',
  'CSV',
  '(PNG)',
  'CC0 1.0',
  'UTC',
  'EUR · Euro',
]);

const isAllowed = (text: string) => text.split(', ').every((part) => allowed.has(part));

/** Options have names of countries and currencies by `Intl`. */
const withoutData = (html: string) =>
  html.replaceAll(/<(script|style|svg|code|pre|option|head)\b[\s\S]*?<\/\1>/g, '');

/** Messages have an accent on each letter, also where a line of theirs is left out. */
const wordOfCode = /[a-z]{3}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/iu;

/** Texts of a page that are no messages, and the attributes that are read out. */
function textsOf(body: string): string[] {
  // A message may stand in another one.
  const html = withoutData(body)
    .replaceAll(/⟦[^⟦⟧]*⟧/g, '')
    .replaceAll(/⟦[^⟧]*⟧/g, '');
  const texts = html.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const attributes = html.matchAll(/ (?:aria-label|alt|placeholder|content)="([^"]*)"/g);
  return [...texts, ...Array.from(attributes, ([, text = '']) => text)]
    .map((text) => text.trim())
    .filter((text) => wordOfCode.test(text) && !isAllowed(text));
}

// These show codes and formats of the names of areas beside their messages.
const others = new Set(['/widgets', '/widgets/:country']);

test.each(pages.filter(({ path }) => !others.has(path)))(
  'every text of $path comes from messages',
  async ({ path }) => {
    const { body, head } = await render({
      url: path.replace(':id', 'own').replace(':country', 'DE'),
      language: pseudoLanguage,
      config: { origin: 'http://kga.test', petitionExternalUrl: null, version: 'test' },
      apiUrl: 'http://kga.test',
      fetch: () => Promise.resolve(new Response('{}', { status: 503 })),
      signal: AbortSignal.timeout(10_000),
    });
    expect(textsOf(body)).toEqual([]);
    const title = /<title>(.*)<\/title>/.exec(head)?.[1] ?? '';
    expect(title.replace(campaign.brand, '')).toMatch(/^⟦.*⟧ · $|^$|⟦.*⟧/);
  },
);
