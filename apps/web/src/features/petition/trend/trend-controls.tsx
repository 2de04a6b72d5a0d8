import { historyRanges, memberStates } from '@kga/contracts';
import { Segmented } from '@kga/ui/segmented';
import { useId } from 'react';

import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { ChartChoice } from './chart-choice.ts';
import { historyViews } from './trend-view.ts';

type TrendControlsProps = {
  choice: ChartChoice;
  choose: (choice: Partial<ChartChoice>) => void;
  disabled: boolean;
};

/** Chooses view, range and a country to compare with. */
export function TrendControls({ choice, choose, disabled }: TrendControlsProps) {
  const { t } = useTranslation('petition');
  return (
    <div className="no-print flex flex-wrap items-end gap-4">
      <Segmented
        label={t('view.label')}
        value={choice.view}
        onValueChange={(view) => choose({ view })}
        disabled={disabled}
        options={historyViews.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      <Segmented
        label={t('range.label')}
        value={choice.range}
        onValueChange={(range) => choose({ range })}
        disabled={disabled}
        options={historyRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      <CountrySelect {...{ choice, choose, disabled }} />
    </div>
  );
}

/** A native select: the kit's own would be the largest script of the landing page. */
function CountrySelect({ choice, choose, disabled }: TrendControlsProps) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const id = useId();
  const states = memberStates
    .map((code) => ({ code, name: formats.country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="max-w-full">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('chart.compare')}
      </label>
      <select
        id={id}
        value={choice.country ?? ''}
        disabled={disabled}
        onChange={({ target }) =>
          choose({ country: memberStates.find((code) => code === target.value) })
        }
        className="min-h-12 max-w-full rounded border border-edge bg-raised px-3 text-sm font-semibold hover:not-disabled:border-ink disabled:opacity-55"
      >
        <option value="">{t('chart.noCountry')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
