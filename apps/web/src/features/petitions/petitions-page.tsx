// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { petitionStatuses } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { NativeSelect } from '@kga/ui/native-select';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { InfiniteList } from '../../components/infinite-list.tsx';
import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { PageHeader, SearchableList, useListHead } from '../../components/list-page.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { describeItems } from '../../lib/structured-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PetitionRow } from './petition-row.tsx';
import { textsIn } from './petition-texts.ts';
import {
  type PetitionFilter,
  noFilter,
  parsePetitionFilter,
  petitionsPath,
  petitionsQuery,
} from './queries.ts';
import { useCountryOptions, useRegionName } from './region-name.ts';
import { WhichCanISign } from './which-can-i-sign.tsx';

/** Petitions of all regions, with a search and filters by region and status. */
export function PetitionsPage() {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = parsePetitionFilter(search);
  const list = useInfiniteQuery(petitionsQuery(filter));
  const first = list.data?.pages[0]?.items;
  const title = t('title');
  useListHead({
    title: `${filter.q === '' ? title : `${title} · ${filter.q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: filter.q !== '',
    isLoaded: first !== undefined,
    describe: (url, origin) =>
      describeItems(
        title,
        (first ?? []).map((petition) => ({
          title: textsIn(petition, language).title,
          path: pathTo('petitionDetail', { id: petition.id }),
          language,
        })),
        url,
        origin,
      ),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{title}</h1>} lead={t('lead')} />
      <WhichCanISign />
      <SearchableList search={<Filters filter={filter} />} title={title}>
        <InfiniteList
          list={list}
          restored
          messages={{ loading: t('loading'), failed: t('failed') }}
          count={(shown, { total }) =>
            t('shown', { current: formats.integer(shown), ...counted(formats, total) })
          }
          empty={<NoPetitions filter={filter} />}
          skeleton={
            <Skeletons count={6}>
              <div className="border-b border-line py-6">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="mt-2 h-7 w-3/4" />
                <Skeleton className="mt-3 h-5 w-56" />
              </div>
            </Skeletons>
          }
        >
          {(petition) => <PetitionRow key={petition.id} petition={petition} />}
        </InfiniteList>
      </SearchableList>
    </div>
  );
}

/** Value of the option that sets no filter. */
const all = 'all';

function Filters({ filter }: { filter: PetitionFilter }) {
  const { t } = useTranslation('petitions');
  const regionName = useRegionName();
  const place = useListPlace();
  const navigate = useNavigate();
  const show = (change: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams({
      q: filter.q,
      region: filter.region ?? all,
      status: filter.status ?? all,
      ...change,
    });
    void navigate(petitionsPath(parsePetitionFilter(wanted), place));
  };
  const everything = { value: all, label: t('filter.all') };
  const countries = useCountryOptions();
  return (
    <ListSearchForm
      action={pathTo('petitions')}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: filter.q,
        maxLength: searchMax,
      }}
      shown={filter.q}
      pathOf={(fields) => petitionsPath({ ...filter, q: fields.get('q')?.trim() ?? '' }, place)}
    >
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <NativeSelect
          name="region"
          label={t('filter.region')}
          options={[
            everything,
            ...(['international', 'EU'] as const).map((value) => ({
              value,
              label: regionName(value),
            })),
            ...countries,
          ]}
          value={filter.region ?? all}
          onValueChange={(region) => show({ region })}
        />
        <NativeSelect
          name="status"
          label={t('filter.status')}
          options={[
            everything,
            ...petitionStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filter.status ?? all}
          onValueChange={(status) => show({ status })}
        />
      </div>
    </ListSearchForm>
  );
}

function NoPetitions({ filter }: { filter: PetitionFilter }) {
  const { t } = useTranslation('petitions');
  const place = useListPlace();
  const isFiltered =
    petitionsPath(filter, { language: 'en', before: undefined }) !== pathTo('petitions');
  return (
    <EmptyPanel
      title={t('empty.title')}
      text={t(isFiltered ? 'empty.text' : 'empty.none')}
      action={
        isFiltered && (
          <Button asChild>
            <Link to={petitionsPath(noFilter, place)}>{t('empty.clear')}</Link>
          </Button>
        )
      }
    />
  );
}
