// SPDX-License-Identifier: AGPL-3.0-or-later
import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';
import { useEffect, useState } from 'react';
import { Line } from 'react-chartjs-2';

import { useMediaQuery } from '../../lib/browser.ts';
import type { HistoryView } from './chart-choice.ts';
import type { Frame } from './trend-frame.ts';
import { TrendValues } from './trend-values.tsx';
import type { TrendLine } from './trend-view.ts';

Chart.register(LineController, LineElement, LinearScale, PointElement);

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
  label: string;
};

/** The interactive lines, loaded when they come near the viewport. The plot around has axes and labels. */
export function HistoryLine({ lines, view, frame, label }: HistoryLineProps) {
  const look = useLook();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <>
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
            borderCapStyle: 'round',
            // A point without a line is one of the annotations.
            pointRadius: points.length > 40 || points.every(({ joined }) => !joined) ? 0 : 2,
            segment: {
              borderColor: ({ p1DataIndex }) =>
                points[p1DataIndex]?.joined === true ? undefined : 'transparent',
              borderDash: ({ p1DataIndex }) =>
                points[p1DataIndex]?.unfinished === true ? [1, 6] : undefined,
            },
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
          events: [],
          scales: {
            x: { type: 'linear', display: false, min: frame.start, max: frame.end },
            y: { display: false, min: frame.bottom, max: frame.top },
          },
        }}
      />
      <TrendValues lines={lines} view={view} frame={frame} />
    </>
  );
}
