// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { FocusedHeading } from '../../../../components/focused-heading.tsx';
import { areaCountsQuery } from '../../../../components/progress/queries.ts';
import { usePageHead } from '../../../../lib/head.tsx';
import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { PetitionTitle, useTitle } from '../petition-title.tsx';
import { FoldedReceipt } from '../receipt.tsx';
import type { SignedProps } from '../signing-record.ts';
import { NextSteps } from './next-steps.tsx';
import { ShareSigned } from './share-signed.tsx';

/** What comes after a signature: the number, a card to share, and a next step. */
export function Signed({
  petition,
  signed,
  onRestart,
}: SignedProps & {
  /** Empties the form for another person; undefined on the page of a mail's link. */
  onRestart?: () => void;
}) {
  const { t } = useTranslation('signatures');
  const { id } = petition;
  const { title } = useTitle(petition);
  usePageHead({
    title: `${t('signed.thanks')} · ${title} · ${campaign.brand}`,
    description: title,
    hidden: true,
  });
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto grid max-w-lg gap-8">
        <div>
          <Heading signed={signed} />
          <p className="mt-2 text-lg">
            <PetitionTitle petition={petition} />
          </p>
          {signed.country !== null && !signed.held && (
            <CountryLine slug={id} country={signed.country} />
          )}
          {signed.held && <p className="mt-3 text-muted">{t('receipt.heldText')}</p>}
        </div>
        <ShareSigned petition={petition} signed={signed} />
        <NextSteps petition={petition} signed={signed} />
        {signed.receipt !== null && (
          <FoldedReceipt slug={id} receipt={signed.receipt} held={signed.held} />
        )}
        <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={petitionPath(id)} className="font-semibold underline">
            {t('back')}
          </Link>
          {onRestart && (
            <Button variant="quiet" className="noscript:hidden" onClick={onRestart}>
              {t('signed.other')}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

function Heading({ signed: { number, held, receipt } }: Pick<SignedProps, 'signed'>) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  if (held || number === null) {
    const title = held
      ? t('receipt.held')
      : t(receipt === null ? 'sign.before' : 'receipt.counted');
    return (
      <FocusedHeading level={1} className="text-3xl">
        {title}
      </FocusedHeading>
    );
  }
  const shown = formats.integer(number);
  return (
    <>
      <p className="font-semibold text-muted">{t('signed.thanks')}</p>
      <FocusedHeading level={1} className="mt-1" aria-label={t('signed.number', { n: shown })}>
        <span aria-hidden="true" className="block text-xl">
          {t('signed.numberLead')}
        </span>
        <span
          aria-hidden="true"
          className="block font-heading text-display font-extrabold tabular tracking-tight text-signal"
        >
          {shown}
        </span>
      </FocusedHeading>
    </>
  );
}

/** How many have signed in the signer's country. */
function CountryLine({ slug, country }: { slug: string; country: string }) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const { data } = useQuery(areaCountsQuery({}, slug));
  const count = data?.signatureCountryCount.find(({ countryCode }) => countryCode === country);
  if (!count) return null;
  return (
    <p className="mt-1 text-lg text-muted">
      {t('signed.country', {
        country: formats.country(country),
        ...counted(formats, count.totalCount),
      })}
    </p>
  );
}
