// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { ProgressBar } from '@kga/ui/progress-bar';
import { Skeleton } from '@kga/ui/skeleton';

import { useBrowserConfig, useClientValue } from '../../../lib/browser.ts';
import { counted, useFormats, useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { localizedIn } from '../petition-texts.ts';
import type { Figures } from './figures.ts';
import { usePetition } from './petition-provider.tsx';
import { useAnnouncedCount, useMovingNumber } from './shown-count.ts';
import { useHighlights } from './use-highlights.ts';

/** How many have signed, the way to the target, and where the number is from. */
export function PetitionCounter() {
  const { figures, petition } = usePetition();
  return figures ? <Counter figures={figures} petition={petition} /> : <CounterSkeleton />;
}

type CounterProps = { figures: Figures; petition: Petition | undefined };

function Counter({ figures, petition }: CounterProps) {
  const { t } = useTranslation(['petition', 'progress']);
  const { latest } = figures;
  const { signatureCount } = latest;
  return (
    <div>
      <p className="text-sm font-semibold text-muted">
        {t('counter.label')} <Today />
      </p>
      {signatureCount === null ? (
        <p className="font-heading text-3xl font-extrabold">{t('counter.none')}</p>
      ) : (
        <Count count={signatureCount} atLeast={latest.atLeast} />
      )}
      {signatureCount !== null && latest.goal !== null && (
        <WayToTarget
          count={signatureCount}
          goal={latest.goal}
          figures={figures}
          petition={petition}
        />
      )}
      <p className="mt-1 text-sm text-muted">
        <AsOf figures={figures} petition={petition} />
        <Source figures={figures} petition={petition} />
      </p>
    </div>
  );
}

function Count({ count, atLeast }: { count: number; atLeast: boolean }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const shown = useMovingNumber(count);
  const announced = useAnnouncedCount(count);
  return (
    <>
      <p
        data-testid="signature-count"
        className="font-heading text-display font-extrabold tabular tracking-tight"
        aria-hidden="true"
      >
        {formats.integer(shown)}
        {atLeast && '+'}
      </p>
      <p className="sr-only" aria-live="polite">
        {atLeast
          ? t('counter.announceAtLeast', { n: formats.integer(announced) })
          : t('counter.announce', counted(formats, announced))}
      </p>
    </>
  );
}

/** Milestones that have a name, else the target by its number. */
function useMarks(petition: Petition | undefined, goal: number) {
  const formats = useFormats();
  const language = useLanguage();
  const named = (petition?.milestones ?? []).flatMap(({ count, label }) =>
    label && petition
      ? [{ value: count, label: localizedIn(label, language, petition.language).text }]
      : [],
  );
  return named.length > 0 ? named : [{ value: goal, label: formats.integer(goal) }];
}

function WayToTarget({
  count,
  goal,
  figures: { latest },
  petition,
}: CounterProps & { count: number; goal: number }) {
  const { t } = useTranslation(['petition', 'progress']);
  const formats = useFormats();
  const marks = useMarks(petition, goal);
  const missing = Math.max(0, goal - count);
  const isOpen = latest.status === 'collecting';
  return (
    <>
      <ProgressBar
        className="mt-4"
        label={t('progress:tiles.goal')}
        value={count}
        max={Math.max(goal, count, ...marks.map(({ value }) => value))}
        valueText={t('counter.progress', { percent: formats.share((100 * count) / goal) })}
        marks={marks}
      />
      {/* What is missing is not known where there are more signatures than the count says. */}
      {(missing === 0 || !latest.atLeast) && (
        <p className="mt-2 text-lg font-semibold sm:mt-4">
          {missing === 0
            ? t('achieved')
            : t(isOpen ? 'stillNeed' : 'notReached', counted(formats, missing))}
        </p>
      )}
    </>
  );
}

/** Today's signatures, if they are known and there are some. */
function Today() {
  const { t } = useTranslation('progress');
  const { id } = usePetition();
  const formats = useFormats();
  const today = useHighlights(id).today ?? 0;
  if (today <= 0) return null;
  return (
    <span className="ms-2 whitespace-nowrap text-ink tabular">
      {t('tiles.today', { n: formats.change(today) })}
    </span>
  );
}

/** Hidden text of typical length reserves the height of each line. */
function CounterSkeleton() {
  const { t } = useTranslation(['petition', 'progress']);
  const formats = useFormats();
  return (
    <div role="status" aria-label={t('progress:card.loading')}>
      <p className="text-sm font-semibold text-muted">{t('counter.label')}</p>
      <Skeleton className="h-[1em] w-[5.2em] max-w-full text-display" />
      <Skeleton className="mt-4 h-[4.125rem] w-full" />
      <div className="relative mt-2 sm:mt-4" aria-hidden="true">
        <Skeleton className="absolute inset-y-1 start-0 w-64 max-w-full" />
        <p className="invisible text-lg font-semibold">{t('achieved')}</p>
      </div>
      <div className="relative mt-1" aria-hidden="true">
        <Skeleton className="absolute inset-y-1 start-0 w-full max-w-md" />
        <p className="invisible text-sm">
          <span className="block">{t('counter.asOf', { time: formats.time(0, 'UTC') })}</span>
          <span className="block">{t('source.own')}</span>
        </p>
      </div>
    </div>
  );
}

/**
 * When the figures were last confirmed: the time if today, else the day; of a figure that was
 * entered by hand the date of its source. Nothing where signatures are counted live. On a line of its own, as
 * its length changes once the time zone is known.
 */
function AsOf({ figures: { latest }, petition }: CounterProps) {
  const { t } = useTranslation('petition');
  const formats = useLocalFormats();
  const { asOf } = latest;
  const today = useClientValue(() => formats.day(Date.now()), '');
  const entered = petition?.countedAt?.length === asOf?.length ? null : petition?.countedAt;
  const date = entered && entered.length <= 'YYYY-MM-DD'.length ? entered : null;
  if (date !== null && latest.provider === 'record') {
    return (
      <time dateTime={date} className="block">
        {t('counter.asOfDay', { day: formats.partialDate(date) })}
      </time>
    );
  }
  if (asOf === null) return null;
  return (
    <time dateTime={asOf} className="block">
      {today === formats.day(asOf)
        ? t('counter.asOf', { time: formats.time(asOf) })
        : t('counter.asOfDay', { day: formats.markedMoment(asOf) })}
    </time>
  );
}

/** Where the figures are from: this site, the official one, a replay, or what stands in for them. */
function Source({ figures: { source }, petition }: CounterProps) {
  const { t } = useTranslation(['petition', 'shared']);
  const { petitionExternalUrl } = useBrowserConfig();
  const text = () => {
    if (source === 'mock') {
      return t(petitionExternalUrl === null ? 'source.mock' : 'source.mockBoth');
    }
    if (source === 'external') return t('source.external');
    if (!petition) return '';
    if (petition.replayOf !== null) return t('shared:replay', { year: String(petition.replayOf) });
    if (petition.kind === 'own') return t('source.own');
    return petition.officialUrl === null
      ? ''
      : t('source.official', { site: new URL(petition.officialUrl).host });
  };
  return <span className="block">{text()}</span>;
}

/** Says beside figures that they are a replay or made up; else empty. */
export function useDemonstrationMark(): string {
  const { t } = useTranslation(['petition', 'shared']);
  const { petition } = usePetition();
  if (!petition?.demonstration) return '';
  return petition.replayOf === null
    ? t('madeUp')
    : t('shared:replay', { year: String(petition.replayOf) });
}

/** Says that the figures are a replay or made up, unless the frame of the page says it. */
export function DemonstrationNotice() {
  const { t } = useTranslation('petition');
  const { petition } = usePetition();
  const { demonstration } = useBrowserConfig();
  if (!petition?.demonstration || demonstration) return null;
  return (
    <p role="note" className="border-s-4 border-signal bg-wash px-4 py-3 text-sm font-semibold">
      {petition.replayOf === null
        ? t('madeUp')
        : t('demonstration', { year: String(petition.replayOf) })}
    </p>
  );
}
