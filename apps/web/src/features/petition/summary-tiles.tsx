import { campaign, memberStates } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import type { ReactNode } from 'react';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { Figures } from './figures.ts';
import { tally } from './state-shares.ts';

/** The four key figures of the petition. */
export function SummaryTiles({ figures: { latest } }: { figures: Figures }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { completed } = tally(latest.signatureCountryCount);
  const missing = Math.max(0, latest.goal - latest.signatureCount);
  const done = (100 * completed) / memberStates.length;
  return (
    <dl className="grid break-inside-avoid grid-cols-2 border-y border-line lg:grid-cols-4">
      <Tile
        label={t('tiles.total')}
        value={formats.integer(latest.signatureCount)}
        hint={t('target', { goal: formats.integer(latest.goal) })}
      />
      <Tile
        label={t('tiles.goal')}
        value={formats.percent((100 * latest.signatureCount) / latest.goal)}
        hint={missing > 0 ? t('tiles.remaining', counted(formats, missing)) : t('tiles.reached')}
      />
      <Tile
        label={t('tiles.countries')}
        value={formats.integer(completed)}
        hint={`${t('tiles.countriesDone', { percent: formats.percent(done) })} · ${t('tiles.needed', { n: formats.integer(campaign.statesNeeded) })}`}
      />
      <Tile
        label={t('tiles.states')}
        value={formats.integer(memberStates.length)}
        hint={t('tiles.statesHint')}
      />
    </dl>
  );
}

/** The tiles while loading. Hidden text of typical length reserves their height. */
export function SummaryTilesSkeleton() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const goal = formats.integer(campaign.legalMinimum);
  const percent = formats.percent(88);
  const needed = formats.integer(campaign.statesNeeded);
  const value = <Skeleton className="h-[1lh] w-4/5" />;
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4" aria-hidden="true">
      <Tile label={t('tiles.total')} value={value} hint={t('target', { goal })} />
      <Tile label={t('tiles.goal')} value={value} hint={t('tiles.reached')} />
      <Tile
        label={t('tiles.countries')}
        value={value}
        hint={`${t('tiles.countriesDone', { percent })} · ${t('tiles.needed', { n: needed })}`}
      />
      <Tile label={t('tiles.states')} value={value} hint={t('tiles.statesHint')} />
    </dl>
  );
}

function Tile({ label, value, hint }: { label: string; value: ReactNode; hint: string }) {
  return (
    <div className="flex flex-col border-line py-4 pe-4 even:border-s even:ps-4 lg:border-s lg:ps-4 lg:first:border-s-0 lg:first:ps-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-2xl font-bold tabular">{value}</dd>
      <dd className="text-sm text-muted">{hint}</dd>
    </div>
  );
}
