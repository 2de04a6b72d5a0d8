// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { Chart, LineController, LineElement, LinearScale, PointElement, Tooltip } from 'chart.js';
import { useEffect, useState } from 'react';
import { Line } from 'react-chartjs-2';

import { useMediaQuery, useTimeZone } from '../../lib/browser.ts';
import { formatsOf } from '../../lib/format.ts';
import type { Frame } from './trend-frame.ts';
import { type HistoryView, type TrendLine, isShort } from './trend-view.ts';

Chart.register(LineController, LineElement, LinearScale, PointElement, Tooltip);

function readLook() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { colours: [of('--ink'), of('--focus')], family: style.fontFamily };
}

function useLook() {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const renew = () => setLook(readLook());
    const observer = new MutationObserver(renew);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', renew);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', renew);
    };
  }, []);
  return look;
}

type HistoryLineProps = {
  lines: readonly TrendLine[];
  view: HistoryView;
  frame: Frame;
  language: Language;
  label: string;
};

/** The interactive lines, loaded when they come near the viewport. The plot around has axes and labels. */
export function HistoryLine({ lines, view, frame, language, label }: HistoryLineProps) {
  const look = useLook();
  const zone = useTimeZone();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const formats = formatsOf(language);
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const short = isShort(lines[0]?.points ?? []);
  const font = { family: look.family };

  return (
    <Line
      role="img"
      aria-label={label}
      data={{
        datasets: lines.map(({ name, points }, index) => ({
          label: name,
          data: points.map(({ at, value }) => ({ x: at, y: value })),
          borderColor: look.colours[index],
          pointBackgroundColor: look.colours[index],
          borderWidth: 2.5,
          borderJoinStyle: 'round',
          pointRadius: points.length > 40 ? 0 : points.length > 1 ? 2 : 4,
          pointHitRadius: 16,
          tension: 0,
          // Half of the line lies outside where it runs along an edge.
          clip: 8,
        })),
      }}
      options={{
        responsive: true,
        maintainAspectRatio: false,
        ...(still ? { animation: false } : { animation: { duration: 300 } }),
        // The plot around places its labels by the whole canvas.
        layout: { autoPadding: false },
        parsing: false,
        interaction: { mode: 'nearest', axis: 'x', intersect: false },
        plugins: {
          tooltip: {
            displayColors: lines.length > 1,
            titleFont: font,
            bodyFont: font,
            callbacks: {
              title: ([item]) => {
                const at = item?.parsed.x ?? frame.start;
                return short ? formats.moment(at, zone) : formats.day(at);
              },
              label: ({ dataset, parsed }) => {
                const value = write(parsed.y ?? 0);
                return lines.length > 1 ? `${dataset.label ?? ''} ${value}` : value;
              },
            },
          },
        },
        scales: {
          x: { type: 'linear', display: false, min: frame.start, max: frame.end },
          y: { display: false, min: frame.bottom, max: frame.top },
        },
      }}
    />
  );
}
