import { type Language, languages } from '@kga/contracts';
import { Select } from '@kga/ui/select';

import { languageNames } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';

/** In which language something is written; a field `language` of the form. */
export function LanguageField({
  value,
  onChange,
}: {
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { t } = useTranslation('forum');
  return (
    <>
      {/* The form reads its fields by their names, and keeps this one with the others. */}
      <input type="hidden" name="language" value={value} readOnly />
      <Select
        className="w-full sm:w-52"
        label={t('form.language')}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        value={value}
        onValueChange={onChange}
      />
    </>
  );
}
