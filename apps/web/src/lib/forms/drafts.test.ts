// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../../app/features.ts';
import { type DraftKey, deleteExpiredDrafts, readDraft, storeDraft } from './drafts.ts';

/** Like a browser's storage: stored keys are also properties. */
function storage() {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(texts, key);
    },
  };
  return new Proxy(texts, {
    get: (_texts, name) => Reflect.get(methods, name),
  });
}

const month = 30 * 24 * 60 * 60 * 1_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[DraftKey, string, number]>([
  ['draft:story', 'localStorage', 1],
  ['draft:forum-reply-to:1', 'localStorage', 1],
  ['draft:own-article-new', 'localStorage', 1],
  ['draft:letter', 'localStorage', 1],
  ['draft:account', 'sessionStorage', 1],
  ['draft:profile-names', 'sessionStorage', 1],
])('%s stays in the %s', (key, name, count) => {
  storeDraft(key, { title: 'Half of it' });
  expect(readDraft(key)).toEqual({ title: 'Half of it' });
  expect(Object.keys(Reflect.get(globalThis, name))).toHaveLength(count);
  storeDraft(key, null);
  expect(readDraft(key)).toEqual({});
});

test('a draft expires after 30 days', () => {
  storeDraft('draft:story', { title: 'Old' });
  vi.setSystemTime(Date.now() + month - 1);
  expect(readDraft('draft:story')).toEqual({ title: 'Old' });
  storeDraft('draft:forum-post', { title: 'New' });
  localStorage.setItem('theme', 'dark');
  vi.setSystemTime(Date.now() + 1);
  expect(readDraft('draft:story')).toEqual({});
  deleteExpiredDrafts();
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:forum-post', 'theme']);
});

test('the draft of a letter expires after a year, other ones of letters as all', () => {
  storeDraft('draft:letter', { stage: 'first' });
  storeDraft('draft:letter_answer-of:FR', { who: 'Someone' });
  vi.setSystemTime(Date.now() + month);
  deleteExpiredDrafts();
  expect(Object.keys(localStorage)).toEqual(['draft:letter']);
  vi.setSystemTime(Date.now() + 12 * month);
  expect(readDraft('draft:letter')).toEqual({});
});

test('malformed drafts are ignored', () => {
  localStorage.setItem('draft:story', '{"title":1}');
  expect(readDraft('draft:story')).toEqual({});
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  expect(readDraft('draft:story')).toEqual({});
  expect(() => storeDraft('draft:story', { title: 'x' })).not.toThrow();
});
