// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type PetitionRegion,
  campaign,
  findRegions,
  pathTo,
  petitionPath,
  petitionRegions,
} from '@kga/contracts/core';
import { type PetitionSummary, petitionStatuses } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { NativeSelect } from '@kga/ui/native-select';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { PageHeader, SearchableList, useListHead } from '../../components/list-page.tsx';
import { LoadState } from '../../components/load-state.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { LoadingRegion, Skeletons } from '../../components/skeletons.tsx';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { describeItems } from '../../lib/structured-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PetitionRow } from './petition-row.tsx';
import { textsIn, useCountryOptions, useRegionName } from './petition-texts.ts';
import {
  type PetitionFilter,
  allPetitionsQuery,
  noFilter,
  parsePetitionFilter,
  petitionsPath,
} from './queries.ts';
import { OwnRegionPanel } from './regions/own-region.tsx';
import { RegionNames } from './regions/region-names.tsx';
import { WhichCanISign } from './which-can-i-sign.tsx';

/** All regions: the petitions that a visitor can sign first, and the regions without one last. */
export function PetitionsPage() {
  const { t } = useTranslation(['petitions', 'regions']);
  const formats = useFormats();
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = parsePetitionFilter(search);
  const all = useQuery(allPetitionsQuery());
  const list = useQuery(allPetitionsQuery(filter));
  const title = t('title');
  const open = all.data?.filter(isOpen).length;
  useListHead({
    title: `${filter.q === '' ? title : `${title} · ${filter.q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: filter.q !== '',
    isLoaded: list.data !== undefined,
    describe: (url, origin) =>
      describeItems(
        title,
        (list.data ?? []).map((petition) => ({
          title: textsIn(petition, language).title,
          path: petitionPath(petition.id),
          language,
        })),
        url,
        origin,
      ),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{title}</h1>} lead={t('lead')} />
      <p className="mt-3 min-h-[1lh] font-semibold tabular">
        {open !== undefined &&
          t('regions:counts', {
            regions: formats.integer(petitionRegions.length),
            n: formats.integer(open),
          })}
      </p>
      <OwnRegionPanel petitions={all.data ?? []} />
      <WhichCanISign />
      <SearchableList search={<Filters filter={filter} />} title={title}>
        <LoadState
          query={list}
          messages={{ loading: t('loading'), failed: t('failed') }}
          skeleton={<RowSkeletons label={t('loading')} />}
        >
          {(petitions) => (
            <Sections
              filter={filter}
              petitions={petitions}
              known={new Set(all.data?.map(({ region }) => region))}
            />
          )}
        </LoadState>
      </SearchableList>
    </div>
  );
}

const isOpen = ({ status }: PetitionSummary): boolean => status === 'collecting';

function RowSkeletons({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Skeletons count={6}>
        <div className="border-b border-line py-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-7 w-3/4" />
          <Skeleton className="mt-3 h-5 w-56" />
        </div>
      </Skeletons>
    </LoadingRegion>
  );
}

type SectionsProps = {
  filter: PetitionFilter;
  petitions: readonly PetitionSummary[];
  /** Regions that have a petition, whether the filter finds it or not. */
  known: ReadonlySet<PetitionRegion>;
};

/** The regions without a petition that a filter finds; a status has none of them. */
function regionsWithout({ filter: { q, region, status }, known }: SectionsProps) {
  if (status !== undefined) return [];
  const named = q === '' ? petitionRegions : findRegions(q);
  return named.filter((each) => !known.has(each) && (region === undefined || region === each));
}

function Sections(props: SectionsProps) {
  const { t } = useTranslation('regions');
  const open = props.petitions.filter(isOpen);
  const over = petitionStatuses.flatMap((status) =>
    props.petitions.filter((petition) => petition.status === status && !isOpen(petition)),
  );
  const without = regionsWithout(props);
  if (open.length + over.length + without.length === 0) {
    return (
      <div role="status">
        <NoPetitions filter={props.filter} />
      </div>
    );
  }
  return (
    <>
      <PetitionSection title={t('sections.open')} petitions={open} />
      <PetitionSection title={t('sections.over')} petitions={over} />
      {without.length > 0 && (
        <section aria-labelledby="without" className="mt-12">
          <h3 id="without" className="text-2xl">
            {t('sections.none')}
          </h3>
          <p className="mt-1 max-w-text text-muted">{t('noneHint')}</p>
          <RegionNames regions={without} />
        </section>
      )}
    </>
  );
}

type PetitionSectionProps = { title: string; petitions: readonly PetitionSummary[] };

function PetitionSection({ title, petitions }: PetitionSectionProps) {
  const id = useId();
  if (petitions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      <ul className="mt-3 border-t-2 border-ink">
        {petitions.map((petition) => (
          <PetitionRow key={petition.id} petition={petition} />
        ))}
      </ul>
    </section>
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
  const { t } = useTranslation(['petitions', 'regions']);
  const regionName = useRegionName();
  const place = useListPlace();
  if (filter.region !== undefined) {
    const region = regionName(filter.region);
    return (
      <EmptyPanel
        title={t('regions:empty.title', { region })}
        text={t('regions:empty.text')}
        action={
          <Button asChild>
            <Link to={petitionPath(filter.region.toLowerCase())}>
              {t('regions:empty.page', { region })}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyPanel
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button asChild>
          <Link to={petitionsPath(noFilter, place)}>{t('empty.clear')}</Link>
        </Button>
      }
    />
  );
}
