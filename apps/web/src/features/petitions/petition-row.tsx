// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import type { PetitionSummary } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Link } from 'react-router-dom';

import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { textsIn, useRegionName } from './petition-texts.ts';

/** The status of a petition, and whether it is made up. */
export function PetitionBadges({
  petition: { status, demonstration, replayOf },
}: {
  petition: Pick<PetitionSummary, 'status' | 'demonstration' | 'replayOf'>;
}) {
  const { t } = useTranslation(['petitions', 'shared']);
  return (
    <>
      <Badge tone={status === 'collecting' ? 'live' : 'plain'}>{t(`status.${status}`)}</Badge>
      {demonstration && (
        <Badge tone="notice">
          {replayOf === null ? t('demonstration') : t('shared:replay', { year: String(replayOf) })}
        </Badge>
      )}
    </>
  );
}

/** How many have signed: exactly, at least, or unknown. */
export function useCountText(): (
  petition: Pick<PetitionSummary, 'signatureCount' | 'atLeast'>,
) => string {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  return ({ signatureCount, atLeast }) => {
    if (signatureCount === null) return t('noFigure');
    return t(atLeast ? 'countAtLeast' : 'count', counted(formats, signatureCount));
  };
}

type PetitionRowProps = { petition: PetitionSummary; heading?: 'h2' | 'h4' };

/** A petition of the list, all of which is a link. */
export function PetitionRow({ petition, heading: Heading = 'h4' }: PetitionRowProps) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const language = useLanguage();
  const regionName = useRegionName();
  const countText = useCountText();
  const { id, region, kind, target } = petition;
  const texts = textsIn(petition, language);
  return (
    <li className="relative grid min-w-0 gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[1fr_19rem]">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">
          {regionName(region)} · {t(`kind.${kind}`)}
        </p>
        <Heading className="mt-1 text-xl" lang={texts.language}>
          <Link
            to={petitionPath(id)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            <bdi>{texts.title}</bdi>
          </Link>
        </Heading>
        <p className="mt-1 text-sm text-muted" lang={texts.language}>
          <bdi>{texts.addressee}</bdi>
        </p>
      </div>
      <div className="sm:text-end">
        <p className="font-heading text-lg font-bold tabular">{countText(petition)}</p>
        {target !== null && (
          <p className="text-sm tabular text-muted">
            {t('target', { goal: formats.integer(target) })}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2 sm:justify-end">
          <PetitionBadges petition={petition} />
        </p>
      </div>
    </li>
  );
}
