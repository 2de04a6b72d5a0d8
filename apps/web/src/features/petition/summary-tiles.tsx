import { type PetitionLatest, campaign, memberStates } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { tally } from './state-shares.ts';

/** Typical figures, whose hidden text reserves the height of the tiles while loading. */
const typical = {
  goal: campaign.legalMinimum,
  signatureCount: campaign.legalMinimum,
  signatureCountryCount: [],
} as const;

/** The key figures of the petition; skeletons while they load. */
export function SummaryTiles({ latest }: { latest: PetitionLatest | undefined }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { goal, signatureCount, signatureCountryCount } = latest ?? typical;
  const { completed } = tally(signatureCountryCount);
  const missing = Math.max(0, goal - signatureCount);
  const done = latest ? (100 * completed) / memberStates.length : 88;
  const tiles = [
    {
      label: t('tiles.total'),
      value: formats.integer(signatureCount),
      hint: t('target', { goal: formats.integer(goal) }),
    },
    {
      label: t('tiles.goal'),
      value: formats.percent((100 * signatureCount) / goal),
      hint: missing > 0 ? t('tiles.remaining', counted(formats, missing)) : t('tiles.reached'),
    },
    {
      label: t('tiles.countries'),
      value: formats.integer(completed),
      hint: `${t('tiles.countriesDone', { percent: formats.percent(done) })} · ${t('tiles.needed', { n: formats.integer(campaign.statesNeeded) })}`,
    },
    {
      label: t('tiles.states'),
      value: formats.integer(memberStates.length),
      hint: t('tiles.statesHint'),
    },
  ];
  return (
    <dl
      className="grid break-inside-avoid grid-cols-2 border-y border-line lg:grid-cols-4"
      aria-hidden={latest === undefined ? true : undefined}
    >
      {tiles.map(({ label, value, hint }) => (
        <div
          key={label}
          className="flex flex-col border-line py-4 pe-4 even:border-s even:ps-4 lg:border-s lg:ps-4 lg:first:border-s-0 lg:first:ps-0"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-heading text-2xl font-bold tabular">
            {latest ? value : <Skeleton className="h-[1lh] w-4/5" />}
          </dd>
          <dd className="text-sm text-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
