// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, localeOf, pathTo } from '@kga/contracts/core';
import { Card } from '@kga/ui/card';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { figuresQuery } from '../figures-queries.ts';
import { Happened } from '../happened/happened.tsx';

/** Where each offering leads. */
const offerings = {
  consultation: pathTo('consultation'),
  documents: pathTo('legalDocuments'),
  aid: pathTo('aidApplication'),
} as const;

const offeringNames = ['consultation', 'documents', 'aid'] as const;

/** What legal help there is, who gives it, and what happens with data. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    shared: { kind: 'page', id: 'legal' },
    path: pathTo('legal'),
    trail: [],
    describe: (url, origin) => ({
      '@type': 'CollectionPage',
      name: t('title'),
      description: t('description'),
      url,
      hasPart: offeringNames.map((name) => ({
        '@type': 'WebPage',
        name: t(`${name}.title`),
        description: t(`${name}.text`),
        url: origin + offerings[name],
      })),
    }),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} />
      <Happened />
      <Urgent />
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {offeringNames.map((name) => (
          <Card as="li" key={name}>
            <h2 className="text-xl">{t(`${name}.title`)}</h2>
            <p className="mt-2 text-muted">{t(`${name}.text`)}</p>
            <TextLink asChild variant="standalone">
              <Link to={offerings[name]}>{t(`${name}.action`)}</Link>
            </TextLink>
          </Card>
        ))}
      </ul>
      <Notice className="mt-10" title={t('notAdvice.title')}>
        {t('notAdvice.text')}
      </Notice>
      <SelfHelp />
      <Figures />
      <div className="grid gap-x-16 lg:grid-cols-2">
        <WhoHelps />
        <WhatHappensWithData />
      </div>
    </div>
  );
}

/** What cannot wait for an answer. */
function Urgent() {
  const { t } = useTranslation('legal');
  return (
    <p className="mt-6 max-w-text border-s-4 border-signal ps-4">
      <strong>{t('who.urgentTitle')}</strong> {t('who.urgent')}
    </p>
  );
}

/** What visitors can do by themselves. */
function SelfHelp() {
  const { t } = useTranslation('legal');
  const parts = [
    ['letter', pathTo('letter')],
    ['locker', pathTo('evidence')],
    ['countries', pathTo('legalRecords')],
    ['commitments', pathTo('commitments')],
  ] as const;
  return (
    <ul className="mt-12 grid gap-8 md:grid-cols-2">
      {parts.map(([name, to]) => (
        <li key={to} className="relative rounded bg-raised p-5">
          <h2 className="text-xl">
            <Link to={to} className="text-ink after:absolute after:inset-0">
              {t(`${name}.title`)}
            </Link>
          </h2>
          <p className="mt-2 text-muted">{t(`${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function WhoHelps() {
  const { t } = useTranslation('legal');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 max-w-text">
      <h2 id={id}>{t('who.title')}</h2>
      <p className="mt-3">{t('who.counsel')}</p>
      {(['not', 'other'] as const).map((part) => (
        <div key={part} className="mt-6">
          <h3 className="text-lg">{t(`who.${part}Title`)}</h3>
          <p className="mt-1">{t(`who.${part}`)}</p>
        </div>
      ))}
    </section>
  );
}

/** Requests so far; nothing until there is one. */
function Figures() {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const language = useLanguage();
  const id = useId();
  const { data } = useQuery(figuresQuery());
  if (data === undefined || data.received === 0) return null;
  const { medianDays } = data;
  const days = new Intl.NumberFormat(localeOf(language));
  const facts = [
    ['received', formats.integer(data.received)],
    ['answered', formats.integer(data.answered)],
    medianDays !== null && medianDays < 1
      ? (['medianTime', t('figures.underADay')] as const)
      : (['medianDays', medianDays === null ? '–' : days.format(medianDays)] as const),
  ] as const;
  return (
    <section aria-labelledby={id} className="mt-12 max-w-text">
      <h2 id={id}>{t('figures.title')}</h2>
      <dl className="mt-4 grid gap-6 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
            <dt className="text-sm text-muted">{t(`figures.${name}`)}</dt>
            <dd className="text-2xl font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WhatHappensWithData() {
  const { t } = useTranslation('legal');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 max-w-text">
      <h2 id={id}>{t('data.title')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
        {(['browser', 'requests', 'withdraw', 'audit'] as const).map((part) => (
          <li key={part}>{t(`data.${part}`)}</li>
        ))}
      </ul>
      <TextLink asChild variant="standalone" className="mt-2">
        <Link to={pathTo('privacy')}>{t('data.privacy')}</Link>
      </TextLink>
    </section>
  );
}
