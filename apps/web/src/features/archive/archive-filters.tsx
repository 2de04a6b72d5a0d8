import {
  archiveSorts,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  pathTo,
  platformNames,
} from '@kga/contracts';
import { NativeSelect } from '@kga/ui/native-select';
import { useNavigate } from 'react-router-dom';

import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { LinkTabs } from '../../components/list-page.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type ArchiveFilter, archivePath, archiveQuery, parseArchiveFilter } from './filter.ts';

/** Value of the option that sets no filter. */
const all = 'all';

/** The search for games and developers, and filters by genre, platform and status. */
export function ArchiveFilters({ filter }: { filter: ArchiveFilter }) {
  const { t } = useTranslation('archive');
  const place = useListPlace();
  const navigate = useNavigate();
  const { q: _, ...chosen } = archiveQuery(filter);
  const choose = (name: 'genre' | 'platform' | 'status') => (value: string) => {
    const search = new URLSearchParams(filter.q === '' ? {} : { q: filter.q });
    const wanted = { ...chosen, [name]: value === all ? undefined : value };
    for (const [key, each] of Object.entries(wanted)) if (each !== undefined) search.set(key, each);
    void navigate(archivePath(parseArchiveFilter(search), place));
  };
  const everything = { value: all, label: t('filter.all') };
  return (
    <ListSearchForm
      action={pathTo('archive')}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: filter.q,
        maxLength: searchMax,
      }}
      hidden={{ sort: chosen.sort }}
      shown={filter.q}
      pathOf={(fields) => archivePath({ ...filter, q: fields.get('q')?.trim() ?? '' }, place)}
    >
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <NativeSelect
          name="genre"
          label={t('filter.genre')}
          options={[
            everything,
            ...gameGenres.map((value) => ({ value, label: t(`genre.${value}`) })),
          ]}
          value={filter.genre ?? all}
          onValueChange={choose('genre')}
        />
        <NativeSelect
          name="platform"
          label={t('filter.platform')}
          options={[
            everything,
            ...gamePlatforms.map((value) => ({ value, label: platformNames[value] })),
          ]}
          value={filter.platform ?? all}
          onValueChange={choose('platform')}
        />
        <NativeSelect
          name="status"
          label={t('filter.status')}
          options={[
            everything,
            ...gameStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filter.status ?? all}
          onValueChange={choose('status')}
        />
      </div>
    </ListSearchForm>
  );
}

export function SortTabs({ filter }: { filter: ArchiveFilter }) {
  const { t } = useTranslation('archive');
  const place = useListPlace();
  return (
    <LinkTabs
      label={t('sort.label')}
      links={archiveSorts.map((sort) => ({
        to: archivePath({ ...filter, sort }, place),
        label: t(`sort.${sort}`),
        current: filter.sort === sort,
      }))}
    />
  );
}
