// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, localeOf, pathTo } from '@kga/contracts/core';
import { Card } from '@kga/ui/card';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ShareButton } from '../components/share/share-button.tsx';
import { figuresQuery } from '../features/legal/figures-queries.ts';
import { SignActions } from '../features/petitions/petition/petition-actions.tsx';
import { useLanguage } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';

const reasons = ['sold', 'ask', 'matter'] as const;

/** What the campaign is about, beside the first screen. */
export function Reasons() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="why"
      aria-labelledby="why-title"
      tabIndex={-1}
      className="scroll-mt-6 border-t border-line pt-6 outline-none"
    >
      <h2 id="why-title" className="text-xl">
        {t('why.title')}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-3">
        {reasons.map((reason) => (
          <div key={reason} className="max-md:text-sm">
            <h3 className="text-base max-md:inline max-md:text-sm">{t(`why.${reason}.title`)}</h3>{' '}
            <p className="text-sm text-muted max-md:inline md:mt-1">{t(`why.${reason}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The offerings of legal help, with the page on which each begins. */
const offerings = [
  { offering: 'consultation', to: pathTo('consultation') },
  { offering: 'documents', to: pathTo('legalDocuments') },
  { offering: 'aid', to: pathTo('aidApplication') },
] as const;

export function LegalHelp() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="legal-title" className="offscreen">
      <h2 id="legal-title">{t('legal.title')}</h2>
      <p className="sm:text-lg">
        <TextLink asChild variant="standalone">
          <Link to={`${pathTo('legal')}#happened`}>{t('legal.question')}</Link>
        </TextLink>
      </p>
      <LegalFigures />
      <div className="mt-6 grid gap-8 max-md:mt-4 max-md:gap-3 md:grid-cols-3">
        {offerings.map(({ offering, to }) => (
          <Card
            key={offering}
            className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:pt-2"
          >
            <h3 className="max-md:text-lg">{t(`legal.${offering}.title`)}</h3>
            <p className="mt-2 text-muted max-md:col-start-1 max-md:mt-0 max-md:text-sm">
              {t(`legal.${offering}.text`)}
            </p>
            <TextLink
              asChild
              variant="standalone"
              className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:max-w-32 max-md:self-center max-md:text-end max-md:text-sm"
            >
              <Link to={to}>{t(`legal.${offering}.action`)}</Link>
            </TextLink>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** Requests for help so far; nothing until there is one. */
function LegalFigures() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { data } = useQuery(figuresQuery());
  if (data === undefined || data.received === 0) return null;
  const number = new Intl.NumberFormat(localeOf(language));
  const { received, answered, medianDays } = data;
  return (
    <p className="mt-2 text-sm text-muted tabular">
      {t('legal.figures', { received: number.format(received), answered: number.format(answered) })}{' '}
      {medianDays !== null &&
        (medianDays < 1
          ? t('legal.medianUnderADay')
          : t('legal.median', { days: number.format(medianDays) }))}
    </p>
  );
}

export function ClosingCall() {
  const { t } = useTranslation(['landing', 'shell']);
  const language = useLanguage();
  return (
    <section aria-labelledby="closing-title" className="border-t-2 border-ink pt-4 sm:pt-6">
      <p className="mb-3 max-w-[26ch] font-heading text-xl leading-tight sm:mb-6 sm:text-2xl font-bold text-balance">
        {t('shell:notFound.memorial')}
      </p>
      <h2 id="closing-title">{t('closing.title')}</h2>
      <p className="mt-1 text-lg text-muted sm:mt-2">{t('closing.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
        <SignActions viaLogin />
        <ShareButton
          shared={{
            kind: 'petition',
            id: campaign.slug,
            title: campaign.brand,
            path: pathTo('home'),
            language,
          }}
          size="large"
        />
      </div>
    </section>
  );
}
