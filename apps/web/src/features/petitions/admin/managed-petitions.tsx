// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type ManagedSummary, draftStatuses, listManagedPetitions } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredList } from '../../../components/filtered-list.tsx';
import { callList } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { searchTextOf } from '../../../lib/page-urls.ts';
import { freshPagesQuery } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useCountText } from '../petition-row.tsx';
import { textsIn } from '../petition-texts.ts';
import { useRegionName } from '../region-name.ts';

function filterOf(search: URLSearchParams) {
  const q = searchTextOf(search);
  const status = draftStatuses.find((each) => each === search.get('status'));
  return { ...(q !== '' && { q }), ...(status && { status }) };
}

const managedQuery = (filter: ReturnType<typeof filterOf>) =>
  freshPagesQuery([listManagedPetitions.url, filter], (cursor, options) =>
    callList(listManagedPetitions, { query: { ...filter, limit: 30, cursor } }, options),
  );

/** All petitions, drafts too, for admins. */
export function ManagedPetitionsPage() {
  const { t } = useTranslation('petitions');
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(managedQuery(filter));
  return (
    <AdminPage
      title={t('admin.title')}
      description={t('admin.description')}
      intro={t('admin.intro')}
      actions={
        <Button asChild variant="signal">
          <Link to={pathTo('newPetition')}>{t('admin.create')}</Link>
        </Button>
      }
    >
      <FilteredList
        path={pathTo('managedPetitions')}
        form={{
          filter,
          hint: t('admin.searchHint'),
          choices: [
            {
              name: 'status',
              label: t('filter.status'),
              options: draftStatuses.map((value) => ({
                value,
                label: value === 'draft' ? t('admin.draft') : t(`status.${value}`),
              })),
            },
          ],
        }}
        list={list}
        messages={{ loading: t('loading'), failed: t('failed') }}
        shown={({ count, n, total }) => t('shown', { count, current: n, n: total })}
        empty={{ title: t('empty.title'), text: t('empty.none') }}
        noMatch={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(petition) => <ManagedRow key={petition.id} petition={petition} />}
      </FilteredList>
    </AdminPage>
  );
}

function ManagedRow({ petition }: { petition: ManagedSummary }) {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  const regionName = useRegionName();
  const countText = useCountText();
  const { id, region, kind, status } = petition;
  const texts = textsIn(petition, language);
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Badge tone={status === 'collecting' ? 'live' : 'plain'}>
          {status === 'draft' ? t('admin.draft') : t(`status.${status}`)}
        </Badge>
        {regionName(region)} · {t(`kind.${kind}`)} · {countText(petition)}
      </p>
      <Link
        to={pathTo('editPetition', { id })}
        lang={texts.language}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {texts.title}
      </Link>
    </li>
  );
}
