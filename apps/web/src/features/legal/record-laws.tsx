// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalLaw,
  type LegalTimeLimit,
  type OfficialText,
  legalTopics,
  officialArticle,
  officialTitle,
  durationRange,
} from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';

import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
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
  const formats = useFormats();
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
      <LawNotes law={law} language={language} />
      {articles.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('missingArticles')}</p>
      ) : (
        <details className="print-open mt-1">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('articles', counted(formats, articles.length))}
          </summary>
          <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
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
        </details>
      )}
      <SourceLine source={source} />
    </li>
  );
}

/** From when a law applies, what it gives, and what changed since. */
function LawNotes({ law, language }: InLanguage & { law: LegalLaw }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const reader = useLanguage();
  const { applies, effect, changes = [], source } = law;
  return (
    <div className="mt-2 text-sm" suppressHydrationWarning>
      {effect !== 'claim' && <p className="font-semibold">{t(`effects.${effect}`)}</p>}
      {applies !== undefined && (
        <>
          <p>{t(`applies.${applies.to}`, { date: formats.day(applies.from) })}</p>
          {applies.source.url !== source.url && <SourceLine source={applies.source} />}
        </>
      )}
      {changes.map((change) => {
        const { act, inLanguages } = change;
        const about = formats.list(change.about.map((right) => t(`rights.${right}`)));
        return (
          <div key={`${change.day} ${act}`}>
            <p>{t('changed', { date: formats.day(change.day), about })}</p>
            <Article of={officialArticle({ article: act, inLanguages }, language, reader)} />
            {change.source.url !== source.url && <SourceLine source={change.source} />}
          </div>
        );
      })}
    </div>
  );
}

function Article({ of: { text, language } }: { of: OfficialText }) {
  return (
    <p className="text-muted" lang={language}>
      {text}
    </p>
  );
}

/** How long a limit lasts and from when, in words. */
export function useLimitText() {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  return ({ duration, from }: Pick<LegalTimeLimit, 'duration' | 'from'>): string =>
    duration === null
      ? t('limitWhole')
      : t('limit', { duration: durationRange(language, [duration]), start: t(`starts.${from}`) });
}

/** The time limits of a record. */
export function TimeLimits({
  limits,
  language,
}: InLanguage & { limits: readonly LegalTimeLimit[] }) {
  return (
    <ul>
      {limits.map((limit) => (
        <TimeLimit
          key={`${limit.kind} ${limit.duration} ${limit.from} ${limit.supply} ${limit.article}`}
          limit={limit}
          language={language}
        />
      ))}
    </ul>
  );
}

function TimeLimit({ limit, language }: InLanguage & { limit: LegalTimeLimit }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const limitText = useLimitText();
  const { kind, supply, isMinimum, exceptions = [], article, inLanguages, source } = limit;
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold">{t(`limits.${kind}`)}</p>
      <p suppressHydrationWarning>{limitText(limit)}</p>
      {supply !== undefined && <p className="text-muted">{t(`supplies.${supply}`)}</p>}
      {isMinimum === true && <p className="text-muted">{t('minimum')}</p>}
      {article !== undefined && (
        <Article of={officialArticle({ article, inLanguages }, language, reader)} />
      )}
      {exceptions.map((exception) => (
        <div key={exception.case}>
          <p>{t(`exceptions.${exception.case}`)}</p>
          {exception.article !== undefined && (
            <Article
              of={officialArticle(
                { article: exception.article, inLanguages: exception.inLanguages },
                language,
                reader,
              )}
            />
          )}
          {exception.source.url !== source.url && <SourceLine source={exception.source} />}
        </div>
      ))}
      <SourceLine source={source} />
    </li>
  );
}
