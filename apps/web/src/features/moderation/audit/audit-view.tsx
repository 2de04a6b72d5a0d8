// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { auditActions, moderatorAuditActions, pathTo } from '@kga/contracts/core';
import { exportAuditLog } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { Field, controlClass } from '@kga/ui/field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../components/admin/filtered-admin-list.tsx';
import { filterChoice } from '../../../components/admin/list-query.ts';
import { urlOf } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/browser.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { auditQuery } from '../queries.ts';
import { Action, Actor, Subject } from './audit-cells.tsx';
import { type AuditSearch, auditFilterOf, auditSearchOf, useActionName } from './audit-filter.ts';

export function AuditView({ user }: { user: User }) {
  const { t } = useTranslation(['moderation', 'admin']);
  const formats = useLocalFormats();
  const timeZone = useTimeZone();
  const [query] = useSearchParams();
  const search = auditSearchOf(query);
  const filter = auditFilterOf(search, timeZone);
  const list = useInfiniteQuery(auditQuery(filter));
  const isAdmin = user.role === 'admin';
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
      <FilteredAdminList
        filters={{ path: pathTo('auditLog'), ...useAuditFilters(search, isAdmin) }}
        list={list}
        label={t('audit.title')}
        messages={{
          loading: t('audit.loading'),
          failed: t('audit.failed'),
          empty: t('audit.empty'),
          emptyText: t('audit.emptyText'),
        }}
        shown={(counts, { total }) =>
          // The server stops counting long lists.
          t(total < counts.count ? 'audit.shownFirst' : 'audit.shown', counts)
        }
        keyOf={({ id }) => id}
        columns={[
          { label: t('audit.action'), render: (entry) => <Action entry={entry} /> },
          { label: t('admin:columns.item'), render: (entry) => <Subject entry={entry} /> },
          { label: t('admin:columns.person'), render: (entry) => <Actor entry={entry} /> },
          {
            label: t('admin:columns.time'),
            render: ({ at }) => (
              <time dateTime={at} className="tabular">
                {formats.moment(at)}
              </time>
            ),
          },
        ]}
      />
    </AdminPage>
  );
}

const days = ['from', 'to'] as const;

function useAuditFilters(search: AuditSearch, isAdmin: boolean) {
  const { t } = useTranslation('moderation');
  const actionName = useActionName();
  const { actorId, subjectId } = search;
  const actions = isAdmin ? auditActions : moderatorAuditActions;
  return {
    filter: search,
    hint: t('audit.searchHint'),
    choices: [filterChoice('action', t('audit.action'), actions, actionName)],
    // The form has no fields for these two.
    toSearch: (fields: URLSearchParams) => {
      if (actorId !== undefined) fields.set('actorId', actorId);
      if (subjectId !== undefined) fields.set('subjectId', subjectId);
      return new URLSearchParams({ ...auditSearchOf(fields) });
    },
    fields: days.map((name) => (
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
    )),
  };
}
