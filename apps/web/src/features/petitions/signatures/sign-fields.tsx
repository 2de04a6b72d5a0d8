// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, suggestAddress } from '@kga/contracts/accounts';
import { countryCodes, sourceIn } from '@kga/contracts/core';
import { type Petition, reasonMax } from '@kga/contracts/petitions';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { useBoxProps, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { type DraftKey, readDraft } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useFormats, useSortedOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { noCountry } from './forms.ts';
import { Suggestion } from './suggestion.tsx';

/** What was typed into the form of any petition. */
export const signDraft: DraftKey = 'draft:signature';

/** Countries by their names in the visitor's language. */
export function useCountries() {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const named = useSortedOptions(countryCodes, (code) => formats.country(code));
  return [{ value: noCountry, label: t('sign.choose') }, ...named];
}

const countryOf = ({ region }: Petition) => (countryCodes.includes(region) ? region : noCountry);

/** Where the link stood that led here, for browsers without script; with it, the tab remembers that. */
export function SourceField({ form }: { form: Form }) {
  const [search] = useSearchParams();
  const source = form.typed('source') ?? sourceIn(search);
  return source === undefined ? null : <input type="hidden" name="source" value={source} />;
}

type FieldOf = ReturnType<typeof useFieldProps>;

type EmailFieldProps = {
  form: Form;
  field: FieldOf;
  label: string;
  user: User | null;
};

/** Milliseconds after leaving the field: longer than a press lasts. */
const suggestionDelay = 300;

/** The address, and the one that was probably meant by a typo of a large provider. */
export function EmailField({ form, field, label, user }: EmailFieldProps) {
  const { t } = useTranslation('signatures');
  const [email, setEmail] = useState<string>();
  const [suggested, setSuggested] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A suggestion moves what follows: not under a press that ends elsewhere.
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === '') setSuggested(undefined);
    else timer.current = setTimeout(() => setSuggested(suggestAddress(typed)), suggestionDelay);
  };
  const input = () => {
    const found = document.getElementById(form.idOf('email'));
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const restore = useEffectEvent(() => {
    const value = input()?.value ?? '';
    if (value !== '') setEmail(value);
  });
  useEffect(() => restore(), []);
  const isVerified =
    user?.emailVerified === true &&
    (email ?? user.email).trim().toLowerCase() === user.email.toLowerCase();
  const correct = (address: string) => {
    const found = input();
    if (!found) return;
    found.value = address;
    setEmail(address);
    setSuggested(undefined);
    // Saves the draft, and removes the error.
    found.dispatchEvent(new Event('input', { bubbles: true }));
    found.focus();
  };
  return (
    <div>
      <TextField
        defaultValue={user?.email}
        {...field('email')}
        type="email"
        label={label}
        hint={t(isVerified ? 'sign.verifiedHint' : 'sign.emailHint')}
        onChange={({ target }) => {
          setEmail(target.value);
          suggest('');
        }}
        onBlur={({ target }) => suggest(target.value.trim())}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Suggestion address={suggested} onTake={correct} />
    </div>
  );
}

type CountryFieldProps = Omit<EmailFieldProps, 'user'> & { petition: Petition };

/** The country of the petition, or else the one where the visitor probably lives. */
export function CountryField({ form, field, label, petition }: CountryFieldProps) {
  const countries = useCountries();
  const { region } = useOwnRegion();
  const [chosen, setChosen] = useState(() => form.typed('country') ?? countryOf(petition));
  const restore = useEffectEvent(() => {
    const { country = '' } = readDraft(signDraft);
    if (countryCodes.includes(country)) setChosen(country);
  });
  useEffect(() => restore(), []);
  const guessed = region !== undefined && countryCodes.includes(region) ? region : noCountry;
  return (
    <NativeSelect
      {...field('country')}
      label={label}
      options={countries}
      value={chosen === noCountry ? guessed : chosen}
      onValueChange={setChosen}
      autoComplete="country"
      required
    />
  );
}

type OptionalFieldsProps = {
  form: Form;
  field: FieldOf;
  box: ReturnType<typeof useBoxProps>;
  labels: { city: string; reason: string };
};

const optionalFields = ['city', 'reason', 'showName'] as const;

/** Town, reason and whether the name is shown: folded, unless a draft has them. */
export function OptionalFields({ form, field, box, labels }: OptionalFieldsProps) {
  const { t } = useTranslation('signatures');
  const details = useRef<HTMLDetailsElement>(null);
  const restore = useEffectEvent(() => {
    const saved = readDraft(signDraft);
    const isFilled = optionalFields.some((name) => saved[name]);
    if (isFilled && details.current) details.current.open = true;
  });
  useEffect(() => restore(), []);
  // Errors that are found later open it, too; nothing closes it but the visitor.
  const [isTyped] = useState(() =>
    optionalFields.some((name) => form.typed(name) || form.errorCodeOf(name)),
  );
  return (
    <details ref={details} open={isTyped} className="border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('sign.more')}</summary>
      <div className="grid gap-5 pt-2 pb-5">
        <TextField
          {...field('city')}
          label={labels.city}
          autoComplete="address-level2"
          maxLength={80}
        />
        <TextArea
          {...field('reason')}
          label={labels.reason}
          hint={t('sign.reasonHint')}
          rows={3}
          maxLength={reasonMax}
          dir="auto"
        />
        <Checkbox {...box('showName')} label={t('sign.showName')} hint={t('sign.showNameHint')} />
      </div>
    </details>
  );
}
