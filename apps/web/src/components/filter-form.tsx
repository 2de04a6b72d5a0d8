import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { formValues } from '../lib/forms/form-values.ts';
import { useUrlForm } from '../lib/forms/use-url-form.ts';
import { useTranslation } from '../lib/translation.ts';

const anything = 'all';
/** As many characters as the server takes. */
const longest = 200;

/** One choice by which a list is narrowed; `name` stands in the address. */
type FilterChoice = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** What to list; what is asked for stands in the address, and going back fills it with that. */
export function FilterForm({
  filter,
  choices,
  hint,
}: {
  filter: Readonly<Record<string, string | undefined>>;
  choices: readonly FilterChoice[];
  hint: string;
}) {
  const { t } = useTranslation('shared');
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>(filter);
  const asked = search.toString();
  const form = useUrlForm(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setChosen(filter);
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q = '' } = formValues(event.currentTarget);
    const wanted = new URLSearchParams(q.trim() === '' ? {} : { q: q.trim() });
    for (const { name } of choices) {
      const value = chosen[name] ?? anything;
      if (value !== anything) wanted.set(name, value);
    }
    setSearch(wanted);
  };
  return (
    <search>
      <form ref={form} onSubmit={find} className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 grow basis-72"
          type="search"
          name="q"
          label={t('search')}
          hint={hint}
          defaultValue={filter['q']}
          maxLength={longest}
          autoComplete="off"
        />
        {choices.map(({ name, label, options }) => (
          <Select
            key={name}
            className="w-full sm:w-52"
            label={label}
            options={[{ value: anything, label: t('all') }, ...options]}
            value={chosen[name] ?? anything}
            onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
        <Button type="submit">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
