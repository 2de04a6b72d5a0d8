import { Button } from '@kga/ui/button';
import { Field, controlClass } from '@kga/ui/field';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { formValues } from '../../../lib/forms/form-values.ts';
import { useUrlForm } from '../../../lib/forms/use-url-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type AuditSearch,
  adminActions,
  auditSearchOf,
  contentActions,
  useActionName,
} from './audit-filter.ts';

const anything = 'all';
const days = ['from', 'to'] as const;

/** The filter form of the audit log; the URL holds the filter. */
export function AuditForm({ asked, isAdmin }: { asked: AuditSearch; isAdmin: boolean }) {
  const { t } = useTranslation(['moderation', 'shared']);
  const actionName = useActionName();
  const [search, setSearch] = useSearchParams();
  const [action, setAction] = useState(asked.action);
  const address = search.toString();
  const form = useUrlForm(address);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setAction(asked.action);
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q = '', from = '', to = '' } = formValues(event.currentTarget);
    const { actorId, subjectId } = asked;
    const wanted = { q, from, to, action, actorId, subjectId };
    const given = Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    setSearch({ ...auditSearchOf(new URLSearchParams(given)) });
  };
  return (
    <search>
      <form ref={form} onSubmit={find} className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 grow basis-72"
          type="search"
          name="q"
          label={t('shared:search')}
          hint={t('audit.searchHint')}
          defaultValue={asked.q}
          maxLength={200}
          autoComplete="off"
        />
        <Select
          className="w-full sm:w-60"
          label={t('audit.action')}
          options={[
            { value: anything, label: t('shared:all') },
            ...[...contentActions, ...(isAdmin ? adminActions : [])].map((value) => ({
              value,
              label: actionName(value),
            })),
          ]}
          value={action ?? anything}
          onValueChange={(value) => setAction(value === anything ? undefined : value)}
        />
        {days.map((name) => (
          <Field key={name} className="w-full sm:w-44" label={t(`audit.${name}`)}>
            {(control) => (
              <input
                {...control}
                type="date"
                name={name}
                defaultValue={asked[name]}
                className={controlClass(false)}
              />
            )}
          </Field>
        ))}
        <Button type="submit">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          {t('shared:find')}
        </Button>
      </form>
    </search>
  );
}
