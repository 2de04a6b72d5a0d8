import { historyRanges, memberStates } from '@kga/contracts';
import { NativeSelect } from '@kga/ui/native-select';
import { Segmented } from '@kga/ui/segmented';

import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { ChartChoice } from './chart-choice.ts';
import { historyViews } from './trend-view.ts';

type TrendControlsProps = {
  choice: ChartChoice;
  choose: (choice: Partial<ChartChoice>) => void;
};

/** Chooses view, range and a country to compare with. */
export function TrendControls({ choice, choose }: TrendControlsProps) {
  const { t } = useTranslation('petition');
  return (
    <div className="no-print flex flex-wrap items-end gap-4">
      <Segmented
        label={t('view.label')}
        value={choice.view}
        onValueChange={(view) => choose({ view })}
        options={historyViews.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      <Segmented
        label={t('range.label')}
        value={choice.range}
        onValueChange={(range) => choose({ range })}
        options={historyRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      <CountrySelect {...{ choice, choose }} />
    </div>
  );
}

/** Value of the option that compares with no country. */
const none = 'none';

function CountrySelect({ choice, choose }: TrendControlsProps) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const states = memberStates
    .map((code) => ({ value: code, label: formats.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <NativeSelect
      label={t('chart.compare')}
      className="max-w-full text-sm font-semibold"
      options={[{ value: none, label: t('chart.noCountry') }, ...states]}
      value={choice.country ?? none}
      onValueChange={(value) => choose({ country: value === none ? undefined : value })}
    />
  );
}
