// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import type { PetitionSummary } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { Link } from 'react-router-dom';

import { type OwnRegion, useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionBadges } from '../petition-row.tsx';
import { textsIn, useCountryOptions } from '../petition-texts.ts';

const none = 'none';

/**
 * The visitor's country and what is open there. Its height is the same before the country is known, so that nothing
 * below moves.
 */
export function OwnRegionPanel({ petitions }: { petitions: readonly PetitionSummary[] }) {
  const { t } = useTranslation('regions');
  const { region, isChosen, choose } = useOwnRegion();
  const options = [{ value: none, label: t('own.none') } as const, ...useCountryOptions()];
  return (
    <section
      aria-label={t('own.label')}
      className="no-print mt-8 grid gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-[18rem_1fr] noscript:hidden"
    >
      <div>
        <NativeSelect
          label={t('own.label')}
          options={options}
          value={region ?? none}
          onValueChange={choose}
        />
        <p className="mt-1 min-h-[2lh] text-sm text-muted">
          {t(isChosen || region === undefined ? 'own.hint' : 'own.guessed')}
        </p>
        <Button
          size="small"
          className={isChosen ? '' : 'invisible'}
          disabled={!isChosen}
          onClick={() => choose(null)}
        >
          {t('own.forget')}
        </Button>
      </div>
      <div className="min-h-32 sm:pt-7" aria-live="polite">
        {region && (
          <OwnPetition
            region={region}
            petition={petitions.find((each) => each.region === region)}
          />
        )}
      </div>
    </section>
  );
}

type OwnPetitionProps = { region: OwnRegion; petition: PetitionSummary | undefined };

function OwnPetition({ region, petition }: OwnPetitionProps) {
  const { t } = useTranslation('regions');
  const language = useLanguage();
  const texts = petition && textsIn(petition, language);
  return (
    <>
      {petition && texts ? (
        <>
          <p className="line-clamp-2 text-lg font-semibold" lang={texts.language}>
            <bdi>{texts.title}</bdi>
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <PetitionBadges petition={petition} />
          </p>
        </>
      ) : (
        <p className="text-lg font-semibold">{t('own.noPetition')}</p>
      )}
      <Link
        to={petitionPath(petition?.id ?? region.toLowerCase())}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {t('own.page')}
      </Link>
    </>
  );
}
