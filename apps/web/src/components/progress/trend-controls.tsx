// SPDX-License-Identifier: AGPL-3.0-or-later
import { historyRanges } from '@kga/contracts/petitions';
import { NativeSelect } from '@kga/ui/native-select';
import { Segmented } from '@kga/ui/segmented';

import { useFormats, useSortedOptions } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type ChartChoice, type ChartOptions, historyViews } from './chart-choice.ts';

type TrendControlsProps<Country extends string> = {
  options: ChartOptions<Country>;
  choice: ChartChoice<Country>;
  choose: (choice: Partial<ChartChoice<Country>>) => void;
  /** Without a goal there is no share of it. */
  hasGoal: boolean;
};

/** Chooses view, range and a country to compare with. */
export function TrendControls<Country extends string>({
  hasGoal,
  ...props
}: TrendControlsProps<Country>) {
  const { choice, choose, options } = props;
  const { t } = useTranslation('progress');
  return (
    <div className="no-print flex flex-wrap items-end gap-2 sm:gap-4">
      <Segmented
        label={t('view.label')}
        compact
        value={choice.view}
        onValueChange={(view) => choose({ view })}
        options={historyViews
          .filter((value) => hasGoal || value !== 'percentage')
          .map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      <Segmented
        label={t('range.label')}
        compact
        value={choice.range}
        onValueChange={(range) => choose({ range })}
        options={historyRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      {options.countries.length > 0 && <CountrySelect {...props} />}
    </div>
  );
}

/** Value of the option that compares with no country. */
const none = 'none';

function CountrySelect<Country extends string>({
  options: { countries },
  choice,
  choose,
}: Omit<TrendControlsProps<Country>, 'hasGoal'>) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const named = useSortedOptions(countries, (code) => formats.country(code));
  return (
    <NativeSelect<string>
      label={t('chart.compare')}
      className="max-w-full text-sm font-semibold"
      options={[{ value: none, label: t('chart.noCountry') }, ...named]}
      value={choice.country ?? none}
      onValueChange={(value: string) =>
        choose({ country: countries.find((code) => code === value) })
      }
    />
  );
}
