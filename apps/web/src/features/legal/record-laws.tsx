import {
  type LegalLaw,
  type LegalTimeLimit,
  type Language,
  legalTopics,
  localeOf,
} from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { SourceLine } from './source-line.tsx';

type InLanguage = { language: string | undefined };

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
  const { title, titleEn, implements: directive, articles, source } = law;
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold">
        <bdi lang={titleEn === undefined ? 'en' : language}>{title}</bdi>
      </p>
      {titleEn !== undefined && (
        <p className="text-sm text-muted" lang="en">
          {titleEn}
        </p>
      )}
      {directive !== undefined && (
        <p className="mt-2">
          <Badge>{t('implements', { directive: t(`directives.${directive}`) })}</Badge>
        </p>
      )}
      {articles.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('missingArticles')}</p>
      ) : (
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          {articles.map(({ article, rights }) => (
            <div key={article} className="contents">
              <dt className="max-sm:mt-2" lang={titleEn === undefined ? 'en' : language}>
                {article}
              </dt>
              <dd className="text-muted">
                {rights.map((right) => t(`rights.${right}`)).join(' · ')}
              </dd>
            </div>
          ))}
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

/** The time limits of a record. */
export function TimeLimits({
  limits,
  language: lawLanguage,
}: InLanguage & { limits: readonly LegalTimeLimit[] }) {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  return (
    <ul>
      {limits.map(({ kind, duration, from, article, source }) => (
        <li key={`${kind} ${duration} ${from} ${article}`} className="border-b border-line py-4">
          <p className="font-semibold">{t(`limits.${kind}`)}</p>
          <p suppressHydrationWarning>
            {t('limit', { duration: durationIn(language, duration), start: t(`starts.${from}`) })}
          </p>
          {article !== undefined && (
            <p className="text-muted" lang={lawLanguage}>
              {article}
            </p>
          )}
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
