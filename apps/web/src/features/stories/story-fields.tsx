import { type StoryBody, amountMax, currencies, languages, storyMax } from '@kga/contracts';
import { Select } from '@kga/ui/select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { useClientValue } from '../../lib/browser.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { languageNames } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';
import { GameField } from './game-field.tsx';
import { type StoryFieldValues, currencyOf, languageOf, defaultChoices } from './story-draft.ts';

/** Shortest that a story may be, as the contract has it. */
const contentLeast = 10;

/** The words of a story's fields: their labels, and what is wrong with them. */
export function useStoryFieldMessages(): {
  labels: Readonly<Record<Exclude<keyof StoryBody, 'currency' | 'language'>, string>>;
  faultOf: (name: string, code: string) => string;
} {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const problems = useErrorMessages();
  return {
    labels: {
      gameName: t('own.form.game'),
      title: t('own.form.title'),
      content: t('own.form.content'),
      amountLost: t('own.form.amount'),
    },
    faultOf: (name, code) => {
      if (name === 'amountLost') {
        return t('own.form.amountWrong', { most: formats.integer(amountMax) });
      }
      // What is blank but for spaces is too short, for which the contract has no code of its own.
      return problems.field(name, code === 'custom' ? 'too_small' : code);
    },
  };
}

/** What there is to say of a loss. What is chosen is kept with what is typed. */
export function StoryFields({
  form,
  draftKey,
  initial,
}: {
  form: Form;
  draftKey: DraftKey;
  /** What the fields hold at first; a choice that is missing is the usual one. */
  initial: StoryFieldValues;
}) {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const { labels, faultOf } = useStoryFieldMessages();
  const field = (name: keyof typeof labels) => {
    const code = form.errorCodeOf(name);
    return {
      ...form.field(name),
      label: labels[name],
      defaultValue: initial[name],
      error: code && faultOf(name, code),
    };
  };
  const limits = {
    least: formats.integer(contentLeast),
    most: formats.integer(storyMax.content),
  };
  return (
    <>
      <GameField {...field('gameName')} hint={t('own.form.gameHint')} required />
      <TextField {...field('title')} autoComplete="off" required />
      <TextArea
        {...field('content')}
        className="[&_textarea]:max-h-[75dvh] [&_textarea]:min-h-60"
        rows={10}
        hint={t('own.form.contentHint', limits)}
        autoComplete="off"
        required
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          {...field('amountLost')}
          note={t('own.form.optional')}
          hint={t('own.form.amountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Choices draftKey={draftKey} initial={initial} />
      </div>
    </>
  );
}

/** The currency and the language, in fields of the form that the browser sends no keys to. */
function Choices({ draftKey, initial }: { draftKey: DraftKey; initial: StoryFieldValues }) {
  const { t } = useTranslation('stories');
  const spoken = useLanguage();
  const usual = defaultChoices(spoken);
  const keptCurrency = useClientValue<string>(() => readDraft(draftKey)['currency'] ?? '', '');
  const keptLanguage = useClientValue<string>(() => readDraft(draftKey)['language'] ?? '', '');
  const [chosen, setChosen] = useState<Partial<typeof usual>>({});
  const currency =
    chosen.currency ??
    currencyOf(keptCurrency) ??
    currencyOf(initial['currency']) ??
    usual.currency;
  const language =
    chosen.language ??
    languageOf(keptLanguage) ??
    languageOf(initial['language']) ??
    usual.language;
  const choose = (choice: typeof chosen) => {
    setChosen({ ...chosen, ...choice });
    storeDraft(draftKey, { ...readDraft(draftKey), ...choice });
  };
  const names = new Intl.DisplayNames(spoken, { type: 'currency' });
  return (
    <>
      <input type="hidden" name="currency" value={currency} readOnly />
      <input type="hidden" name="language" value={language} readOnly />
      <Select
        label={t('own.form.currency')}
        options={currencies.map((value) => ({
          value,
          label: `${value} · ${names.of(value) ?? value}`,
        }))}
        value={currency}
        onValueChange={(next) => choose({ currency: next })}
      />
      <Select
        label={t('own.form.language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onValueChange={(next) => choose({ language: next })}
      />
    </>
  );
}
