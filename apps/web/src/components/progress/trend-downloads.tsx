// SPDX-License-Identifier: AGPL-3.0-or-later
import { useState } from 'react';

import { saveFile } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { Trend } from './trend-labels.ts';
import { useTrendFormats } from './trend-text.tsx';

/** Saves the chart as a picture, and its figures as a table. */
export function TrendDownloads({
  trend,
  note,
}: {
  trend: Trend;
  /** That the figures are a replay or made up; else empty. */
  note: string;
}) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { value: writeValue } = useTrendFormats(trend.view);
  const [hasFailed, setFailed] = useState(false);
  const name = `signatures-${trend.view}${note === '' ? '' : '-demonstration'}`;
  const save = async (kind: 'png' | 'csv') => {
    setFailed(false);
    try {
      // Loaded when it is asked for: few visitors save anything.
      const { csvOf, pictureOf } = await import('./trend-files.ts');
      const heading = [t('chart.title'), document.title].join(' · ');
      const file =
        kind === 'csv'
          ? csvOf(trend)
          : await pictureOf(trend, { heading, note, source: location.href, formats, writeValue });
      saveFile(file, `${name}.${kind}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="no-print flex flex-wrap gap-x-6 text-sm noscript:hidden">
      {(['png', 'csv'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
          onClick={() => void save(kind)}
        >
          {t(`chart.${kind}`)}
        </button>
      ))}
      <p role="status" className="self-center empty:hidden">
        {hasFailed && t('chart.saveFailed')}
      </p>
    </div>
  );
}
