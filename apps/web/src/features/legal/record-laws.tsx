// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalLaw,
  type LegalSource,
  legalTopics,
  officialArticle,
  officialTitle,
} from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';

import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { EnglishText, SourceLink } from './statement-lines.tsx';

/** The language of the record. */
type InLanguage = { language: string };

/** Entries of the same law on the same topic, which differ in what they apply to. */
type SameLaw = readonly [LegalLaw, ...LegalLaw[]];

/** The laws of a record in the order of their topics, each with all its entries. */
export function groupLaws(laws: readonly LegalLaw[]): SameLaw[] {
  const groups = new Map<string, [LegalLaw, ...LegalLaw[]]>();
  for (const law of legalTopics.flatMap((topic) => laws.filter((each) => each.topic === topic))) {
    const key = `${law.topic} ${law.title}`;
    const found = groups.get(key);
    if (found) found.push(law);
    else groups.set(key, [law]);
  }
  return [...groups.values()];
}

/** The laws of a record by topic, each with its articles and what they are about. */
export function Laws({ laws, language }: InLanguage & { laws: readonly LegalLaw[] }) {
  const { t } = useTranslation('recordLegal');
  const groups = groupLaws(laws);
  const found = legalTopics.filter((topic) => laws.some((law) => law.topic === topic));
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {found.map((topic) => (
        <section key={topic} className="border-t border-line pt-3">
          <h3 className="text-lg">{t(`topics.${topic}`)}</h3>
          <ul>
            {groups
              .filter(([law]) => law.topic === topic)
              .map((entries) => (
                <Law key={entries[0].id} entries={entries} language={language} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Law({ entries, language }: InLanguage & { entries: SameLaw }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const [law] = entries;
  const title = officialTitle(law, language, reader);
  const directives = [...new Set(entries.flatMap((each) => each.implements ?? []))];
  return (
    <li className="mt-3">
      <p className="font-semibold">
        <bdi lang={title.language}>{title.text}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <EnglishText of={title} />
        <SourceLink source={law.source} />
      </div>
      {directives.map((directive) => (
        <p key={directive} className="mb-1">
          <Badge>{t('implements', { directive: t(`directives.${directive}`) })}</Badge>
        </p>
      ))}
      {entries.map((entry) => (
        <div key={entry.id}>
          <LawNotes law={entry} said={law.source} language={language} />
          <Articles law={entry} language={language} />
        </div>
      ))}
    </li>
  );
}

function Articles({ law, language }: InLanguage & { law: LegalLaw }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const formats = useFormats();
  const { articles } = law;
  const articleLanguage = law.titleEn === undefined ? 'en' : language;
  if (articles.length === 0) {
    return <p className="mt-2 text-sm text-muted">{t('missingArticles')}</p>;
  }
  return (
    <details className="print-open">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('articles', counted(formats, articles.length))}
      </summary>
      <dl className="mt-1 mb-3 grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
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
  );
}

type NotesProps = InLanguage & {
  law: LegalLaw;
  /** The source that is linked already. */
  said: LegalSource;
};

/** From when a law applies, what it gives, and what changed since. */
function LawNotes({ law, said, language }: NotesProps) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const reader = useLanguage();
  const { applies, effect, changes = [], source } = law;
  const line = 'flex flex-wrap items-center gap-x-3';
  const isNew = (each: LegalSource) => each.url !== said.url;
  return (
    <div className="text-sm" suppressHydrationWarning>
      {effect !== 'claim' && <p className="font-semibold">{t(`effects.${effect}`)}</p>}
      {isNew(source) && <SourceLink source={source} />}
      {applies !== undefined && (
        <p className={line}>
          {t(`applies.${applies.to}`, { date: formats.day(applies.from) })}
          {isNew(applies.source) && <SourceLink source={applies.source} />}
        </p>
      )}
      {changes.map((change) => {
        const { act, inLanguages } = change;
        const about = formats.list(change.about.map((right) => t(`rights.${right}`)));
        const cited = officialArticle({ article: act, inLanguages }, language, reader);
        return (
          <div key={`${change.day} ${act}`} className="mt-1">
            <p className={line}>
              {t('changed', { date: formats.day(change.day), about })}
              {isNew(change.source) && <SourceLink source={change.source} />}
            </p>
            <p className="text-muted" lang={cited.language}>
              {cited.text}
            </p>
          </div>
        );
      })}
    </div>
  );
}
