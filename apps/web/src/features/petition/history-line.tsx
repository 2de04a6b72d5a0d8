import type { Language } from '@kga/contracts';
import {
  CategoryScale,
  Chart,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useState } from 'react';
import { Line } from 'react-chartjs-2';

import { useMediaQuery } from '../../lib/browser.ts';
import { formatsOf } from '../../lib/format.ts';
import type { HistoryView, ViewPoint } from './history-view.ts';

Chart.register(
  CategoryScale,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  Tooltip,
);

const verticalLabels = 7;
const horizontalLabels = 11;

/** The colours of the theme in force. */
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { ink: of('--ink'), muted: of('--muted'), line: of('--line'), edge: of('--edge') };
}

/** Renews the colours when the theme changes. */
function useColours() {
  const [colours, setColours] = useState(readColours);
  useEffect(() => {
    const renew = () => setColours(readColours());
    const observer = new MutationObserver(renew);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', renew);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', renew);
    };
  }, []);
  return colours;
}

/** At most eleven times, whole days apart where the range is long enough. */
function tickTimes(first: number, last: number): number[] {
  const day = 86_400_000;
  const even = (last - first) / (horizontalLabels - 1);
  const step = even > day / 4 ? Math.ceil(even / day) * day : even;
  if (step <= 0) return [first];
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
}

type HistoryLineProps = {
  points: readonly ViewPoint[];
  view: HistoryView;
  /** A value drawn as a dashed line across, with its own label. */
  mark: { value: number; label: string } | undefined;
  language: Language;
  label: string;
};

/** The chart itself; loaded only where one is looked at. */
export function HistoryLine({ points, view, mark, language, label }: HistoryLineProps) {
  const colours = useColours();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const formats = formatsOf(language);
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const writeShort = view === 'percentage' ? formats.percent : formats.compact;
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const within = last - first <= 2 * 86_400_000;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const writeTime = (at: number) => (within ? formats.time(at, zone) : formats.shortDay(at));

  return (
    <Line
      role="img"
      aria-label={label}
      data={{
        datasets: [
          {
            data: points.map(({ at, value }) => ({ x: at, y: value })),
            borderColor: colours.ink,
            backgroundColor: `${colours.edge}22`,
            fill: 'origin',
            borderWidth: 2,
            pointRadius: points.length > 40 ? 0 : 2,
            pointHitRadius: 16,
            pointBackgroundColor: colours.ink,
            tension: 0,
          },
          ...(mark
            ? [
                {
                  data: [
                    { x: first, y: mark.value },
                    { x: last, y: mark.value },
                  ],
                  borderColor: colours.muted,
                  borderDash: [6, 5],
                  borderWidth: 1.5,
                  pointRadius: 0,
                  pointHitRadius: 0,
                },
              ]
            : []),
        ],
      }}
      options={{
        responsive: true,
        maintainAspectRatio: false,
        ...(still ? { animation: false } : { animation: { duration: 300 } }),
        parsing: false,
        interaction: { mode: 'nearest', axis: 'x', intersect: false },
        plugins: {
          tooltip: {
            filter: (item) => item.datasetIndex === 0,
            displayColors: false,
            callbacks: {
              title: ([item]) => (item ? formats.day(item.parsed.x ?? 0) : ''),
              label: (item) => write(item.parsed.y ?? 0),
            },
          },
        },
        scales: {
          x: {
            type: 'linear',
            min: first,
            max: last,
            grid: { display: false },
            border: { color: colours.edge },
            afterBuildTicks: (axis) => {
              axis.ticks = tickTimes(first, last).map((value) => ({ value }));
            },
            ticks: {
              color: colours.muted,
              maxRotation: 0,
              autoSkipPadding: 16,
              callback: (value) => writeTime(Number(value)),
            },
          },
          y: {
            ...(mark && { suggestedMax: mark.value * 1.06 }),
            beginAtZero: view !== 'total' || !within,
            grid: { color: colours.line },
            border: { display: false },
            ticks: {
              color: colours.muted,
              maxTicksLimit: verticalLabels,
              callback: (value) => writeShort(Number(value)),
            },
          },
        },
      }}
      plugins={[
        {
          id: 'mark-label',
          afterDatasetsDraw: (chart) => {
            const scaleY = chart.scales['y'];
            if (!mark || !scaleY) return;
            const y = scaleY.getPixelForValue(mark.value);
            const { ctx, chartArea } = chart;
            ctx.save();
            ctx.fillStyle = colours.muted;
            ctx.font = `600 12px ${getComputedStyle(chart.canvas).fontFamily}`;
            ctx.fillText(mark.label, chartArea.left + 6, y - 6);
            ctx.restore();
          },
        },
      ]}
    />
  );
}
