import type { Language } from '@kga/contracts';
import {
  CategoryScale,
  Chart,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useState } from 'react';
import { Line } from 'react-chartjs-2';

import { useMediaQuery, useTimeZone } from '../../../lib/browser.ts';
import { formatsOf } from '../../../lib/format.ts';
import { type Frame, type HistoryView, type ViewPoint, isShort } from './trend-view.ts';

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

function readLook() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: of('--ink'),
    muted: of('--muted'),
    line: of('--line'),
    edge: of('--edge'),
    family: style.fontFamily,
  };
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

/**
 * Draws the label of the goal line. The chart registers plugins only once, so this one reads the
 * current data from the chart.
 */
const markLabel: Plugin<'line'> = {
  id: 'mark-label',
  afterDatasetsDraw: (chart) => {
    const { ctx, chartArea, data, scales } = chart;
    const [, mark] = data.datasets;
    const [start] = mark?.data ?? [];
    if (!mark?.label || typeof start !== 'object' || !start || !scales['y']) return;
    const y = scales['y'].getPixelForValue(start.y ?? 0);
    if (y < chartArea.top || y > chartArea.bottom) return;
    const style = getComputedStyle(chart.canvas);
    ctx.save();
    ctx.font = `600 13px ${style.fontFamily}`;
    // An outline in the background colour keeps it readable over the line.
    ctx.strokeStyle = style.getPropertyValue('--paper');
    ctx.lineWidth = 4;
    ctx.lineJoin = 'round';
    ctx.strokeText(mark.label, chartArea.left + 6, y - 6);
    ctx.fillStyle = typeof mark.borderColor === 'string' ? mark.borderColor : '';
    ctx.fillText(mark.label, chartArea.left + 6, y - 6);
    ctx.restore();
  },
};

/** At most eleven ticks, on whole days if the range is long enough. */
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
  frame: Frame;
  /** Label of the dashed line at the goal. */
  markLabel: string;
  language: Language;
  label: string;
};

/** The interactive chart, loaded when it comes near the viewport. */
export function HistoryLine({
  points,
  view,
  frame,
  markLabel: markText,
  language,
  label,
}: HistoryLineProps) {
  const look = useLook();
  const zone = useTimeZone();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const formats = formatsOf(language);
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const writeShort = view === 'percentage' ? formats.percent : formats.compact;
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const short = isShort(points);
  const margin = first === last ? 43_200_000 : 0;
  const font = { family: look.family };

  return (
    <Line
      role="img"
      aria-label={label}
      data={{
        datasets: [
          {
            label: view,
            data: points.map(({ at, value }) => ({ x: at, y: value })),
            borderColor: look.ink,
            backgroundColor: `${look.edge}22`,
            fill: 'origin',
            borderWidth: 2,
            pointRadius: points.length > 40 ? 0 : points.length > 1 ? 2 : 4,
            pointHitRadius: 16,
            pointBackgroundColor: look.ink,
            tension: 0,
          },
          ...(frame.mark === undefined
            ? []
            : [
                {
                  label: markText,
                  data: [
                    { x: first, y: frame.mark },
                    { x: last, y: frame.mark },
                  ],
                  borderColor: look.muted,
                  borderDash: [6, 5],
                  borderWidth: 1.5,
                  pointRadius: 0,
                  pointHitRadius: 0,
                },
              ]),
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
            titleFont: font,
            bodyFont: font,
            callbacks: {
              title: ([item]) => {
                const at = item?.parsed.x ?? first;
                return short ? formats.moment(at, zone) : formats.day(at);
              },
              label: (item) => write(item.parsed.y ?? 0),
            },
          },
        },
        scales: {
          x: {
            type: 'linear',
            min: first - margin,
            max: last + margin,
            grid: { display: false },
            border: { color: look.edge },
            afterBuildTicks: (axis) => {
              axis.ticks = tickTimes(first, last).map((value) => ({ value }));
            },
            ticks: {
              color: look.muted,
              font,
              maxRotation: 0,
              autoSkipPadding: 16,
              callback: (value) =>
                short ? formats.time(Number(value), zone) : formats.shortDay(Number(value)),
            },
          },
          y: {
            // The chart rounds these outwards; a goal line at the top needs space for its label.
            suggestedMin: frame.bottom,
            suggestedMax: frame.mark === frame.top ? frame.top * 1.06 : frame.top,
            grid: { color: look.line },
            border: { display: false },
            ticks: {
              color: look.muted,
              font,
              maxTicksLimit: verticalLabels,
              callback: (value) => writeShort(Number(value)),
            },
          },
        },
      }}
      plugins={[markLabel]}
    />
  );
}
