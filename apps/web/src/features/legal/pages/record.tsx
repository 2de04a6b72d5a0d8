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
import { type ComponentProps, useId } from 'react';
import { useParams } from 'react-router-dom';

import { BackLink, PageHeader } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { Acts, useActs } from '../../../content/acts.tsx';
import { useToday } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Answers } from '../answers/answers.tsx';
import { recordQuery } from '../queries.ts';
import { RecordAnswers } from '../record-answers.tsx';
import { Bodies, BodyName, Liable, Part } from '../record-bodies.tsx';
import { Laws, groupLaws } from '../record-laws.tsx';
import { TimeLimits } from '../record-limits.tsx';
import { useLegalRegionName } from '../region-name.ts';
import { UsualDay, usualDayOf } from '../statement-lines.tsx';

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
      <Acts acts={[sign, ask]} isQuiet className="mt-4" />
      <Parts record={record} />
      <p className="mt-6 max-w-text text-sm text-muted">{t('notAdvice')}</p>
    </article>
  );
}

/** What the answers rest on, folded where there is little room. */
function Parts({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const usualDay = usualDayOf(sourcesOf(record));
  const { laws, limits, alsoLiable } = record;
  const language = recordLanguage(record);
  return (
    <UsualDay value={usualDay}>
      <div className="mt-8 border-t-2 border-ink">
        {usualDay !== undefined && (
          <p className="border-b border-edge py-3 text-sm text-muted" suppressHydrationWarning>
            {t('checkedAll', { date: formats.day(usualDay) })}
          </p>
        )}
        <Part
          id="laws"
          title={t('laws')}
          note={formats.integer(groupLaws(laws).length)}
          isMissing={laws.length === 0}
        >
          <Laws laws={laws} language={language} />
          <MissingDirectives record={record} />
        </Part>
        <Part
          id="limits"
          title={t('limitsTitle')}
          note={formats.integer(limits.length)}
          isMissing={limits.length === 0}
        >
          <TimeLimits limits={limits} language={language} />
        </Part>
        {alsoLiable.length > 0 && (
          <Part id="liable" title={t('liable')} note={formats.integer(alsoLiable.length)}>
            <Liable liable={alsoLiable} language={language} />
          </Part>
        )}
        <HelperParts record={record} language={language} />
        <Answers region={record.id} />
        <LetterLanguages languages={record.letterLanguages} />
      </div>
    </UsualDay>
  );
}

/** Who helps and who decides, two to a row where there is room. */
function HelperParts({ record, language }: { record: LegalRecord; language: string }) {
  const { t } = useTranslation('recordLegal');
  const { authority, advice, disputeBodies, representatives } = record;
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      <BodyPart
        id="authority"
        title={t('authority')}
        bodies={authority ? [authority] : []}
        language={language}
      />
      {advice.length > 0 && (
        <BodyPart id="advice" title={t('advice')} bodies={advice} language={language} />
      )}
      <BodyPart
        id="disputes"
        title={t('disputeBodies')}
        bodies={disputeBodies}
        language={language}
      />
      <BodyPart
        id="representatives"
        title={t('representatives')}
        bodies={representatives ? [representatives] : []}
        website={t('findRepresentative')}
        language={language}
      />
    </div>
  );
}

type BodyPartProps = ComponentProps<typeof Bodies> & { id: string; title: string };

/** Bodies of one kind: a single one by its name, several by their number. */
function BodyPart({ id, title, bodies, ...props }: BodyPartProps) {
  const formats = useFormats();
  const [first] = bodies;
  const isOne = bodies.length === 1;
  return (
    <Part
      id={id}
      title={title}
      note={
        first && isOne ? (
          <span className="group-open/fold:hidden">
            <BodyName body={first} language={props.language} />
          </span>
        ) : (
          formats.integer(bodies.length)
        )
      }
      isMissing={first === undefined}
    >
      <Bodies bodies={bodies} {...props} />
    </Part>
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
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-14 flex-wrap items-baseline gap-x-3 border-b border-edge py-3"
    >
      <h2 id={id} className="text-xl">
        {t('letterLanguages')}
      </h2>
      <p className="text-muted" suppressHydrationWarning>
        {formats.list(languages.map((each) => names.of(each) ?? each))}
      </p>
    </section>
  );
}
