// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, localeOf, pathTo } from '@kga/contracts/core';
import { Card } from '@kga/ui/card';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import { FolderLock, ListChecks } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { figuresQuery } from '../figures-queries.ts';
import { Fold } from '../fold.tsx';
import { Doors } from '../happened/doors.tsx';
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
      <Doors />
      <Urgent />
      <ul className="mt-8 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {offeringNames.map((name) => (
          <Card as="li" key={name}>
            <h2 className="text-lg">{t(`${name}.title`)}</h2>
            <p className="mt-1 text-muted">{t(`${name}.text`)}</p>
            <TextLink asChild variant="standalone">
              <Link to={offerings[name]}>{t(`${name}.action`)}</Link>
            </TextLink>
          </Card>
        ))}
      </ul>
      <Keeping />
      <Figures />
      <Background />
      <p className="mt-6 max-w-text text-sm text-muted">
        <strong className="block">{t('notAdvice.title')}</strong> {t('notAdvice.text')}
      </p>
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

/** Where visitors keep what proves a claim, and what others promised. */
function Keeping() {
  const { t } = useTranslation('legal');
  const parts = [
    ['locker', FolderLock, pathTo('evidence')],
    ['commitments', ListChecks, pathTo('commitments')],
  ] as const;
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-2 md:grid-cols-2">
      {parts.map(([name, Icon, to]) => (
        <li key={to} className="relative flex gap-x-3 py-2">
          <Icon className="mt-1 size-5 shrink-0 text-muted" aria-hidden="true" />
          <div>
            <h2 className="text-base">
              <Link to={to} className="text-ink after:absolute after:inset-0">
                {t(`${name}.title`)}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">{t(`${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Who helps, who else can, and what happens with data, folded. */
function Background() {
  const { t } = useTranslation('legal');
  const folds = [
    ['who.title', 'who.counsel'],
    ['who.notTitle', 'who.not'],
    ['who.otherTitle', 'who.other'],
  ] as const;
  return (
    <div className="mt-8 border-t border-edge">
      {folds.map(([title, text]) => (
        <Fold key={title} title={t(title)}>
          <p className="max-w-text">{t(text)}</p>
        </Fold>
      ))}
      <Fold title={t('data.title')}>
        <ul className="flex max-w-text list-disc flex-col gap-2 ps-5">
          {(['browser', 'requests', 'withdraw', 'audit'] as const).map((part) => (
            <li key={part}>{t(`data.${part}`)}</li>
          ))}
        </ul>
        <TextLink asChild variant="standalone" className="mt-2">
          <Link to={pathTo('privacy')}>{t('data.privacy')}</Link>
        </TextLink>
      </Fold>
    </div>
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
