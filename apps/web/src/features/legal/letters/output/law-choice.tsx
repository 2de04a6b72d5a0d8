// SPDX-License-Identifier: AGPL-3.0-or-later
import { officialTitle, recordLanguage } from '@kga/contracts/legal';
import { Checkbox } from '@kga/ui/checkbox';

import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { fittingLaws } from '../assembly/cited-laws.ts';
import { choicesOf } from '../form/letter-fields.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { useCountryName } from '../form/use-letter-field.ts';
import type { AssembledLetter } from './use-letter.ts';

/** The laws that fit the case, each with its source; the writer may leave some out. */
export function LawChoice({
  draft,
  assembled: { record, values },
}: {
  draft: LetterDraft;
  assembled: AssembledLetter;
}) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const reader = useLanguage();
  const nameOf = useCountryName();
  const laws = fittingLaws(record, values);
  const omitted = choicesOf(draft.fields.omittedLaws);
  const country = values.country === undefined ? '' : nameOf(values.country);
  const toggle = (id: string) =>
    draft.set(
      'omittedLaws',
      (omitted.includes(id) ? omitted.filter((each) => each !== id) : [...omitted, id]).join(','),
    );
  const [first] = laws;
  if (!first) return <p className="text-muted">{t('lawMissing', { country })}</p>;
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t('law')}</legend>
      <p className="text-sm text-muted">
        {t('lawText', { country, date: formats.day(first.law.source.checked) })}
      </p>
      {laws.map(({ law }) => {
        const own = record ? recordLanguage(record) : 'en';
        const { text, language, english } = officialTitle(law, own, reader);
        return (
          <Checkbox
            key={law.id}
            label={
              <span className="font-normal">
                <bdi lang={language}>{text}</bdi>
                {english !== undefined && (
                  <span className="block text-sm text-muted" lang="en">
                    {english}
                  </span>
                )}
              </span>
            }
            hint={
              <a href={law.source.url} target="_blank" rel="noreferrer">
                {t('source')}
              </a>
            }
            checked={!omitted.includes(law.id)}
            onChange={() => toggle(law.id)}
          />
        );
      })}
    </fieldset>
  );
}
