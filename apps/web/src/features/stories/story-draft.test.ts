// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { type OwnStory, createStory } from '@kga/contracts/stories';
import { expect, test } from 'vitest';

import { validateFields } from '../../lib/forms/form-values.ts';
import { fieldValuesOf, storyBodyOf } from './story-draft.ts';
import { germanStory } from './testing/fixture.ts';

const own: OwnStory = {
  ...germanStory,
  amount: 1_234.5,
  status: 'pending',
  held: null,
  reason: null,
  note: null,
  revision: 3,
};

test.each(languages)('field values in %s convert back to the story', (language) => {
  expect(storyBodyOf(fieldValuesOf(own, language), language)).toEqual({
    gameName: own.gameName,
    title: own.title,
    content: own.content,
    amountLost: 1_234.5,
    currency: 'EUR',
    language: 'de',
  });
});

test('a story without an amount has an empty amount field', () => {
  const texts = fieldValuesOf({ ...own, amount: null, currency: null }, 'ja');
  expect(texts).toMatchObject({ amountLost: '', currency: 'JPY' });
  expect(storyBodyOf(texts, 'ja')).toMatchObject({ amountLost: null });
});

test('supported choices are used, others fall back to the defaults', () => {
  expect(storyBodyOf({ currency: 'USD', language: 'fr' }, 'ko')).toMatchObject({
    currency: 'USD',
    language: 'fr',
  });
  expect(storyBodyOf({ currency: 'XXX', language: 'x' }, 'ko')).toMatchObject({
    currency: 'KRW',
    language: 'ko',
  });
});

test('a currency that is named beside the amount is the one of the story', () => {
  expect(storyBodyOf({ amountLost: '$30', currency: 'EUR' }, 'de')).toMatchObject({
    amountLost: 30,
    currency: 'USD',
  });
});

test('validation reports every invalid field', () => {
  const { body } = createStory.schema;
  const paths = (texts: Record<string, string>) =>
    validateFields(body, storyBodyOf(texts, 'en')).map(({ path, code }) => `${path} ${code}`);
  expect(paths({})).toEqual(['gameName empty', 'title empty', 'content empty']);
  const fine = { gameName: 'The Crew', title: 'Gone', content: 'It was bought, and then gone.' };
  expect(paths(fine)).toEqual([]);
  expect(paths({ ...fine, amountLost: 'much' })).toEqual(['amountLost invalid_type']);
  expect(paths({ ...fine, amountLost: '100000001' })).toEqual(['amountLost too_big']);
  expect(paths({ ...fine, amountLost: '59.99' })).toEqual([]);
});
