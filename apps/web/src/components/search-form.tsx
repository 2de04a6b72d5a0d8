// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  isValidElement,
  useEffect,
  useRef,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useLanguage } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';

export type SearchField = Omit<ComponentProps<typeof TextField>, 'name' | 'type'>;

type SearchFormProps = {
  /** The text field `q`: its label, default value, limits; or a field of another kind. */
  field: SearchField | ReactElement;
  submitLabel: string;
  /** Path to which the browser submits the form without JavaScript. */
  action?: string;
  /** Hidden fields, for the form without JavaScript. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** The state of the URL that the fields show: when it changes, they return to their defaults. */
  shown: string;
  onSearch: (fields: URLSearchParams) => void;
  /** Fields between the text field and the button. */
  filters?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A search form that also works without JavaScript: one text field, filters and a button. */
export function SearchForm({
  field,
  submitLabel,
  action,
  hidden,
  shown,
  onSearch,
  filters,
  children,
  className,
}: SearchFormProps) {
  const form = useUrlForm(shown);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    onSearch(fields);
  };
  const hasFilters = filters !== undefined;
  return (
    <search>
      <form
        ref={form}
        {...(action !== undefined && { action })}
        method="get"
        className={className}
        onSubmit={submit}
      >
        {Object.entries(hidden ?? {}).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={hasFilters ? 'flex flex-wrap items-end gap-4' : 'flex items-end gap-3'}>
          {isValidElement(field) ? (
            field
          ) : (
            <TextField
              className={hasFilters ? 'min-w-0 grow basis-72' : 'min-w-0 grow'}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              {...field}
            />
          )}
          {filters}
          <Button type="submit">
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className={hasFilters ? undefined : 'max-sm:sr-only'}>{submitLabel}</span>
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}

/**
 * Ref of a form that shows the URL's query: its fields return to their defaults when the query
 * changes, and otherwise keep their values and the focus.
 */
function useUrlForm(query: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef(query);
  useEffect(() => {
    if (previous.current === query) return;
    previous.current = query;
    // Resets the fields one by one: form.reset() would also fire React's reset event.
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = field.defaultValue;
      field.checked = field.defaultChecked;
    }
  }, [query]);
  return form;
}

type ListSearchFormProps = Omit<SearchFormProps, 'submitLabel' | 'onSearch'> & {
  pathOf: (fields: URLSearchParams) => string;
};

/** Searches the list at the path `action`. */
export function ListSearchForm({ pathOf, hidden, ...form }: ListSearchFormProps) {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SearchForm
      {...form}
      hidden={{ ...hidden, lang: search.has('lang') ? language : undefined }}
      submitLabel={t('find')}
      onSearch={(fields) => void navigate(pathOf(fields))}
    />
  );
}
