// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  contentLanguageOf,
  defaultLanguage,
  languageName,
} from '@kga/contracts/core';
import { NativeSelect } from '@kga/ui/native-select';
import { Select } from '@kga/ui/select';
import { useState } from 'react';

import { useClientValue } from '../lib/browser.ts';
import { useLanguage } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { useContentLanguages } from './language-queries.ts';

/** ISO 639-1: the languages that have a code of two letters, and so a name in every browser. */
const codes =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

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
  if (showsAll) return <AnyLanguage value={value} onChange={onChange} label={field.label} />;
  return (
    <Select<string>
      {...field}
      options={[...offered.map(optionOf), { value: another, label: t('anotherLanguage') }]}
      value={value}
      placeholder="–"
      onOpen={() => setWasOpened(true)}
      onValueChange={(chosen) => (chosen === another ? setShowsAll(true) : onChange(chosen))}
    />
  );
}

function AnyLanguage({ label, value, onChange }: LanguageSelectProps) {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const chosen = value ?? defaultLanguage;
  const tags = codes.split(' ').flatMap((code) => contentLanguageOf(code) ?? []);
  const options = [...new Set([chosen, ...tags])]
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <NativeSelect<string> label={label} options={options} value={chosen} onValueChange={onChange} />
  );
}
