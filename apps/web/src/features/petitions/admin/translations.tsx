// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName } from '@kga/contracts/core';
import { type ManagedPetition, petitionMax } from '@kga/contracts/petitions';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { LanguageSelect } from '../../../components/language-select.tsx';
import { MarkdownField } from '../../../content/composer/markdown-field.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type FieldTexts, milestoneField, translationField } from './petition-form-values.ts';

/** Texts that have translations, in the order of the form. */
export const translated = ['title', 'addressee', 'text', 'answer'] as const;

type Props = {
  form: Form;
  values: FieldTexts;
  /** Undefined where it is new; its milestones are translated once they are saved. */
  petition: ManagedPetition | undefined;
  /** A petition whose translations people may have signed. */
  fixed: ManagedPetition | undefined;
  isAnswerable: boolean;
};

/** The texts in the other languages; what was typed in the petition's own stays, hidden and ignored. */
export function Translations({
  language: ownLanguage,
  languages,
  onAdd,
  ...props
}: Props & {
  /** Of the petition, as the form has it now. */
  language: Language;
  /** Languages to translate into. */
  languages: readonly Language[];
  onAdd: (language: Language) => void;
}) {
  const { t } = useTranslation(['adminPetitions', 'shared']);
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t('translations')}</legend>
      <p className="text-sm text-muted">{t('translationsHint')}</p>
      {languages.map((language) => (
        <details
          key={language}
          hidden={language === ownLanguage}
          className="mt-2 border-t border-line pt-2"
        >
          <summary className="min-h-11 cursor-pointer py-2 font-semibold" lang={language}>
            {languageName(language)}
          </summary>
          <TranslatedFields {...props} language={language} />
        </details>
      ))}
      <LanguageSelect
        className="mt-4 max-w-sm"
        label={t('shared:anotherLanguage')}
        value={undefined}
        onChange={onAdd}
      />
    </fieldset>
  );
}

function TranslatedFields({
  form,
  values,
  petition,
  fixed,
  isAnswerable,
  language,
}: Props & { language: Language }) {
  const { t } = useTranslation('adminPetitions');
  const formats = useFormats();
  const fieldProps = useFieldProps(form);
  const props = (part: (typeof translated)[number]) => {
    const name = translationField(language, part);
    return {
      ...fieldProps(name),
      label: t(`fields.${part}`),
      defaultValue: values[name] ?? '',
      lang: language,
      autoComplete: 'off',
      readOnly: part !== 'answer' && fixed?.translations[language]?.[part] !== undefined,
    };
  };
  return (
    <div className="flex flex-col gap-4 pb-4">
      <TextField {...props('title')} />
      <TextField {...props('addressee')} />
      <MarkdownField {...props('text')} rows={4} names={false} pictures={false} />
      {(isAnswerable || values[translationField(language, 'answer')]) && (
        <TextArea {...props('answer')} rows={2} />
      )}
      {petition &&
        language !== petition.language &&
        petition.milestones.map(({ count }) => (
          <TextField
            key={count}
            {...fieldProps(milestoneField(count, language))}
            label={t('fields.milestone', { n: formats.integer(count) })}
            defaultValue={values[milestoneField(count, language)] ?? ''}
            lang={language}
            maxLength={petitionMax.effect}
            autoComplete="off"
          />
        ))}
    </div>
  );
}
