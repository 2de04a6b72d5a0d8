// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { LoadMore } from '../../../components/infinite-list.tsx';
import { counted, useFormats, useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { localizedIn } from '../petition-texts.ts';
import { countChangesQuery } from '../queries.ts';

type PartProps = { petition: Petition };

type SectionProps = { title: string; anchor?: string; children: ReactNode };

/** A section of the page. */
export function Part({ title, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the numbers bring, and which of them are reached. */
export function Milestones({ petition }: PartProps) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const language = useLanguage();
  const { milestones, signatureCount, language: own } = petition;
  if (milestones.length === 0) return null;
  return (
    <Part title={t('milestones.title')}>
      <ol className="mt-3 border-t border-line">
        {milestones.map(({ count, effect }) => {
          const shown = localizedIn(effect, language, own);
          return (
            <li key={count} className="border-b border-line py-3">
              <p className="font-semibold tabular">
                {t('count', counted(formats, count))}
                {(signatureCount ?? 0) >= count && (
                  <span className="ms-2 text-muted">
                    <span aria-hidden="true">✓ </span>
                    {t('milestones.reached')}
                  </span>
                )}
              </p>
              <p lang={shown.language}>{shown.text}</p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

/** Leads to what a figure or a date rests on. */
export function SourceLink({ url }: { url: string }) {
  const { t } = useTranslation('petitions');
  return (
    <>
      {' · '}
      <a href={url} rel="noreferrer">
        {t('source')}
      </a>
    </>
  );
}

/** What the addressee answered. */
export function Answer({ petition }: PartProps) {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  const { answer, translations, language: own } = petition;
  if (answer === null) return null;
  const translated = translations[language]?.answer;
  return (
    <Part title={t('answer')}>
      <p lang={translated === undefined ? own : language} className="mt-3 max-w-text">
        {translated ?? answer}
      </p>
    </Part>
  );
}

/** The campaign's posts, the newest first. */
export function Updates({ petition: { updates } }: PartProps) {
  const { t } = useTranslation('petitions');
  const formats = useLocalFormats();
  if (updates.length === 0) return null;
  return (
    <Part title={t('updates')}>
      {updates.map(({ id, title, content, language, createdAt, editedAt }) => (
        <article key={id} className="mt-4 border-t border-line pt-4" lang={language}>
          <h3 className="text-lg">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-sm text-muted">
            <time dateTime={createdAt}>{formats.day(createdAt)}</time>
            {editedAt !== null && ` · ${t('corrected', { day: formats.day(editedAt) })}`}
          </p>
          <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
            {content}
          </p>
        </article>
      ))}
    </Part>
  );
}

/** Figures that were reported, with their sources. */
export function Figures({ petition: { figures } }: PartProps) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  if (figures.length === 0) return null;
  return (
    <Part title={t('figures')}>
      <ul className="mt-3 border-t border-line">
        {figures.map(({ signatureCount, atLeast, date, sourceUrl }) => (
          <li key={`${date} ${signatureCount}`} className="border-b border-line py-3 tabular">
            <span className="font-semibold">
              {t(atLeast ? 'countAtLeast' : 'count', counted(formats, signatureCount))}
            </span>
            {' · '}
            <time dateTime={date}>{formats.partialDate(date)}</time>
            <SourceLink url={sourceUrl} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const isAddress = (source: string): boolean => /^https?:\/\//.test(source);

/** What the facts rest on, and the petition in the official system. */
export function Sources({ petition: { sources, officialUrl, reference } }: PartProps) {
  const { t } = useTranslation('petitions');
  if (sources.length === 0 && officialUrl === null) return null;
  return (
    <Part title={t('sources')}>
      <ul className="mt-2 grid gap-1">
        {sources.map((source) => (
          <li key={source} className="[overflow-wrap:anywhere]">
            {isAddress(source) ? (
              <a href={source} rel="noreferrer" className="inline-flex min-h-11 items-center">
                {source.replace(/^https?:\/\/(?:www\.)?/, '')}
              </a>
            ) : (
              // The names of sources are English.
              <span lang="en">{source}</span>
            )}
          </li>
        ))}
        {officialUrl !== null && (
          <li>
            <a href={officialUrl} className="inline-flex min-h-11 items-center">
              {reference === '' ? new URL(officialUrl).host : reference}
            </a>
          </li>
        )}
      </ul>
    </Part>
  );
}

/** Each change of the count that an admin made, the newest first. */
export function CountChanges({ petition: { id } }: PartProps) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const list = useInfiniteQuery(countChangesQuery(id));
  const changes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (changes.length === 0) return null;
  return (
    <Part title={t('reviews.title')}>
      <p className="mt-1 text-muted">{t('reviews.intro')}</p>
      <ul className="mt-3 border-t border-line">
        {changes.map(({ id: change, kind, signatureCount, at }) => (
          <li key={change} className="border-b border-line py-2 tabular">
            <time dateTime={at} className="text-muted">
              {formats.day(at)}
            </time>{' '}
            · {t(`reviews.${kind}`, counted(formats, signatureCount))}
          </li>
        ))}
      </ul>
      <LoadMore list={list} onLoad={() => void list.fetchNextPage()} />
    </Part>
  );
}
