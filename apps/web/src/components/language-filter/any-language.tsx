// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, contentLanguageOf, defaultLanguage } from '@kga/contracts/core';
import { NativeSelect } from '@kga/ui/native-select';
import { useEffect, useId } from 'react';

import { useLanguage } from '../../lib/language.tsx';

/** ISO 639-1: the languages that have a code of two letters, and so a name in every browser. */
const codes =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/** The language of a text, of all that have a code. */
export function AnyLanguage({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Language | undefined;
  onChange: (language: Language) => void;
}) {
  const language = useLanguage();
  const id = useId();
  // It takes the place of the list that had the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const chosen = value ?? defaultLanguage;
  const tags = codes.split(' ').flatMap((code) => contentLanguageOf(code) ?? []);
  const options = [...new Set([chosen, ...tags])]
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <NativeSelect<string>
      id={id}
      label={label}
      options={options}
      value={chosen}
      onValueChange={onChange}
    />
  );
}
