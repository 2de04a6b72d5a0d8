// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TranslatorContext } from '../../lib/translation.ts';
import { CommitmentRow } from './commitment-row.tsx';

const text = {
  en: 'Talks',
  'zh-CN': '对话',
  fr: 'Débats',
  de: 'Gespräche',
  ja: '協議',
  ko: '논의',
};

const source = { url: 'https://www.law.example/act', checked: '2026-11-23' };

const promise: Commitment = {
  id: 'refund-desk',
  who: 'Fair Trade Commission',
  whoKind: 'authority',
  region: 'KR',
  title: text,
  said: '2026-06-16',
  due: null,
  status: 'promised',
  quote: null,
  quoteLanguage: null,
  history: [{ date: '2026-06-16', kind: 'said', text, sourceUrl: source.url }],
  sources: [source],
};

function rowOf(commitment: Commitment): string {
  const i18n = createInstance();
  void i18n.init({ lng: 'en', initAsync: false, resources: {} });
  return renderToString(
    <MemoryRouter>
      <TranslatorContext value={{ i18n, load: () => [] }}>
        <CommitmentRow commitment={commitment} />
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('the letter about a promise knows it, and whom to write to', () => {
  expect(rowOf(promise)).toContain(
    'href="/legal/letter?country=KR&amp;demand=authority&amp;promise=refund-desk"',
  );
  expect(rowOf({ ...promise, region: 'world', whoKind: 'publisher' })).toContain(
    'href="/legal/letter?promise=refund-desk"',
  );
});
