// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, contentLanguageOf, languageName } from '@kga/contracts/core';
import { Select } from '@kga/ui/select';
import { Suspense, lazy, useState } from 'react';

import { useClientValue } from '../lib/browser.ts';
import { useTranslation } from '../lib/translation.ts';
import { useContentLanguages } from './language-queries.ts';

const AnyLanguage = lazy(async () => ({
  default: (await import('./language-filter/any-language.tsx')).AnyLanguage,
}));

const another = 'another';

const optionOf = (value: Language) => ({ value, label: languageName(value), lang: value });

export type LanguageSelectProps = {
  readonly label: string;
  /** Undefined where a language is added rather than chosen. */
  readonly value: Language | undefined;
  readonly onChange: (language: Language) => void;
  readonly hint?: string;
  readonly className?: string;
};

/**
 * The language of a text: that of the interface, one that texts are written in already, one of the browser, or
 * any other from a list of all.
 */
export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  const { t } = useTranslation('shared');
  const [showsAll, setShowsAll] = useState(false);
  const tags = useClientValue(() => navigator.languages.join(','), '');
  const spoken = tags.split(',').flatMap((tag) => contentLanguageOf(tag) ?? []);
  const [wasOpened, setWasOpened] = useState(false);
  const offered = useContentLanguages({
    enabled: wasOpened,
    also: value === undefined ? spoken : [...spoken, value],
  });
  const some = (
    <Select<string>
      {...field}
      options={[...offered.map(optionOf), { value: another, label: t('anotherLanguage') }]}
      value={value}
      placeholder="–"
      onOpen={() => setWasOpened(true)}
      onValueChange={(chosen) => (chosen === another ? setShowsAll(true) : onChange(chosen))}
    />
  );
  if (!showsAll) return some;
  return (
    <Suspense fallback={some}>
      <AnyLanguage value={value} onChange={onChange} label={field.label} />
    </Suspense>
  );
}
