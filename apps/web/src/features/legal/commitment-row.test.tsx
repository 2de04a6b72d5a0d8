// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { ToastProvider } from '@kga/ui/toast';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TranslatorContext } from '../../lib/translation.ts';
import { CommitmentRow } from './commitment-row.tsx';
import { promise as talks } from './testing/legal-fixture.ts';

const promise: Commitment = {
  ...talks,
  id: 'refund-desk',
  who: 'Fair Trade Commission',
  whoKind: 'authority',
  region: 'KR',
  due: null,
};

function rowOf(commitment: Commitment): string {
  const i18n = createInstance();
  void i18n.init({ lng: 'en', initAsync: false, resources: {} });
  return renderToString(
    <MemoryRouter>
      <TranslatorContext value={{ i18n, load: () => [] }}>
        <ToastProvider labels={{ toast: '', region: '', close: '' }}>
          <CommitmentRow commitment={commitment} />
        </ToastProvider>
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

test('a refused promise has a link to a letter, one that came true or was replaced has none', () => {
  expect(rowOf({ ...promise, status: 'refused' })).toContain('promise=refund-desk');
  expect(rowOf({ ...promise, status: 'kept' })).not.toContain('promise=refund-desk');
  expect(rowOf({ ...promise, status: 'superseded' })).not.toContain('promise=refund-desk');
});

test('the source in a row is that of the present status, or else the first one', () => {
  const kept = { ...talks.history[0], date: '2026-07-01', kind: 'kept' as const };
  const linked = rowOf({
    ...promise,
    status: 'kept',
    history: [...talks.history, { ...kept, text: talks.title, sourceUrl: 'https://kept.example/' }],
  });
  expect(linked).toMatch(/href="https:\/\/kept\.example\/"[^>]*>kept\.example</);
  expect(rowOf(promise)).toMatch(/href="https:\/\/www\.law\.example\/act"[^>]*>law\.example</);
});

test('the name of a body is in its own language, and in English in brackets', () => {
  const named = rowOf({ ...promise, who: '공정거래위원회 (Fair Trade Commission of Korea)' });
  expect(named).toContain('<span lang="ko">공정거래위원회</span>');
  expect(named).toContain('<span lang="en"> (Fair Trade Commission of Korea)</span>');
  expect(rowOf(promise)).toContain('<span lang="en">Fair Trade Commission</span>');
});
