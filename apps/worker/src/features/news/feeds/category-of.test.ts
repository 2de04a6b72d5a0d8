// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type NewsCategory, categoryRule } from '@kga/contracts/news';
import { outsideFeeds } from '@kga/db/outside-feeds';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { categoryOf } from './ingest-result.ts';

const source = {
  category: 'industry' as const,
  rules: [
    { category: 'policy' as const, words: ['EU', 'Parliament', '法律', '国会'] },
    { category: 'consumer' as const, words: ['refund', 'right to repair', 'État', '환불'] },
    { category: 'technology' as const, words: ['C++'] },
  ],
};

test.each<[string, string, NewsCategory]>([
  ['The EU answers', '', 'policy'],
  ['Nothing here', 'but the PARLIAMENT, too.', 'policy'],
  ['A museum for games', 'neutral', 'industry'],
  ['EU demands a refund', '', 'policy'],
  ['A refund for all', '', 'consumer'],
  ['Refunds for all', '', 'industry'],
  ['Their right to repair it', '', 'consumer'],
  ['L’état répond', '', 'consumer'],
  ['新しい法律が成立', '', 'policy'],
  ['게임환불을 요구하다', '', 'consumer'],
  ['把EU法规改一改', '', 'policy'],
  ['Written in C++.', '', 'technology'],
])('%s %s is of %s', (title, excerpt, category) => {
  expect(categoryOf(source, { title, excerpt })).toBe(category);
});

test('without rules the category of the feed applies', () => {
  expect(categoryOf({ category: 'policy', rules: [] }, { title: 'EU', excerpt: '' })).toBe(
    'policy',
  );
});

test.each([
  ['refund*', 'Refunds for all', true],
  ['refund*', 'REFUNDED', true],
  ['refund*', 'A refund.', true],
  ['refund*', 'prerefund', false],
  ['*richtlinie*', 'EU-Urheberrechtsrichtlinien', true],
  ['*richtlinie', 'Urheberrechtsrichtlinien', false],
  ['*richtlinie', 'Urheberrechtsrichtlinie', true],
  ['*', 'anything * at all', false],
  ['**', 'anything ** at all', false],
  ['환불*', '게임환불을', true],
])('%s in %s: %s', (word, title, isHeld) => {
  const rules = [{ category: 'policy' as const, words: [word] }];
  const category = categoryOf({ category: 'industry', rules }, { title, excerpt: '' });
  expect(category === 'policy').toBe(isHeld);
});

test.each<[Language, string, NewsCategory]>([
  ['en', 'Refunds for all who bought it', 'consumer'],
  ['en', 'Petitions are read', 'policy'],
  ['en', 'Two emulators, side by side', 'technology'],
  ['de', 'Petitionen werden gelesen', 'policy'],
  ['de', 'Was EU-Richtlinien verlangen', 'policy'],
  ['de', 'Die Urheberrechtsrichtlinie gilt', 'policy'],
  ['de', 'Emulatoren im Vergleich', 'technology'],
  ['de', 'Verbraucherschützer klagen', 'consumer'],
  ['de', 'Steam verspricht Rückerstattungen', 'consumer'],
  ['fr', 'Les consommateurs attendent', 'consumer'],
  ['fr', 'Ce que valent les émulateurs', 'technology'],
  ['zh-CN', '玩家要求退款', 'consumer'],
  ['ja', '返金を求める', 'consumer'],
  ['ko', '게임환불을 요구하다', 'consumer'],
])('with the words of the %s sources %s is of %s', (language, title, category) => {
  // Those of the press stand in a category without words.
  const press = outsideFeeds.find(
    (feed) => feed.language === language && feed.category === 'industry',
  );
  const rules = press?.rules ?? [];
  expect(categoryOf({ category: 'industry', rules }, { title, excerpt: '' })).toBe(category);
});

test('rules match the words of real feeds', () => {
  for (const { rules } of outsideFeeds)
    expect(z.array(categoryRule).safeParse(rules).success).toBe(true);
});
