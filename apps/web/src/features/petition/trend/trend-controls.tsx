import { historyRanges, memberStates } from '@kga/contracts';
import { Segmented } from '@kga/ui/segmented';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

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

/** A native select: the kit's own would be the largest script of the landing page. */
function CountrySelect({ choice, choose }: TrendControlsProps) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const chooseCountry = (value: string | undefined) =>
    choose({ country: memberStates.find((code) => code === value) });
  // A choice made before hydration stays without a change event.
  const catchUp = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== (choice.country ?? '')) chooseCountry(chosen);
  });
  useEffect(() => catchUp(), []);
  const states = memberStates
    .map((code) => ({ code, name: formats.country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="max-w-full">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('chart.compare')}
      </label>
      <select
        ref={select}
        id={id}
        value={choice.country ?? ''}
        onChange={({ target }) => chooseCountry(target.value)}
        className="min-h-12 max-w-full rounded border border-edge bg-raised px-3 text-sm font-semibold hover:border-ink"
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
