import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';

import { useUrlForm } from '../lib/forms/use-url-form.ts';

type SearchFormProps = {
  /** The text field `q`: its label, default value, limits. */
  field: Omit<ComponentProps<typeof TextField>, 'name' | 'type'>;
  submitLabel: string;
  /** Path to which the browser submits the form without JavaScript. */
  action?: string;
  /** Hidden fields, for the form without JavaScript. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** The state of the URL that the fields show: when it changes, they return to their defaults. */
  shown: string;
  /** Receives all fields of the form. */
  onSearch: (fields: URLSearchParams) => void;
  /** Fields between the text field and the button. */
  filters?: ReactNode;
  /** Fields below the row. */
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
          <TextField
            className={hasFilters ? 'min-w-0 grow basis-72' : 'min-w-0 grow'}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            {...field}
          />
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
