import { languages } from '@kga/contracts';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ContentFormErrors, useTextFieldMessage } from '../../../content/content-form-errors.tsx';
import { LanguageField, useDraftLanguage } from '../../../content/draft-choice.tsx';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';

export const memoryFields = ['content', 'yearsPlayed', 'language'] as const;

const languageOf = (texts: Readonly<Record<string, string>>) =>
  languages.find((language) => language === texts['language']);

/** What the fields of a memory say, as the API expects it. */
export const memoryBodyOf = (texts: Readonly<Record<string, string>>) => ({
  content: (texts['content'] ?? '').trim(),
  yearsPlayed: (texts['yearsPlayed'] ?? '').trim() || null,
  language: languageOf(texts),
});

function useFieldMessage() {
  const { t } = useTranslation('memoriesArchive');
  const textFieldMessage = useTextFieldMessage();
  return (name: string, code: string) =>
    name === 'yearsPlayed' ? t('form.yearsWrong') : textFieldMessage(name, code);
}

type MemoryFieldsProps = {
  form: Form;
  draftKey: DraftKey;
  /** Those of an edited memory. */
  initial?: Readonly<Record<string, string>>;
};

/** The fields of a new or an edited memory. */
export function MemoryFields({ form, draftKey, initial }: MemoryFieldsProps) {
  const { t } = useTranslation(['memoriesArchive', 'shared']);
  const field = useFieldProps(form, useFieldMessage());
  const { value: language, choose } = useDraftLanguage(draftKey, initial && languageOf(initial));
  return (
    <>
      <TextArea
        {...field('content')}
        label={t('form.content')}
        hint={t('form.contentHint')}
        lang={language}
        dir="auto"
        rows={5}
        defaultValue={initial?.['content']}
        required
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...field('yearsPlayed')}
          label={t('form.years')}
          note={t('shared:optional')}
          hint={t('form.yearsHint')}
          autoComplete="off"
          defaultValue={initial?.['yearsPlayed']}
        />
        <LanguageField label={t('form.language')} value={language} onChange={choose} />
      </div>
    </>
  );
}

/** Says why a memory was refused, with links to its invalid fields. */
export function MemoryFormErrors({ form, wasMember }: { form: Form; wasMember: boolean }) {
  const { t } = useTranslation('memoriesArchive');
  return (
    <ContentFormErrors
      form={form}
      labels={{ content: t('form.content'), yearsPlayed: t('form.years') }}
      fieldMessage={useFieldMessage()}
      wasMember={wasMember}
    />
  );
}
