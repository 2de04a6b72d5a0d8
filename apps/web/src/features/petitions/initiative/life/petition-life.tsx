// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionDetails, PetitionStatus } from '@kga/contracts/petitions';
import type { CSSProperties } from 'react';

import { TimeAxis } from '../../../../components/progress/trend-plot.tsx';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { labelWidth, placeOnAxis } from './life-axis.ts';

type Stage = { title: string; at: string | null; note?: string | undefined };

/** Distance of two rows of labels, and the heights of labels with and without a note, in rem. */
const rowHeight = 6;
const labelHeight = { short: 5.5, noted: 9 };

/** The petition's life on a time axis: across the page, or down a narrow one. */
export function PetitionLife({
  details,
  status,
  now,
}: {
  details: PetitionDetails;
  status: PetitionStatus;
  /** In milliseconds since 1970; undefined while it is not known. */
  now: number | undefined;
}) {
  const { t } = useTranslation('petition');
  const stages = useStages(details, status);
  const dated = stages.flatMap(({ at, ...stage }) =>
    at === null ? [] : [{ ...stage, at: Date.parse(at), isToday: false }],
  );
  const today = now === undefined ? [] : [{ title: t('life.today'), at: now, isToday: true }];
  const placed = placeOnAxis([...dated, ...today].toSorted((a, b) => a.at - b.at));
  const missing = stages.filter(({ at }) => at === null).map(({ title }) => title);
  return (
    <section aria-labelledby="life-title">
      <h2 id="life-title">{t('life.title')}</h2>
      <p className="mt-1 text-muted">{t('life.now', { status: t(`status.${status}`) })}</p>
      <div
        className="relative mt-6 max-lg:ms-1.5 lg:h-(--height)"
        style={cssVariables({ height: `${heightOf(placed)}rem` })}
      >
        <Axis stages={placed} now={now} />
        <ol className="lg:absolute lg:inset-x-0 lg:top-12">
          {placed.map((stage) => (
            <LifeStage key={stage.title} stage={stage} now={now ?? Infinity} />
          ))}
        </ol>
      </div>
      {missing.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t('life.toCome', { stages: missing.join(' · ') })}
        </p>
      )}
    </section>
  );
}

const heightOf = (stages: readonly PlacedStage[]) =>
  3 +
  Math.max(
    ...stages.map(({ row, note }) => row * rowHeight + labelHeight[note ? 'noted' : 'short']),
  );

const cssVariables = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

type PlacedStage = ReturnType<
  typeof placeOnAxis<Omit<Stage, 'at'> & { at: number; isToday: boolean }>
>[number];

/** What the law and the campaign have planned, in order; without a date where it has none yet. */
function useStages(
  { life, verified, answerReference: reference }: PetitionDetails,
  status: PetitionStatus,
): Stage[] {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return [
    { title: t('life.opened'), at: life.opened },
    { title: t('life.firstReached'), at: life.firstReached },
    { title: t(status === 'collecting' ? 'life.closes' : 'life.closed'), at: life.closes },
    {
      title: t('life.submitted'),
      at: life.submitted,
      note: verified === null ? undefined : t('life.verified', { n: formats.integer(verified) }),
    },
    {
      title: t('life.answered'),
      at: life.answered,
      note: reference === null ? undefined : t('life.reference', { reference }),
    },
  ];
}

/** The line across the page with its months: solid up to today, dashed after it. */
function Axis({ stages, now }: { stages: readonly PlacedStage[]; now: number | undefined }) {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const done = now === undefined ? 1 : Math.min(1, (now - first.at) / (last.at - first.at));
  return (
    <div
      className="absolute start-0 top-0 h-12 max-lg:hidden"
      style={{ width: `${100 - labelWidth}%` }}
      aria-hidden="true"
    >
      <div className="absolute inset-x-0 top-0">
        <TimeAxis start={first.at} end={last.at} />
      </div>
      <div className="absolute inset-x-0 top-full border-t-2 border-dashed border-edge" />
      <div className="absolute start-0 top-full h-0.5 bg-ink" style={{ width: `${100 * done}%` }} />
    </div>
  );
}

function LifeStage({ stage, now }: { stage: PlacedStage; now: number }) {
  const formats = useFormats();
  const { title, at, note, isToday, left, row, gap } = stage;
  // Down a narrow page each stage has the line to the next one.
  const segment = at < now ? 'border-ink' : 'border-dashed border-edge';
  const line = gap === 0 ? 'border-transparent' : segment;
  const dot = isToday
    ? 'border-signal bg-signal'
    : at <= now
      ? 'border-ink bg-ink'
      : 'border-edge bg-paper';
  return (
    <li
      className={`relative border-s-2 ps-5 pb-(--gap) ${line} lg:absolute lg:start-(--left) lg:top-0 lg:max-w-(--width) lg:border-s lg:border-solid lg:border-line lg:ps-2 lg:pt-(--drop) lg:pb-0`}
      style={cssVariables({
        left: `${left}%`,
        gap: `${gap}rem`,
        drop: `${0.75 + row * rowHeight}rem`,
        width: `${labelWidth}%`,
      })}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <span
        className={`absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 lg:-top-1.5 ${dot}`}
        aria-hidden="true"
      />
      <p className={`font-semibold ${isToday ? 'text-signal' : ''}`}>{title}</p>
      <p className="text-sm text-muted">
        <time dateTime={new Date(at).toISOString()}>{formats.day(at)}</time>
      </p>
      {note && <p className="text-sm">{note}</p>}
    </li>
  );
}
