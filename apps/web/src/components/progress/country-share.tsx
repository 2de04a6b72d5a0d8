// SPDX-License-Identifier: AGPL-3.0-or-later
import { Check } from 'lucide-react';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { stepOf } from './state-shares.ts';

type CountryShareProps = { percentage: number; scale: number; isOfThresholds: boolean };

/** A share as a number and a bar, on the same scale in every row; a mark at the threshold. */
export function CountryShare({ percentage, scale, isOfThresholds }: CountryShareProps) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const widthOf = (percent: number) => `${((100 * percent) / scale).toFixed(2)}%`;
  return (
    <div className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <span className="flex items-center gap-1 tabular sm:w-24 sm:justify-end">
        {formats.share(percentage)}
        {isOfThresholds && percentage >= 100 && (
          <Check className="size-4 text-step-green" role="img" aria-label={t('table.complete')} />
        )}
      </span>
      <span
        className="relative h-3 w-full rounded bg-wash sm:w-auto sm:min-w-12 sm:flex-1"
        aria-hidden="true"
      >
        <span
          className={`block h-full rounded ${isOfThresholds ? stepOf(percentage).fill : 'bg-ink [print-color-adjust:exact]'}`}
          style={{ width: widthOf(percentage) }}
        />
        {isOfThresholds && (
          <span
            className="absolute -inset-y-1 w-0.5 bg-ink ring-1 ring-paper [print-color-adjust:exact]"
            style={{ left: widthOf(100) }}
          />
        )}
      </span>
    </div>
  );
}
