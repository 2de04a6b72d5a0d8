// SPDX-License-Identifier: AGPL-3.0-or-later
import { commitmentBodies, commitmentRegions } from '@kga/contracts/legal';
import { NativeSelect } from '@kga/ui/native-select';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useFormats, useSortedOptions } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type CommitmentFilter,
  commitmentsPath,
  parseCommitmentFilter,
} from './commitment-filter.ts';
import { useLegalRegionName } from './region-name.ts';

/** Value of the option that sets no filter. */
const all = 'all';

/** Filters by who promised and where; folded where the window is narrow. */
export function CommitmentFilters({ filter }: { filter: CommitmentFilter }) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status, who, region } = filter;
  const show = (change: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams({
      status: status ?? all,
      who: who ?? all,
      region: region ?? all,
      ...change,
    });
    void navigate(commitmentsPath(parseCommitmentFilter(wanted), search));
  };
  const everything = { value: all, label: t('filters.all') };
  const regions = useSortedOptions(commitmentRegions, useLegalRegionName());
  const active = [who, region].filter((each) => each !== undefined).length;
  return (
    <search aria-label={t('filters.label')} className="no-print mt-3 block sm:mt-6">
      <details className="wide-open">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
          {active === 0
            ? t('filters.fold')
            : t('filters.foldActive', { n: formats.integer(active) })}
        </summary>
        <div className="grid gap-4 pb-3 sm:grid-cols-2 sm:pb-0 lg:max-w-1/2">
          <NativeSelect
            label={t('filters.body')}
            options={[
              everything,
              ...commitmentBodies.map((value) => ({ value, label: t(`bodies.${value}`) })),
            ]}
            value={who ?? all}
            onValueChange={(value) => show({ who: value })}
          />
          <NativeSelect
            label={t('filters.country')}
            options={[everything, ...regions]}
            value={region ?? all}
            onValueChange={(value) => show({ region: value })}
          />
        </div>
      </details>
    </search>
  );
}
