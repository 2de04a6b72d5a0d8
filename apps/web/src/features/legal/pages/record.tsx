// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, localeOf, pathTo, regionOf } from '@kga/contracts/core';
import {
  type LegalRecord,
  isDueForReview,
  missingDirectives,
  officialTitle,
  recordLanguage,
  sourcesOf,
} from '@kga/contracts/legal';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { BackLink, PageHeader } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { Acts, useActs } from '../../../content/acts.tsx';
import { letterPath } from '../../../content/letter-path.ts';
import { useToday } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Answers } from '../answers/answers.tsx';
import { recordQuery } from '../queries.ts';
import { RecordAnswers } from '../record-answers.tsx';
import { Bodies, Liable, Part } from '../record-bodies.tsx';
import { Laws, TimeLimits } from '../record-laws.tsx';
import { useLegalRegionName } from '../region-name.ts';

/** The consumer law of one region. */
export function RecordPage() {
  const { t } = useTranslation('legal');
  const { id = '' } = useParams();
  const record = useQuery(recordQuery(id));
  if (record.data) return <RecordView key={id} record={record.data} />;
  if (record.data === null) return <NotFoundPage />;
  return <PageState namespace="legal" query={record} failed={t('countries.failed')} />;
}

function RecordView({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const country = useLegalRegionName()(record.id);
  const today = useToday();
  const { laws, limits, authority, advice, disputeBodies, representatives, alsoLiable } = record;
  const language = recordLanguage(record);
  const isDue = sourcesOf(record).some(({ checked }) => isDueForReview(checked, today));
  const { sign, ask } = useActs({ region: record.id });
  useHead(record, country);
  return (
    <article className="column-data pt-8 sm:pt-12">
      <BackLink to={pathTo('legalRecords')}>{t('back')}</BackLink>
      <PageHeader
        title={<h1 suppressHydrationWarning>{t('title', { country })}</h1>}
        lead={t('lead', { country })}
      />
      {isDue && (
        <Notice tone="caution" className="mt-6" title={t('due')}>
          {t('dueText')}
        </Notice>
      )}
      <RecordAnswers record={record} />
      <Acts
        acts={[{ label: t('writeLetter'), to: letterPath({ region: record.id }) }, sign, ask]}
      />
      <Part title={t('laws')} isMissing={laws.length === 0}>
        <Laws laws={laws} language={language} />
        <MissingDirectives record={record} />
      </Part>
      <Part title={t('limitsTitle')} isMissing={limits.length === 0}>
        <TimeLimits limits={limits} language={language} />
      </Part>
      <Part title={t('authority')} isMissing={authority === null}>
        <Bodies bodies={authority ? [authority] : []} language={language} />
      </Part>
      {alsoLiable.length > 0 && (
        <Part title={t('liable')} isMissing={false}>
          <Liable liable={alsoLiable} language={language} />
        </Part>
      )}
      {advice.length > 0 && (
        <Part title={t('advice')} isMissing={false}>
          <Bodies bodies={advice} language={language} />
        </Part>
      )}
      <Part title={t('disputeBodies')} isMissing={disputeBodies.length === 0}>
        <Bodies bodies={disputeBodies} language={language} />
      </Part>
      <Part title={t('representatives')} isMissing={representatives === null}>
        <Bodies
          bodies={representatives ? [representatives] : []}
          language={language}
          website={t('findRepresentative')}
        />
      </Part>
      <Answers region={record.id} />
      <Part title={t('letterLanguages')} isMissing={false}>
        <LetterLanguages languages={record.letterLanguages} />
      </Part>
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <p>{t('notAdvice')}</p>
      </div>
    </article>
  );
}

function MissingDirectives({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const missing = missingDirectives(record);
  if (missing.length === 0) return null;
  const names = missing.map((directive) => t(`directives.${directive}`));
  return (
    <p className="mt-4 max-w-text text-sm text-muted" suppressHydrationWarning>
      {t('missingDirectives', { directives: formats.list(names) })}
    </p>
  );
}

function useHead(record: LegalRecord, country: string): void {
  const { t } = useTranslation(['recordLegal', 'legal']);
  const reader = useLanguage();
  const language = recordLanguage(record);
  const title = t('title', { country });
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description', { country }),
    // Parts of countries have no image.
    shared: regionOf(record.id) && { kind: 'law', id: record.id },
    trail: [
      { name: t('legal:title'), path: pathTo('legal') },
      { name: t('legal:countries.title'), path: pathTo('legalRecords') },
    ],
    describe: (url) => ({
      '@type': 'WebPage',
      name: title,
      url,
      about: record.laws.map((law) => {
        const name = officialTitle(law, language, reader);
        return {
          '@type': 'Legislation',
          name: name.text,
          inLanguage: name.language,
          legislationJurisdiction: record.id,
          url: law.source.url,
        };
      }),
    }),
  });
}

function LetterLanguages({ languages }: { languages: readonly string[] }) {
  const formats = useFormats();
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  return (
    <p className="mt-2" suppressHydrationWarning>
      {formats.list(languages.map((each) => names.of(each) ?? each))}
    </p>
  );
}
