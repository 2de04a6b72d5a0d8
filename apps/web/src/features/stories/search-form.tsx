import { pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { formValues } from '../../lib/forms/form-values.ts';
import { useUrlForm } from '../../lib/forms/use-url-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { gameOf, longestSearch, storiesAddress } from './filter.ts';

/** Of which game; a form that the browser can send by itself. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useUrlForm(q);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = gameOf(new URLSearchParams(formValues(event.currentTarget)));
    void navigate(storiesAddress(typed, language, search));
  };
  return (
    <search>
      <form
        ref={form}
        action={pathTo('stories')}
        method="get"
        className="flex max-w-[48rem] items-end gap-3"
        onSubmit={find}
      >
        {search.has('lang') && <input type="hidden" name="lang" value={language} />}
        <TextField
          className="min-w-0 grow"
          type="search"
          name="q"
          label={t('search')}
          placeholder={t('placeholder')}
          defaultValue={q}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="max-sm:sr-only">{t('find')}</span>
        </Button>
      </form>
    </search>
  );
}
