import { type StoryBody, amountMax, currencies, storyMax } from '@kga/contracts';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import type { ReactNode } from 'react';

import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import {
  ChoiceField,
  LanguageField,
  useDraftChoice,
  useDraftLanguage,
} from '../../content/draft-choice.tsx';
import { SessionEndedHint } from '../../content/edit-form.tsx';
import { ApiError } from '../../lib/api.ts';
import type { DraftKey } from '../../lib/forms/drafts.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { GameField } from './game-field.tsx';
import { type StoryFieldValues, currencyOf, defaultChoices, languageOf } from './story-draft.ts';

/** Least number of characters of a story, as in the contract. */
const contentMin = 10;

/** Labels and error messages of the fields of a story. */
function useFieldMessages(): {
  labels: Readonly<Record<Exclude<keyof StoryBody, 'currency' | 'language'>, string>>;
  fieldMessage: (name: string, code: string) => string;
} {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const errorMessages = useErrorMessages();
  return {
    labels: {
      gameName: t('own.form.game'),
      title: t('own.form.title'),
      content: t('own.form.content'),
      amountLost: t('own.form.amount'),
    },
    fieldMessage: (name, code) => {
      if (name === 'amountLost') {
        return t('own.form.amountWrong', { most: formats.integer(amountMax) });
      }
      // Only spaces: the contract reports it as a custom error.
      return errorMessages.field(name, code === 'custom' ? 'too_small' : code);
    },
  };
}

/** The fields of a story. */
export function StoryFields({
  form,
  draftKey,
  initial,
}: {
  form: Form;
  draftKey: DraftKey;
  /** Initial values; missing choices default by the page's language. */
  initial: StoryFieldValues;
}) {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const field = (name: keyof typeof labels) => ({
    ...fieldProps(name),
    label: labels[name],
    defaultValue: initial[name],
  });
  const limits = {
    least: formats.integer(contentMin),
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

/** The selects of currency and language. */
function Choices({ draftKey, initial }: { draftKey: DraftKey; initial: StoryFieldValues }) {
  const { t } = useTranslation('stories');
  const pageLanguage = useLanguage();
  const defaults = defaultChoices(pageLanguage);
  const currency = useDraftChoice(
    draftKey,
    'currency',
    currencies,
    currencyOf(initial['currency']) ?? defaults.currency,
  );
  const language = useDraftLanguage(draftKey, languageOf(initial['language']));
  const names = new Intl.DisplayNames(pageLanguage, { type: 'currency' });
  return (
    <>
      <ChoiceField
        name="currency"
        label={t('own.form.currency')}
        options={currencies.map((value) => ({
          value,
          label: `${value} · ${names.of(value) ?? value}`,
        }))}
        value={currency.value}
        onChange={currency.choose}
      />
      <LanguageField
        label={t('own.form.language')}
        value={language.value}
        onChange={language.choose}
      />
    </>
  );
}

/** Says why a story was refused, with links to the invalid fields. */
export function StoryFormErrors({
  form,
  wasMember,
}: {
  form: Form;
  /** Whether the visitor was signed in when the form was sent. */
  wasMember: boolean;
}) {
  const { t } = useTranslation('stories');
  const errorMessages = useErrorMessages();
  const { labels, fieldMessage } = useFieldMessages();
  const code = form.error instanceof ApiError ? form.error.problem?.code : undefined;
  // Without an account it means that the server does not know the guest.
  const isUnknownGuest = code === 'not_signed_in' && !wasMember;
  const text = (): ReactNode => {
    if (isUnknownGuest) return t('own.failed.unableText');
    if (code === 'not_signed_in') return <SessionEndedHint />;
    return code === 'conflict' ? t('own.failed.conflict') : errorMessages.of(form.error);
  };
  return (
    <FormErrors
      form={form}
      className="empty:-mb-6"
      title={t(isUnknownGuest ? 'own.failed.unable' : 'own.failed.title')}
      text={text()}
      labels={labels}
      fieldMessage={fieldMessage}
    />
  );
}
