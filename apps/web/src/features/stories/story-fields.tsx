// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import { currencies } from '@kga/contracts/core';
import { type StoryBody, amountMax, storyMax } from '@kga/contracts/stories';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../components/errors/form-errors.tsx';
import { MarkdownField } from '../../content/composer/markdown-field.tsx';
import { ContentFormErrors, useTextFieldMessage } from '../../content/content-form-errors.tsx';
import {
  ChoiceField,
  LanguageField,
  useDraftChoice,
  useDraftLanguage,
} from '../../content/draft-choice.tsx';
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
  labels: Readonly<Record<Exclude<keyof StoryBody, 'currency' | 'language' | 'format'>, string>>;
  fieldMessage: (name: string, code: string) => string;
} {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const textFieldMessage = useTextFieldMessage();
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
      return textFieldMessage(name, code);
    },
  };
}

/** The fields of a story. */
export function StoryFields({
  form,
  draftKey,
  initial,
  format = 'markdown',
}: {
  form: Form;
  draftKey: DraftKey;
  /** Initial values; missing choices default by the page's language. */
  initial: StoryFieldValues;
  /** That of an edited story stays. */
  format?: TextFormat;
}) {
  const { t } = useTranslation('stories');
  const ContentField = format === 'markdown' ? MarkdownField : TextArea;
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
      <ContentField
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

/** Says why a story was refused. */
export function StoryFormErrors(props: { form: Form; wasMember: boolean }) {
  return <ContentFormErrors {...props} {...useFieldMessages()} className="empty:-mb-6" />;
}
