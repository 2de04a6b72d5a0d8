import { Field, controlClass } from '@kga/ui/field';

import { FilterForm } from '../../../components/filter-form.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type AuditSearch,
  adminActions,
  auditSearchOf,
  contentActions,
  useActionName,
} from './audit-filter.ts';

const days = ['from', 'to'] as const;

/** The filter form of the audit log; the URL holds the filter. */
export function AuditForm({ search, isAdmin }: { search: AuditSearch; isAdmin: boolean }) {
  const { t } = useTranslation('moderation');
  const actionName = useActionName();
  const { actorId, subjectId } = search;
  // The form has no fields for these two.
  const withSubjects = (fields: URLSearchParams) => {
    if (actorId !== undefined) fields.set('actorId', actorId);
    if (subjectId !== undefined) fields.set('subjectId', subjectId);
    return new URLSearchParams({ ...auditSearchOf(fields) });
  };
  return (
    <FilterForm
      filter={search}
      hint={t('audit.searchHint')}
      toSearch={withSubjects}
      choices={[
        {
          name: 'action',
          label: t('audit.action'),
          options: [...contentActions, ...(isAdmin ? adminActions : [])].map((value) => ({
            value,
            label: actionName(value),
          })),
        },
      ]}
      fields={days.map((name) => (
        <Field key={name} className="w-full sm:w-44" label={t(`audit.${name}`)}>
          {(control) => (
            <input
              {...control}
              type="date"
              name={name}
              defaultValue={search[name]}
              className={controlClass(false)}
            />
          )}
        </Field>
      ))}
    />
  );
}
