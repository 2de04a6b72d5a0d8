// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, loginPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { ProgressBar } from '@kga/ui/progress-bar';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useBrowserConfig, useClientValue } from '../../../lib/browser.ts';
import { counted, useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type Figures, sourceTextOf } from './figures.ts';
import { usePetition } from './petition-provider.tsx';
import { detailsQuery, highlightsQuery } from './queries.ts';
import { useAnnouncedCount, useMovingNumber } from './shown-count.ts';

export function PetitionCounter() {
  const { figures } = usePetition();
  return figures ? <Counter figures={figures} /> : <CounterSkeleton />;
}

function Counter({ figures: { latest, source } }: { figures: Figures }) {
  const { t } = useTranslation(['petition', 'progress']);
  const formats = useFormats();
  const { petitionExternalUrl } = useBrowserConfig();
  const shown = useMovingNumber(latest.signatureCount);
  const announced = useAnnouncedCount(latest.signatureCount);
  const missing = Math.max(0, latest.goal - latest.signatureCount);
  const scale = Math.max(latest.goal, latest.signatureCount, campaign.legalMinimum);

  return (
    <div>
      <p className="text-sm font-semibold text-muted">
        {t('counter.label')} <Today />
      </p>
      <p
        data-testid="signature-count"
        className="font-heading text-display font-extrabold tabular tracking-tight"
        aria-hidden="true"
      >
        {formats.integer(shown)}
      </p>
      <p className="sr-only" aria-live="polite">
        {t('counter.announce', { n: formats.integer(announced) })}
      </p>
      <ProgressBar
        className="mt-4"
        label={t('progress:tiles.goal')}
        value={latest.signatureCount}
        max={scale}
        valueText={t('counter.progress', {
          percent: formats.percent((100 * latest.signatureCount) / latest.goal),
        })}
        marks={[{ value: campaign.legalMinimum, label: t('counter.million') }]}
      />
      <p className="mt-4 text-lg font-semibold">
        {missing > 0 ? t('stillNeed', counted(formats, missing)) : t('achieved')}
      </p>
      <p className="mt-1 text-sm text-muted">
        <AsOf at={latest.asOf} />
        <span className="block">{t(sourceTextOf(source, petitionExternalUrl))}</span>
      </p>
    </div>
  );
}

/** Today's signatures, if they are known and there are some. */
function Today() {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const today = useQuery(highlightsQuery()).data?.today ?? 0;
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
      <div className="relative mt-4" aria-hidden="true">
        <Skeleton className="absolute inset-y-1 start-0 w-64 max-w-full" />
        <p className="invisible text-lg font-semibold">{t('achieved')}</p>
      </div>
      <div className="relative mt-1" aria-hidden="true">
        <Skeleton className="absolute inset-y-1 start-0 w-full max-w-md" />
        <p className="invisible text-sm">
          <span className="block">{t('counter.asOf', { time: formats.time(0, 'UTC') })}</span>
          <span className="block">{t('source.local')}</span>
        </p>
      </div>
    </div>
  );
}

/**
 * When the figures were last confirmed: the time if today, else the day. On a line of its own, as its
 * length changes once the time zone is known.
 */
function AsOf({ at }: { at: string }) {
  const { t } = useTranslation('petition');
  const formats = useLocalFormats();
  const today = useClientValue(() => formats.day(Date.now()), '') === formats.day(at);
  return (
    <time dateTime={at} className="block">
      {today
        ? t('counter.asOf', { time: formats.time(at) })
        : t('counter.asOfDay', { day: formats.markedMoment(at) })}
    </time>
  );
}

/** Says that the figures are a replay, if they are and the frame of the page does not say it. */
export function DemonstrationNotice() {
  const { t } = useTranslation('petition');
  const { data } = useQuery(detailsQuery());
  const { demonstration } = useBrowserConfig();
  if (!data?.demonstration || demonstration) return null;
  return (
    <p role="note" className="border-s-4 border-signal bg-wash px-4 py-3 text-sm font-semibold">
      {t('demonstration')}
    </p>
  );
}

/** Links to the official form, or to the outcome after collection, and to the progress. */
export function SignActions({ progressHref }: { progressHref: string }) {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const closed = figures !== undefined && figures.latest.status !== 'collecting';
  return (
    <div className="no-print flex min-w-0 flex-wrap gap-3">
      <Button asChild variant="signal" size="large">
        {closed ? (
          <a href={campaign.registerUrl} title={t('opensOfficial')} rel="external">
            {t('outcome')}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        ) : (
          <Link to={loginPath({ returnTo: pathTo('signPetition', { id: campaign.petition }) })}>
            {t('sign')}
          </Link>
        )}
      </Button>
      <Button asChild variant="plain" size="large">
        <a href={progressHref}>{t('viewProgress')}</a>
      </Button>
    </div>
  );
}
