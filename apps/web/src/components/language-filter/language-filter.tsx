// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { type ListFilter, defaultLanguages, hasAllLanguages } from '../../lib/language-filter.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { useContentLanguages } from '../language-queries.ts';

const namesOf = (chosen: readonly Language[]) =>
  chosen.map((each) => languageName(each)).join(', ');

type LanguageFilterProps = {
  filter: Pick<ListFilter, 'languages'>;
  /** The path of the list in other languages. */
  pathOf: (languages: readonly Language[]) => string;
};

/** The languages of a list, inside of its search form: chosen one by one, or all by one link. */
export function LanguageFilter({ filter, pathOf }: LanguageFilterProps) {
  const { t } = useTranslation('languageFilter');
  const every = hasAllLanguages(filter);
  const usual = defaultLanguages(useLanguage());
  // The languages in use are asked for with the first look at the choices.
  const [isOpen, setIsOpen] = useState(false);
  const offered = useContentLanguages({ enabled: isOpen, also: filter.languages });
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-6 text-sm">
      <details
        className="group max-w-full open:basis-full"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 max-w-full cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <span className="text-muted">{t('languages')}</span>
          <span className="min-w-0 font-semibold">
            {every ? t('all') : namesOf(filter.languages)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted group-open:rotate-180"
          />
        </summary>
        <div className="border-s-2 border-line ps-4">
          <fieldset>
            <legend className="sr-only">{t('languages')}</legend>
            <div className="flex flex-wrap gap-x-6">
              {offered.map((each) => (
                <Checkbox
                  key={each}
                  name="languages"
                  value={each}
                  label={<span lang={each}>{languageName(each)}</span>}
                  defaultChecked={every || filter.languages.includes(each)}
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" size="small" className="mt-1">
            {t('apply')}
          </Button>
        </div>
      </details>
      <Link
        to={pathOf(every ? usual : [])}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {every ? t('only', { names: namesOf(usual) }) : t('showAll')}
      </Link>
    </div>
  );
}
