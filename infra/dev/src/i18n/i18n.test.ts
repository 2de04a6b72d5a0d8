// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { knownLanguages, pluralBaseOf } from '@kga/contracts/core';
import { describe, expect, onTestFinished, test } from 'vitest';

import { reportOf } from './coverage.ts';
import { apps, messageFolders, readMessages, readText, textsOf } from './message-folders.ts';
import places from './screenshots.json' with { type: 'json' };
import { coverageSource, typesOf } from './types.ts';
import { unusedKeys } from './unused.ts';
import { exportForWeblate, readNotes } from './weblate.ts';

const tags = knownLanguages.map(({ tag }) => tag);
const folders = messageFolders();

test.each(apps)('the types of $app are those of its English messages', ({ app, types }) => {
  expect(readText(types), 'npm run i18n -- types').toBe(typesOf(app));
});

test('the coverage is that of the files', () => {
  expect(readText('packages/server/src/coverage.ts'), 'npm run i18n -- types').toBe(
    coverageSource(),
  );
});

test.each(tags)('no text in %s lacks a placeholder or stands for no English one', (tag) => {
  expect(reportOf(tag).faults.filter(({ kind }) => kind !== 'missing')).toEqual([]);
});

test.each(knownLanguages.filter(({ isUnpublished }) => !isUnpublished))(
  'no text in $name is missing, as the product publishes it',
  ({ tag }) => {
    expect(reportOf(tag).faults).toEqual([]);
  },
);

test('each English text is used', () => {
  expect(unusedKeys()).toEqual([]);
});

// English has the three dots of its search field from the specification.
test.each(tags.filter((tag) => tag !== 'en'))(
  'texts in %s have ellipses, not three dots',
  (tag) => {
    const texts = folders.flatMap((folder) => textsOf(readMessages(folder, tag) ?? {}));
    expect(texts.filter(([, text]) => text.includes('...'))).toEqual([]);
  },
);

describe('notes for translators', () => {
  test('belong to keys and name screenshots of the list', () => {
    for (const folder of folders) {
      const english = readMessages(folder, 'en') ?? {};
      const keys = new Set(
        textsOf(english).flatMap(([key]) => [key, key.replace(/_(?:one|other)$/, '')]),
      );
      for (const [key, { screenshot = '' }] of Object.entries(readNotes(folder))) {
        expect(keys, folder.path).toContain(key);
        expect(['', ...Object.keys(places)]).toContain(screenshot);
      }
    }
  });

  test('are exported with the components that Weblate reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kga-weblate-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { components, explanations } = exportForWeblate(folder);
    expect(components).toBe(folders.length);
    expect(explanations).toBeGreaterThan(0);
    const written = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8'));
    expect(written).toContainEqual(
      expect.objectContaining({
        slug: 'web-stories',
        file_format: 'i18nextv4',
        filemask: 'apps/web/src/features/stories/messages/*.json',
        template: 'apps/web/src/features/stories/messages/en.json',
      }),
    );
    const slugs = written.map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

test('a plural is a key with the form of all other numbers', () => {
  expect(pluralBaseOf({ files_one: '', files_other: '' }, 'files_one')).toBe('files');
  expect(pluralBaseOf({ step_one: '' }, 'step_one')).toBeUndefined();
});
