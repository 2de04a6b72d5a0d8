// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { languageSettings } from './languages-setting.ts';
import { parseSettings } from './settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const settings = z.object(languageSettings);

test('published languages are known and translated', () => {
  expect(parseSettings(settings, { LANGUAGES: 'en, fr' })).toEqual({ LANGUAGES: 'en, fr' });
  expect(parseSettings(settings, {})).toEqual({});
  expect(() => parseSettings(settings, { LANGUAGES: 'en,tlh' })).toThrow(
    "LANGUAGES: 'tlh' is no language of the interface",
  );
});

test('a language with too few texts is refused', async () => {
  vi.doMock('./coverage.ts', () => ({ coverage: { en: 100, fr: 94 } }));
  vi.resetModules();
  const { languageSettings: changed } = await import('./languages-setting.ts');
  expect(() => parseSettings(z.object(changed), { LANGUAGES: 'en,fr' })).toThrow(
    "LANGUAGES: 'fr' has 94 % of the texts, and 95 % are needed",
  );
  vi.doUnmock('./coverage.ts');
});

test('the setting names the languages that visitors can choose, and English is one of them', async () => {
  vi.stubEnv('LANGUAGES', 'ja fr');
  vi.resetModules();
  const { languages, matchLanguage } = await import('@kga/contracts/core');
  expect(languages).toEqual(['en', 'fr', 'ja']);
  expect(matchLanguage('de')).toBeUndefined();
});
