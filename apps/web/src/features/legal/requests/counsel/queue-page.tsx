// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodes, languages, localeOf, pathTo } from '@kga/contracts/core';
import { type LegalState, legalAges, legalKinds, legalStates } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../../components/admin/filtered-admin-list.tsx';
import { filterChoice, listFilterOf } from '../../../../components/admin/list-query.ts';
import { useLanguage, useLocalFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { queueQuery } from '../queries.ts';

const filters = {
  taken: ['mine', 'free'],
  kind: legalKinds,
  state: legalStates,
  country: countryCodes,
  language: languages,
  age: legalAges,
} as const;

/** Texts for the codes of a request. */
function useRequestTexts() {
  const { t } = useTranslation('legalRequests');
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  return {
    kindText: (kind: (typeof legalKinds)[number]) => t(`status.kinds.${kind}`),
    stateText: (state: LegalState) => t(`status.states.${state}`),
    languageText: (code: string) => names.of(code) ?? code,
  };
}

/** Requests that wait, for counsel and admins. */
export function QueuePage() {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests', 'admin']);
  const formats = useLocalFormats();
  const [search] = useSearchParams();
  const filter = listFilterOf(search, filters);
  const list = useInfiniteQuery(queueQuery(filter));
  const { kindText, stateText, languageText } = useRequestTexts();
  const country = t('filters.country');
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('audit')}>
      <FilteredAdminList
        filters={{
          path: pathTo('counselQueue'),
          filter,
          hint: t('legalRequests:status.reference'),
          choices: [
            filterChoice('taken', t('filters.taken'), filters.taken, (by) => t(`filters.${by}`)),
            filterChoice('kind', t('filters.kind'), legalKinds, kindText),
            filterChoice('state', t('filters.status'), legalStates, stateText),
            filterChoice('country', country, countryCodes, formats.country),
            filterChoice('language', t('filters.language'), languages, languageText),
            filterChoice('age', t('filters.age'), legalAges, (age) => t(`filters.ages.${age}`)),
          ],
        }}
        list={list}
        label={t('title')}
        messages={{
          loading: t('loading'),
          failed: t('failed'),
          empty: t('empty'),
          emptyText: t('emptyText'),
        }}
        shown={({ count, total }) => t('shown', { count, n: total })}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('legalRequests:status.reference'),
            render: ({ id, reference }) => (
              <Link
                to={pathTo('counselRequest', { id })}
                className="inline-flex min-h-11 items-center font-semibold tabular"
              >
                {reference}
              </Link>
            ),
          },
          {
            label: t('filters.status'),
            render: ({ state }) => (
              <Badge
                tone={state === 'received' ? 'notice' : 'plain'}
                className="lg:whitespace-nowrap"
              >
                {stateText(state)}
              </Badge>
            ),
          },
          { label: t('filters.kind'), render: ({ kind }) => kindText(kind) },
          {
            label: country,
            render: (request) =>
              request.country === null ? t('unknown') : formats.country(request.country),
          },
          { label: t('filters.language'), render: (request) => languageText(request.language) },
          {
            label: t('admin:columns.time'),
            render: ({ createdAt }) => <span className="tabular">{formats.moment(createdAt)}</span>,
          },
          {
            label: t('filters.taken'),
            render: ({ takenBy }) =>
              takenBy ? t('takenBy', { name: takenBy.name }) : t('notTaken'),
          },
        ]}
      />
    </AdminPage>
  );
}
