import { roles } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { formValues } from '../../lib/forms/form-values.ts';
import { useUrlForm } from '../../lib/forms/use-url-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { UserFilter } from './queries.ts';

const anyone = 'all';
/** Limit of the API, in characters. */
const longest = 254;

/** The search form of the list; the URL holds the filter, and going back restores the fields. */
export function SearchForm({ filter }: { filter: UserFilter }) {
  const { t } = useTranslation('users');
  const [search, setSearch] = useSearchParams();
  const [role, setRole] = useState<UserFilter['role'] | typeof anyone>(filter.role ?? anyone);
  const [state, setState] = useState<UserFilter['suspended'] | typeof anyone>(
    filter.suspended ?? anyone,
  );
  const asked = search.toString();
  const form = useUrlForm(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setRole(filter.role ?? anyone);
    setState(filter.suspended ?? anyone);
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q = '' } = formValues(event.currentTarget);
    const wanted = { q: q.trim(), role: role ?? anyone, suspended: state ?? anyone };
    setSearch(Object.entries(wanted).filter(([, value]) => value !== '' && value !== anyone));
  };
  return (
    <search>
      <form
        ref={form}
        onSubmit={find}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_14rem_auto] lg:items-end"
      >
        <TextField
          className="sm:col-span-2 lg:col-span-1"
          type="search"
          name="q"
          label={t('search')}
          hint={t('searchHint')}
          defaultValue={filter.q}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select
          label={t('role')}
          options={[
            { value: anyone, label: t('all') },
            ...roles.map((value) => ({ value, label: t(`roles.${value}`) })),
          ]}
          value={role}
          onValueChange={setRole}
        />
        <Select
          label={t('state')}
          options={[
            { value: anyone, label: t('all') },
            { value: 'no', label: t('active') },
            { value: 'yes', label: t('suspended') },
          ]}
          value={state}
          onValueChange={setState}
        />
        <Button type="submit" className="justify-self-start">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
