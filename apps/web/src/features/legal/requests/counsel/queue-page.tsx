// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodes, languages, localeOf, pathTo } from '@kga/contracts/core';
import { type QueuedRequest, legalAges, legalKinds, legalStates } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

import { AdminPage } from '../../../../auth/admin-page.tsx';
import { FilteredList } from '../../../../components/filtered-list.tsx';
import { useFormats, useLanguage, useLocalFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { queueQuery } from '../queries.ts';

const filterSchema = z.object({
  q: z.optional(z.string()),
  kind: z.optional(z.enum(legalKinds)),
  state: z.optional(z.enum(legalStates)),
  country: z.optional(z.enum(countryCodes)),
  language: z.optional(z.enum(languages)),
  age: z.optional(z.enum(legalAges)),
  taken: z.optional(z.enum(['mine', 'free'])),
});

/** What is chosen in the URL. */
function filterOf(search: URLSearchParams): z.infer<typeof filterSchema> {
  const chosen = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  return z.safeParse(filterSchema, chosen).data ?? {};
}

const option = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Requests that wait, for counsel and admins. */
export function QueuePage() {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests']);
  const language = useLanguage();
  const formats = useFormats();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(queueQuery(filter));
  const nameOf = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('audit')}>
      <FilteredList
        path={pathTo('counselQueue')}
        form={{
          filter,
          hint: t('legalRequests:status.reference'),
          choices: [
            {
              name: 'taken',
              label: t('filters.taken'),
              options: option(['mine', 'free'] as const, (value) => t(`filters.${value}`)),
            },
            {
              name: 'kind',
              label: t('filters.kind'),
              options: option(legalKinds, (value) => t(`legalRequests:status.kinds.${value}`)),
            },
            {
              name: 'state',
              label: t('filters.status'),
              options: option(legalStates, (value) => t(`legalRequests:status.states.${value}`)),
            },
            {
              name: 'country',
              label: t('filters.country'),
              options: option(countryCodes, (value) => formats.country(value)),
            },
            {
              name: 'language',
              label: t('filters.language'),
              options: option(languages, (value) => nameOf.of(value) ?? value),
            },
            {
              name: 'age',
              label: t('filters.age'),
              options: option(legalAges, (value) => t(`filters.ages.${value}`)),
            },
          ],
        }}
        list={list}
        messages={{ loading: t('loading'), failed: t('failed') }}
        shown={({ count, n, total }) => t('shown', { count, current: n, n: total })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        noMatch={{ title: t('empty'), text: t('emptyText') }}
      >
        {(request) => (
          <QueueRow
            key={request.id}
            request={request}
            languageName={nameOf.of(request.language) ?? request.language}
          />
        )}
      </FilteredList>
    </AdminPage>
  );
}

function QueueRow({ request, languageName }: { request: QueuedRequest; languageName: string }) {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests']);
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const { id, reference, kind, state, country, createdAt, takenBy } = request;
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Badge tone={state === 'received' ? 'notice' : 'plain'}>
          {t(`legalRequests:status.states.${state}`)}
        </Badge>
        <span>{t(`legalRequests:status.kinds.${kind}`)}</span>
        <span>{country === null ? t('unknown') : formats.country(country)}</span>
        <span>{languageName}</span>
        <span className="tabular">{moment(createdAt)}</span>
        <span>{takenBy ? t('takenBy', { name: takenBy.name }) : t('notTaken')}</span>
      </p>
      <Link
        to={pathTo('counselRequest', { id })}
        className="inline-flex min-h-11 items-center font-semibold tabular"
      >
        {t('open')} {reference}
      </Link>
    </li>
  );
}
