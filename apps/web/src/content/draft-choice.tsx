// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, contentLanguageOf } from '@kga/contracts/core';
import { Select } from '@kga/ui/select';
import { useState } from 'react';

import { LanguageSelect, type LanguageSelectProps } from '../components/language-select.tsx';
import { useClientValue } from '../lib/browser.ts';
import { type DraftKey, readDraft, storeDraft } from '../lib/forms/drafts.ts';
import { useLanguage } from '../lib/language.tsx';

/**
 * The value of a select that is stored in the form's draft. Selects fire no input events, so
 * `useForm` does not store them.
 */
export function useDraftChoice<Value extends string>(
  draft: DraftKey,
  name: string,
  options: readonly Value[],
  initial: Value,
) {
  const [chosen, setChosen] = useState<Value>();
  const stored = useClientValue<string>(() => readDraft(draft)[name] ?? '', '');
  return {
    value: chosen ?? options.find((option) => option === stored) ?? initial,
    choose: (value: Value) => {
      setChosen(value);
      storeDraft(draft, { ...readDraft(draft), [name]: value });
    },
  };
}

/** The language that a content item is written in; by default the page's. */
export function useDraftLanguage(draft: DraftKey, initial?: Language) {
  const pageLanguage = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const stored = useClientValue<string>(() => readDraft(draft)['language'] ?? '', '');
  return {
    value: chosen ?? contentLanguageOf(stored) ?? initial ?? pageLanguage,
    choose: (language: Language) => {
      setChosen(language);
      storeDraft(draft, { ...readDraft(draft), language });
    },
  };
}

/** A select as a form field: a hidden input holds its value under `name`. */
export function ChoiceField<const Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  className,
}: {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  const choose = (next: string) => {
    const option = options.find((each) => each.value === next);
    if (option) onChange(option.value);
  };
  return (
    <>
      <input type="hidden" name={name} value={value} readOnly />
      <Select<string>
        {...(className !== undefined && { className })}
        label={label}
        options={options}
        value={value}
        onValueChange={choose}
      />
    </>
  );
}

/** The language of a text as a form field. */
export function LanguageField(props: LanguageSelectProps & { value: Language }) {
  return (
    <>
      <input type="hidden" name="language" value={props.value} readOnly />
      <LanguageSelect {...props} />
    </>
  );
}

/** The language field of a form that shows it nowhere else. */
export function DraftLanguageField({
  draftKey,
  initial,
  ...field
}: {
  draftKey: DraftKey;
  /** That of an edited item; by default the page's. */
  initial?: Language;
  label: string;
  className?: string;
}) {
  const { value, choose } = useDraftLanguage(draftKey, initial);
  return <LanguageField {...field} value={value} onChange={choose} />;
}
