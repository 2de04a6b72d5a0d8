// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';
import {
  type LegalLaw,
  type LegalTimeLimit,
  type OfficialText,
  legalTopics,
  officialArticle,
  officialTitle,
} from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { EnglishText, SourceLine } from './statement-lines.tsx';

/** The language of the record. */
type InLanguage = { language: string };

/** The laws of a record by topic, each with its articles and what they are about. */
export function Laws({ laws, language }: InLanguage & { laws: readonly LegalLaw[] }) {
  const { t } = useTranslation('recordLegal');
  const found = legalTopics.filter((topic) => laws.some((law) => law.topic === topic));
  return found.map((topic) => (
    <section key={topic} className="mt-6">
      <h3 className="text-lg">{t(`topics.${topic}`)}</h3>
      <ul>
        {laws
          .filter((law) => law.topic === topic)
          .map((law) => (
            <Law key={law.id} law={law} language={language} />
          ))}
      </ul>
    </section>
  ));
}

function Law({ law, language }: InLanguage & { law: LegalLaw }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const { implements: directive, articles, source } = law;
  const title = officialTitle(law, language, reader);
  const articleLanguage = law.titleEn === undefined ? 'en' : language;
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold">
        <bdi lang={title.language}>{title.text}</bdi>
      </p>
      <EnglishText of={title} />
      {directive !== undefined && (
        <p className="mt-2">
          <Badge>{t('implements', { directive: t(`directives.${directive}`) })}</Badge>
        </p>
      )}
      {articles.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('missingArticles')}</p>
      ) : (
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          {articles.map((cited) => {
            const article = officialArticle(cited, articleLanguage, reader);
            return (
              <div key={cited.article} className="contents">
                <dt className="max-sm:mt-2" lang={article.language}>
                  {article.text}
                </dt>
                <dd className="text-muted">
                  {cited.rights.map((right) => t(`rights.${right}`)).join(' · ')}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <SourceLine source={source} />
    </li>
  );
}

const units = { Y: 'year', M: 'month', D: 'day' } as const;

const hasUnit = (text: string): text is keyof typeof units => text in units;

/** A duration such as `P2Y` in words. */
function durationIn(language: Language, duration: string): string {
  const [, count = '0', letter = ''] = /^P(\d+)([YMD])$/.exec(duration) ?? [];
  if (!hasUnit(letter)) return duration;
  const format = { style: 'unit', unit: units[letter], unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(Number(count));
}

function Article({ of: { text, language } }: { of: OfficialText }) {
  return (
    <p className="text-muted" lang={language}>
      {text}
    </p>
  );
}

/** The time limits of a record. */
export function TimeLimits({
  limits,
  language: lawLanguage,
}: InLanguage & { limits: readonly LegalTimeLimit[] }) {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  return (
    <ul>
      {limits.map(({ kind, duration, from, article, inLanguages, source }) => (
        <li key={`${kind} ${duration} ${from} ${article}`} className="border-b border-line py-4">
          <p className="font-semibold">{t(`limits.${kind}`)}</p>
          <p suppressHydrationWarning>
            {t('limit', { duration: durationIn(language, duration), start: t(`starts.${from}`) })}
          </p>
          {article !== undefined && (
            <Article of={officialArticle({ article, inLanguages }, lawLanguage, language)} />
          )}
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
