import { type ManagedPetition, languageNames, languages } from '@kga/contracts';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type FieldTexts, translationField } from './petition-form-values.ts';

/** Texts that have translations, in the order of the form. */
export const translated = ['title', 'addressee', 'text', 'answer'] as const;

/** The texts in the other languages; that of the petition's own is ignored. */
export function Translations({
  form,
  values,
  fixed,
}: {
  form: Form;
  values: FieldTexts;
  /** A petition whose translations people may have signed. */
  fixed: ManagedPetition | undefined;
}) {
  const { t } = useTranslation('petitions');
  const fieldProps = useFieldProps(form);
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t('admin.translations')}</legend>
      <p className="text-sm text-muted">{t('admin.translationsHint')}</p>
      {languages.map((language) => {
        const props = (part: (typeof translated)[number]) => {
          const name = translationField(language, part);
          return {
            ...fieldProps(name),
            label: t(`admin.fields.${part}`),
            defaultValue: values[name] ?? '',
            lang: language,
            autoComplete: 'off',
            readOnly: part !== 'answer' && fixed?.translations[language]?.[part] !== undefined,
          };
        };
        return (
          <details key={language} className="mt-2 border-t border-line pt-2">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold" lang={language}>
              {languageNames[language]}
            </summary>
            <div className="flex flex-col gap-4 pb-4">
              <TextField {...props('title')} />
              <TextField {...props('addressee')} />
              <TextArea {...props('text')} rows={4} />
              <TextArea {...props('answer')} rows={2} />
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}
