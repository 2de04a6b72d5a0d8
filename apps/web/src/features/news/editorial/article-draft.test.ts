// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { ArticleVersion, OwnArticle } from '@kga/contracts/news';
import { expect, test } from 'vitest';

import { emptyDraft } from './article-draft-storage.ts';
import {
  changedLanguages,
  hasChanges,
  restoreOwnVersion,
  rebaseVersion,
  showSavedVersion,
  editVersion,
  versionView,
} from './article-draft.ts';

function versionOf(language: Language, title: string, revision: number): ArticleVersion {
  return {
    id: '019aa3d2-0000-7000-8000-000000000001',
    uniqueId: `${language}-1`,
    language,
    title,
    excerpt: '',
    body: 'Text',
    imageAlt: '',
    author: '',
    status: 'draft',
    publishAt: null,
    updatedAt: '2026-11-21T09:00:00.000Z',
    revision,
  };
}

function articleOf(...versions: ArticleVersion[]): OwnArticle {
  return {
    id: '019aa3d2-0000-7000-8000-000000000000',
    category: 'policy',
    pictureSource: null,
    imageUrl: null,
    versions,
    createdAt: '2026-11-21T09:00:00.000Z',
  };
}

const article = articleOf(versionOf('en', 'Saved', 3));
const typing = (title: string, language: Language = 'en') =>
  editVersion(article, emptyDraft, { language, change: { title } });

test('a draft is shown, and reverting it leaves no changes', () => {
  const draft = typing('Typed');
  expect(versionView(article, draft, 'en')).toMatchObject({
    texts: { title: 'Typed', body: 'Text' },
    changed: true,
    conflicting: false,
  });
  expect(changedLanguages(article, typing('Neu', 'de'))).toEqual(['de']);
  const back = editVersion(article, draft, { language: 'en', change: { title: 'Saved' } });
  expect(back).toEqual(emptyDraft);
  expect(hasChanges(article, back)).toBe(false);
});

test('a newer saved version conflicts with the draft', () => {
  const later = articleOf(versionOf('en', 'Theirs', 4));
  expect(versionView(later, typing('Mine'), 'en')).toMatchObject({
    texts: { title: 'Mine' },
    conflicting: true,
  });
  expect(versionView(articleOf(), typing('Mine'), 'en').conflicting).toBe(true);
  expect(versionView(later, typing('Theirs'), 'en')).toMatchObject({
    changed: false,
    conflicting: false,
  });
  const added = articleOf(versionOf('en', 'Saved', 3), versionOf('de', 'Ihres', 1));
  expect(versionView(added, typing('Meines', 'de'), 'de').conflicting).toBe(true);
});

test('the saved version is shown while the draft is set aside', () => {
  const later = articleOf(versionOf('en', 'Theirs', 4));
  const theirs = showSavedVersion(later, typing('Mine'), 'en');
  expect(versionView(later, theirs, 'en')).toMatchObject({
    texts: { title: 'Theirs' },
    conflicting: false,
    aside: { title: 'Mine' },
  });
  expect(hasChanges(later, theirs)).toBe(true);
  const own = restoreOwnVersion(later, theirs, 'en');
  expect(versionView(later, own, 'en')).toMatchObject({
    texts: { title: 'Mine' },
    changed: true,
    conflicting: false,
  });
  expect(own.versions.en?.base).toBe(4);
});

test('changes made while saving are rebased on the new revision', () => {
  const draft = typing('First');
  const sent = versionView(article, draft, 'en').texts;
  const saved = articleOf(versionOf('en', 'First', 4));
  expect(rebaseVersion(saved, draft, { language: 'en', sent })).toEqual(emptyDraft);
  const more = editVersion(article, draft, { language: 'en', change: { title: 'First and more' } });
  const settled = rebaseVersion(saved, more, { language: 'en', sent });
  expect(versionView(saved, settled, 'en')).toMatchObject({
    texts: { title: 'First and more' },
    changed: true,
    conflicting: false,
  });
});
