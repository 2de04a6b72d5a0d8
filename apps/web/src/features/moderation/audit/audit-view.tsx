// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { exportAuditLog } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Field, controlClass } from '@kga/ui/field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilterForm } from '../../../components/filter-form.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { urlOf } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/browser.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { auditQuery } from '../queries.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import {
  type AuditSearch,
  adminActions,
  auditFilterOf,
  auditSearchOf,
  contentActions,
  useActionName,
} from './audit-filter.ts';

export function AuditView({ user }: { user: User }) {
  const { t } = useTranslation(['moderation', 'shared']);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const [query] = useSearchParams();
  const search = auditSearchOf(query);
  const filter = auditFilterOf(search, timeZone);
  const list = useInfiniteQuery(auditQuery(filter));
  const isAdmin = user.role === 'admin';
  const isFiltered = Object.keys(search).length > 0;
  const clear = (
    <Button asChild size="small">
      <Link to={pathTo('auditLog')}>{t('shared:clear')}</Link>
    </Button>
  );
  return (
    <AdminPage
      title={t('audit.title')}
      description={t('audit.description')}
      intro={t(isAdmin ? 'audit.introAdmin' : 'audit.intro')}
      actions={
        <Button asChild>
          <a href={urlOf(exportAuditLog.url, { query: filter })} download>
            <Download aria-hidden="true" className="size-4 shrink-0" />
            {t('audit.export')}
          </a>
        </Button>
      }
    >
      <div className="mt-8">
        <AuditForm search={search} isAdmin={isAdmin} />
        {isFiltered && <p className="mt-3">{clear}</p>}
      </div>
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{ loading: t('audit.loading'), failed: t('audit.failed') }}
          count={(shown, { total }) =>
            // The server stops counting long lists.
            total < shown
              ? t('audit.shownFirst', counted(formats, shown))
              : t('audit.shown', { ...counted(formats, shown), total: formats.integer(total) })
          }
          empty={
            <EmptyPanel
              title={t(isFiltered ? 'audit.noMatch' : 'audit.empty')}
              text={t(isFiltered ? 'audit.noMatchText' : 'audit.emptyText')}
              action={isFiltered && clear}
            />
          }
        >
          {(entry) => <AuditEntryRow key={entry.id} entry={entry} />}
        </InfiniteList>
      </div>
    </AdminPage>
  );
}

const days = ['from', 'to'] as const;

function AuditForm({ search, isAdmin }: { search: AuditSearch; isAdmin: boolean }) {
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
