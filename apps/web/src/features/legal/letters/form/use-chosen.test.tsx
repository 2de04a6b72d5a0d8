// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type Commitment, listCommitments } from '@kga/contracts/legal';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { renderLetters } from '../testing/render-letters.tsx';
import { useChosen } from './use-chosen.ts';

const title = {
  en: 'Start talks',
  'zh-CN': '启动对话',
  fr: 'Ouvrir des discussions',
  de: 'Gespräche beginnen',
  ja: '話し合いを始める',
  ko: '논의 시작',
};

const source = { url: 'https://www.law.example/act', checked: '2026-11-23' };

const promise: Commitment = {
  id: 'talks',
  who: 'European Commission',
  whoKind: 'institution',
  region: 'EU',
  title,
  said: '2026-06-16',
  due: null,
  status: 'promised',
  quote: null,
  quoteLanguage: null,
  history: [{ date: '2026-06-16', kind: 'said', text: title, sourceUrl: source.url }],
  sources: [source],
};

/** What a link chooses, as its reader sees it. */
function chosenFor(query: string, language: Language): unknown {
  const client = new QueryClient();
  client.setQueryData([listCommitments.url, {}], [promise]);
  const Chosen = () => JSON.stringify(useChosen(new URLSearchParams(query)).chosen);
  const html = renderLetters(<Chosen />, { client, language });
  return JSON.parse(html.replaceAll('&quot;', '"'));
}

test('a letter about a promise says which one, in the reader’s language', () => {
  const query = 'demand=representative&promise=talks';
  expect(chosenFor(query, 'en')).toEqual({
    demand: 'representative',
    details:
      'My letter is about this announcement by the European Commission (16 June 2026): Start talks.',
  });
  expect(chosenFor(query, 'de')).toMatchObject({
    details:
      'In meinem Brief geht es um diese Ankündigung (Europäische Kommission, 16. Juni 2026): Gespräche beginnen.',
  });
});

test('a link cannot put words into a letter that the record of promises does not have', () => {
  expect(chosenFor('country=FR&promise=Zyx', 'en')).toEqual({ country: 'FR' });
});
